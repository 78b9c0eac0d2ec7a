import { render, screen, waitFor, within } from '@testing-library/react';
import { AccountDeletion } from '@/components/account/personal/AccountDeletion';
import { PersonalData } from '@/components/account/personal/PersonalData';
import { saveFile } from '@/components/account/personal/save-file';
import { askConfirm } from '@/lib/client/modals/message';
import { askPin } from '@/lib/client/parental/ask-pin';
import { refreshOwned } from '@/lib/client/viewer/refresh-owned';
import { dictionaries } from '@/lib/shared/i18n/dictionaries';
import { user } from '@/tests/support/user';
import { setKnownCookie } from '../../support/known-cookie';
import { axeProblems } from '../axe';
import { answerWith, json, refusal, server } from '../server';

jest.mock('@/components/account/personal/save-file', () => ({ saveFile: jest.fn() }));
jest.mock('@/lib/client/modals/message', () => ({ askConfirm: jest.fn() }));
jest.mock('@/lib/client/viewer/refresh-owned', () => ({ refreshOwned: jest.fn() }));
jest.mock('@/lib/client/parental/ask-pin', () => ({ askPin: jest.fn() }));

const words = dictionaries.en.account;
const onChange = jest.fn();
const AT = Date.UTC(2026, 11, 9, 12);

beforeEach(() => {
  jest.clearAllMocks();
  document.documentElement.lang = 'en';
  setKnownCookie('user');
  answerWith({
    'POST /api/session/export': () => json({ account: { phone: '77010000001' } }),
    'POST /api/session/deletion': () => json({ deletionAt: AT }),
    'DELETE /api/session/deletion': () => json(null),
  });
});

const show = (deletionAt: number | null = null) =>
  render(
    <>
      <PersonalData words={words} />
      <AccountDeletion words={words} deletionAt={deletionAt} onChange={onChange} />
    </>,
  );
const press = (name: string) => user.click(screen.getByRole('button', { name }));

test('the data are saved as a file', async () => {
  show();
  await press(words.personal.download);
  await waitFor(() => expect(saveFile).toHaveBeenCalledTimes(1));
  expect(JSON.parse(jest.mocked(saveFile).mock.calls[0]?.[0] ?? '')).toEqual({
    account: { phone: '77010000001' },
  });
});

test('where the server wants the PIN it is asked for; closing the question is no error', async () => {
  server.answers['POST /api/session/export'] = () => refusal(403, 'pin_required');
  jest.mocked(askPin).mockResolvedValue(false);
  show();
  await press(words.personal.download);
  await waitFor(() => expect(askPin).toHaveBeenCalledWith({ action: 'settings' }));
  expect(saveFile).not.toHaveBeenCalled();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('the deletion asks for confirmation first', async () => {
  jest.mocked(askConfirm).mockResolvedValueOnce(false).mockResolvedValueOnce(true);
  show();
  await press(words.personal.remove);
  await waitFor(() => expect(askConfirm).toHaveBeenCalledTimes(1));
  expect(server.requested).toEqual([]);
  await press(words.personal.remove);
  await waitFor(() => expect(onChange).toHaveBeenCalledWith({ deletionAt: AT }));
});

test('no payment is announced after it: what is owned is read again', async () => {
  jest.mocked(askConfirm).mockResolvedValueOnce(true);
  jest
    .mocked(refreshOwned)
    .mockImplementation(async () => expect(server.requested.map(({ method }) => method)).toEqual(['POST']));
  show();
  await press(words.personal.remove);
  await waitFor(() => expect(onChange).toHaveBeenCalledWith({ deletionAt: AT }));
  expect(refreshOwned).toHaveBeenCalledTimes(1);
});

test('the deletion is a named region of its own, which shows its refusal; the export does not', async () => {
  server.answers['POST /api/session/deletion'] = () => refusal(503, 'unavailable', 'Try later.');
  jest.mocked(askConfirm).mockResolvedValueOnce(true);
  const { container } = show();
  await press(words.personal.remove);
  const apart = screen.getByRole('region', { name: words.personal.remove });
  expect(await within(apart).findByRole('alert')).toHaveTextContent('Try later.');
  expect(within(apart).queryByRole('button', { name: words.personal.download })).toBeNull();
  expect(screen.getAllByRole('alert')).toHaveLength(1);
  expect(await axeProblems(container)).toEqual([]);
});

test('during the grace period the day is shown, and the account can stay', async () => {
  const { container } = show(AT);
  expect(screen.getByText(/9 December|December 9/)).toBeVisible();
  expect(screen.queryByRole('button', { name: words.personal.remove })).toBeNull();
  expect(await axeProblems(container)).toEqual([]);
  await press(words.personal.stay);
  await waitFor(() => expect(onChange).toHaveBeenCalledWith({ deletionAt: null }));
});
