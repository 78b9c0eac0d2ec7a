import { render, screen, waitFor } from '@testing-library/react';
import { MyDetails } from '@/components/account/MyDetails';
import { dictionaries } from '@/lib/shared/i18n/dictionaries';
import { user } from '@/tests/support/user';
import { answerWith, json, server } from '../server';

const words = dictionaries.en.account;
const { me } = words;
const onSaved = jest.fn();

beforeEach(() => {
  onSaved.mockClear();
  document.documentElement.lang = 'en';
  answerWith({ 'PATCH /api/session/account': () => json({ name: 'Aigul' }) });
});

const show = (name: string) => render(<MyDetails words={words} name={name} email="" onSaved={onSaved} />);
const save = () => screen.getByRole('button', { name: me.save });
const changes = () => server.requested.filter(({ method }) => method !== 'GET');

test('nothing is saved until something has changed, nor when the change is taken back', async () => {
  show('Aisha');
  expect(save()).toHaveAttribute('aria-disabled', 'true');
  await user.type(screen.getByLabelText(me.name), '{Enter}');
  await user.type(screen.getByLabelText(me.name), 'a{Backspace}{Enter}');
  expect(changes()).toEqual([]);
  expect(save()).toHaveAttribute('aria-disabled', 'true');
});

test('a change can be saved, once, and nothing is sent that was not changed', async () => {
  show('Aisha');
  const field = screen.getByLabelText(me.name);
  await user.clear(field);
  await user.type(field, 'Aigul');
  expect(save()).toHaveAttribute('aria-disabled', 'false');
  await user.click(save());
  await waitFor(() => expect(onSaved).toHaveBeenCalledWith({ name: 'Aigul' }));
  expect(changes().map(({ body }) => body)).toEqual([{ name: 'Aigul' }]);
});

test('a name that is missing is asked for at once', async () => {
  show('');
  expect(save()).toHaveAttribute('aria-disabled', 'true');
  await user.type(screen.getByLabelText(me.name), '{Enter}');
  expect(screen.getByLabelText(me.name)).toHaveAccessibleDescription(me.error_name_required);
  expect(changes()).toEqual([]);
});
