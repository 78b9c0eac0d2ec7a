import { act, render, screen, waitFor } from '@testing-library/react';
import { PhoneNumber } from '@/components/account/phone/PhoneNumber';
import { dictionaries } from '@/lib/shared/i18n/dictionaries';
import { user } from '@/tests/support/user';
import { axeProblems } from '../axe';
import { answerWith, json, refusal, server } from '../server';

jest.mock('@/lib/client/parental/ask-pin', () => ({ askPin: jest.fn(async () => true) }));

const { account: words, session } = dictionaries.en;
const own = words.phone;
const onSaved = jest.fn();
const sent = { codeLength: 6, resendAfter: 60, sentBy: 'sms', message: null };

beforeEach(() => {
  onSaved.mockClear();
  document.documentElement.lang = 'en';
  answerWith({
    'GET /api/session/form': () => json({ words: session, phoneMask: '+7 (999) 999-99-99' }),
    'POST /api/session/phone': () => json(sent),
    'PATCH /api/session/phone': () => json({ phone: '77019998877' }),
  });
});

const show = (phone: string | null = '77011234567') =>
  render(<PhoneNumber words={words} phone={phone} onSaved={onSaved} />);
const press = (name: string) => user.click(screen.getByRole('button', { name }));
const field = (name: string) => screen.getByLabelText(name);

async function askCode(digits: string) {
  await press(own.change);
  await user.type(await screen.findByLabelText(own.newPhone), digits);
  await press(session.getCode);
}

test('spec 1 §7: the code goes to the new number, and with it the account has that number', async () => {
  const { container } = show();
  expect(screen.getByText('+7 (701) 123-45-67')).toBeInTheDocument();
  const status = screen.getByRole('status');
  await askCode('7019998877');
  await screen.findByText(/We sent a code by SMS to/);
  expect(await axeProblems(container)).toEqual([]);
  expect(server.requested.at(-1)).toMatchObject({ method: 'POST', body: { phone: '77019998877' } });
  await user.type(field(session.code), '12345');
  await press(own.confirm);
  expect(screen.getByText('The code has 6 digits')).toBeInTheDocument();
  await user.type(field(session.code), '6');
  await press(own.confirm);
  await waitFor(() => expect(onSaved).toHaveBeenCalledWith({ phone: '77019998877' }));
  expect(server.requested.at(-1)).toMatchObject({ body: { phone: '77019998877', code: '123456' } });
  // It was there before its words: only a change is announced.
  expect(status).toBeInTheDocument();
  expect(status).toHaveTextContent(own.done);
});

test('without a number it says what one is for, and offers to add it', () => {
  show(null);
  expect(screen.getByText(own.none)).toBeInTheDocument();
  expect(screen.queryByText(own.intro)).toBeNull();
  expect(screen.getByRole('button', { name: own.add })).toBeInTheDocument();
});

test('a short number and the own one are refused without a call, and keep what was typed', async () => {
  show();
  await askCode('701');
  expect(screen.getByText('Check the number: it should have 11 digits')).toBeInTheDocument();
  await user.clear(field(own.newPhone));
  await user.type(field(own.newPhone), '7011234567');
  await press(session.getCode);
  expect(screen.getByText(own.same)).toBeInTheDocument();
  expect(server.requested.filter(({ method }) => method === 'POST')).toEqual([]);
  await press(own.cancel);
  expect(screen.getByRole('button', { name: own.change })).toBeInTheDocument();
});

test('a number of another account says so at the code, from where the number can be changed', async () => {
  server.answers['PATCH /api/session/phone'] = () => refusal(400, 'error_taken_phone', 'Taken');
  show();
  await askCode('7019998877');
  await user.type(await screen.findByLabelText(session.code), '123456');
  await press(own.confirm);
  expect(await screen.findByText('Taken')).toBeInTheDocument();
  await press(session.changePhone);
  expect(field(own.newPhone)).toHaveValue('+7 (701) 999-88-77');
  expect(onSaved).not.toHaveBeenCalled();
});

test('where a PIN is set it is asked for first, and the call is repeated', async () => {
  let requestCount = 0;
  server.answers['POST /api/session/phone'] = () => {
    requestCount += 1;
    return requestCount === 1 ? refusal(403, 'pin_required') : json(sent);
  };
  show();
  await askCode('7019998877');
  await act(async () => {});
  expect(await screen.findByLabelText(session.code)).toBeInTheDocument();
  expect(requestCount).toBe(2);
});

describe('an answer that comes after its step was left', () => {
  let answerCode = (_answer: ReturnType<typeof json>): void => {};
  const hold = () => {
    server.answers['POST /api/session/phone'] = () =>
      new Promise((resolve) => {
        answerCode = resolve;
      });
  };

  test('a late code leads neither away from the number of the account, nor from another one that is typed', async () => {
    hold();
    show();
    await askCode('7019998877');
    await press(own.cancel);
    await act(async () => answerCode(json(sent)));
    expect(screen.queryByLabelText(session.code)).toBeNull();
    await askCode('7019998877');
    await press(own.cancel);
    await press(own.change);
    await screen.findByLabelText(own.newPhone);
    await act(async () => answerCode(json(sent)));
    expect(field(own.newPhone)).toBeInTheDocument();
  });

  test('a late new code does not lead away from the number that is to be changed', async () => {
    server.answers['POST /api/session/phone'] = () => json({ ...sent, resendAfter: 0 });
    show();
    await askCode('7019998877');
    await screen.findByLabelText(session.code);
    hold();
    await press(session.resend);
    await press(session.changePhone);
    await act(async () => answerCode(json(sent)));
    expect(field(own.newPhone)).toHaveValue('+7 (701) 999-88-77');
  });
});
