import { cleanup, screen } from '@testing-library/react';
import { PincodeModal } from '@/components/parental/PincodeModal';
import { takeRequestedModal } from '@/lib/client/modals/ask';
import { askPin } from '@/lib/client/parental/ask-pin';
import { chooseProfile } from '@/lib/client/profiles/choose';
import { currentViewer, setViewer } from '@/lib/client/viewer/viewer';
import { RESEND_SECONDS } from '@/lib/shared/phone';
import { user } from '@/tests/support/user';
import { json, refusal, server } from '../server';
import { advance, field, open, parental, press, sent, startServer, type, words } from './support';

beforeEach(() => {
  jest.useFakeTimers();
  startServer();
});
afterEach(() => {
  jest.useRealTimers();
  location.hash = '';
});

const wrong = () => refusal(400, 'error_wrong_code');
const film = { action: 'vod', subject: 'content:641', title: 'Степь' };

describe('spec 3 §2 modal pincode', () => {
  test('spec 3 §5: four digits, pasted with other characters between them, are sent with the last one', async () => {
    const { onClose, settle } = await open(PincodeModal, film);
    expect(screen.getByText('Чтобы открыть «Степь», нужен PIN-код.')).toBeInTheDocument();
    expect(field(words.pin)).toHaveAttribute('type', 'password');
    expect(field(words.pin)).toHaveAttribute('inputmode', 'numeric');
    await type(words.pin, '123');
    expect(sent('POST', '/api/session/pin')).toEqual([]);
    await type(words.pin, '1-2 34');
    expect(sent('POST', '/api/session/pin')).toEqual([
      { pin: '1234', action: 'vod', subject: 'content:641', isRemembered: true },
    ]);
    expect(settle).toHaveBeenCalledWith(true);
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  test('spec 3 §4: the PIN is not remembered when the switch is off', async () => {
    await open(PincodeModal, film);
    await user.click(screen.getByRole('switch', { name: words.keep }));
    await type(words.pin, '1234');
    expect(sent('POST', '/api/session/pin')).toMatchObject([{ isRemembered: false }]);
  });

  test('fewer digits show an error under the field and are not sent', async () => {
    await open(PincodeModal, film);
    await type(words.pin, '12');
    press(words.confirm);
    expect(field(words.pin)).toHaveAccessibleDescription(words.error_length);
    expect(sent('POST', '/api/session/pin')).toEqual([]);
  });

  test('spec 3 §8: a wrong PIN shows an error under its field, next to the button that sends it by SMS', async () => {
    server.answers['POST /api/session/pin'] = wrong;
    const { settle } = await open(PincodeModal, film);
    await type(words.pin, '0000');
    expect(field(words.pin)).toHaveAccessibleDescription(words.error_wrong_code);
    expect(screen.getByRole('button', { name: words.sendSms })).toBeInTheDocument();
    expect(settle).not.toHaveBeenCalled();
    // A new attempt clears the error.
    await type(words.pin, '1');
    expect(field(words.pin)).not.toHaveAccessibleDescription();
  });

  test('spec 3 §4, §9: the PIN comes by SMS, and again after 60 s', async () => {
    await open(PincodeModal, film);
    press(words.sendSms);
    await advance(0);
    expect(sent('POST', '/api/session/pin/sms')).toHaveLength(1);
    expect(screen.getByText(words.smsSent)).toBeInTheDocument();
    expect(field(words.pin)).toHaveFocus();
    await advance((RESEND_SECONDS - 1) * 1000);
    expect(screen.queryByRole('button', { name: words.sendSms })).toBeNull();
    expect(screen.getByText(words.sendSmsIn.replace('{time}', '0:01'))).toBeInTheDocument();
    await advance(1000);
    expect(screen.getByRole('button', { name: words.sendSms })).toBeInTheDocument();
  });

  test('quality S13: after too many attempts it shows the remaining time, sends nothing meanwhile, and ends without a press', async () => {
    server.answers['POST /api/session/pin'] = () => refusal(429, 'throttled', undefined, 65);
    await open(PincodeModal, film);
    await type(words.pin, '0000');
    const wait = (time: string) => words.tryIn.replace('{time}', time);
    expect(field(words.pin)).toHaveAccessibleDescription(`${wait('1:05')} ${words.tooMany}`);
    await advance(5_000);
    expect(screen.getByText(wait('1:00'))).toBeInTheDocument();
    await type(words.pin, '1234');
    press(words.confirm);
    await advance(0);
    expect(sent('POST', '/api/session/pin')).toHaveLength(1);
    await advance(60_000);
    expect(screen.queryByText(words.tooMany)).toBeNull();
    press(words.confirm);
    await advance(0);
    expect(sent('POST', '/api/session/pin')).toHaveLength(2);
  });

  test('no answer and no connection show an error and keep the typed PIN', async () => {
    delete server.answers['POST /api/session/pin'];
    await open(PincodeModal, film);
    await type(words.pin, '1234');
    expect(field(words.pin)).toHaveAccessibleDescription(words.unavailable);
    const onLine = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    press(words.confirm);
    await advance(0);
    expect(field(words.pin)).toHaveAccessibleDescription(words.offline);
    expect(field(words.pin)).toHaveValue('1234');
    onLine.mockRestore();
  });

  describe('spec 1 §6: opened by its address alone', () => {
    test.each(['session_required', 'login_required'])(
      '%s: a viewer without a PIN sees a link to the login and no error code',
      async (code) => {
        server.answers['GET /api/session/parental'] = () => refusal(401, code, code);
        await open(PincodeModal);
        expect(screen.queryByLabelText(words.pin)).toBeNull();
        expect(screen.getByRole('link', { name: words.signIn })).toHaveAttribute('href', '#auth');
        expect(screen.queryByText(code)).toBeNull();
      },
    );

    test('offers to set a PIN if there is none, and asks for it if there is one', async () => {
      await open(PincodeModal);
      expect(screen.getByRole('button', { name: words.startSet })).toBeInTheDocument();
      cleanup();
      server.answers['GET /api/session/parental'] = () => parental('set');
      await open(PincodeModal);
      expect(field(words.pin)).toBeInTheDocument();
    });
  });

  test('spec 3 §2: closing pincode clears the saved callback, which receives false', async () => {
    const answer = askPin({ action: 'pay' });
    const request = takeRequestedModal(location.hash);
    expect(request?.modal).toMatchObject({ id: 'pincode', data: { action: 'pay' } });
    request?.modal.settle?.(null);
    await expect(answer).resolves.toBe(false);
  });
});

test('spec 3 §6: a parent who closes the dialog while the PIN is checked leaves the child’s profile, and every tab is told', async () => {
  const [kid, mum] = [
    { id: '3', name: 'Әли', role: 'child' as const, icon: null },
    { id: '1', name: 'Айгуль', role: 'adult' as const, icon: null },
  ];
  setViewer({ state: 'user', name: 'Айгуль', phone: null, profile: kid });
  server.answers['POST /api/session/profiles/active'] = () => refusal(403, 'pin_required');
  const chosen = chooseProfile(mum);
  await advance(0);
  const requested = takeRequestedModal(location.hash)?.modal;
  let arrive: (answer: Response) => void = () => {};
  server.answers['POST /api/session/profiles/active'] = () => new Promise((resolve) => (arrive = resolve));
  await open(PincodeModal, requested?.data);
  await type(words.pin, '1234');
  requested?.settle?.(null);
  cleanup();
  await advance(0);
  arrive(json({ profile: mum }));
  await advance(0);
  expect(await chosen).toMatchObject({ id: '1', role: 'adult' });
  expect(currentViewer()?.profile).toMatchObject({ id: '1', role: 'adult' });
});
