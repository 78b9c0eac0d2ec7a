import { screen } from '@testing-library/react';
import { ParentalModal } from '@/components/parental/ParentalModal';
import { ParentalSetModal } from '@/components/parental/ParentalSetModal';
import { ParentalStartModal } from '@/components/parental/ParentalStartModal';
import { takeRequestedModal } from '@/lib/client/modals/ask';
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

const dialogue = {
  icon: null,
  title: 'Родительский контроль',
  message: 'Задайте код.',
  buttons: [
    { label: 'Задать код', action: 'parental_set', isPrimary: true },
    { label: 'Не сейчас', action: 'parental_ignore', isPrimary: false },
    { label: 'Что-то новое', action: 'unheard_of', isPrimary: false },
  ],
};

describe('spec 3 §4 PIN set', () => {
  test('stores four digits that are repeated correctly, and confirms it', async () => {
    const { onClose, settle, notify } = await open(ParentalSetModal);
    await type(words.newPin, '2580');
    await type(words.repeatPin, '2580');
    expect(sent('PUT', '/api/session/pin')).toEqual([{ pin: '2580' }]);
    expect(notify).toHaveBeenCalledWith(words.saved);
    expect(settle).toHaveBeenCalledWith(true);
    expect(onClose).toHaveBeenCalled();
  });

  test('a mismatch shows parental_set_not_equal and starts again with the new PIN', async () => {
    await open(ParentalSetModal);
    await type(words.newPin, '2580');
    await type(words.repeatPin, '2581');
    expect(field(words.newPin)).toHaveValue('');
    expect(field(words.newPin)).toHaveFocus();
    expect(field(words.newPin)).toHaveAccessibleDescription(words.parental_set_not_equal);
    expect(sent('PUT', '/api/session/pin')).toEqual([]);
    await type(words.newPin, '1379');
    await type(words.repeatPin, '1379');
    expect(sent('PUT', '/api/session/pin')).toEqual([{ pin: '1379' }]);
  });

  test('spec 1 §5: another PIN needs the current PIN, also after a mismatch', async () => {
    server.answers['GET /api/session/parental'] = () => parental('set');
    server.answers['POST /api/session/pin'] = () => refusal(400, 'error_wrong_code');
    const { notify } = await open(ParentalSetModal);
    await type(words.currentPin, '0000');
    expect(field(words.currentPin)).toHaveAccessibleDescription(words.error_wrong_code);
    expect(screen.getByRole('button', { name: words.sendSms })).toBeInTheDocument();
    server.answers['POST /api/session/pin'] = () => json({ minutes: 30 });
    await type(words.currentPin, '1111');
    await type(words.newPin, '2222');
    await type(words.repeatPin, '3333');
    await type(words.newPin, '4444');
    await type(words.repeatPin, '4444');
    expect(sent('PUT', '/api/session/pin')).toEqual([{ pin: '4444', current: '1111' }]);
    expect(notify).toHaveBeenCalledWith(words.changed);
  });

  test('an outage while saving keeps the step and the typed PIN', async () => {
    delete server.answers['PUT /api/session/pin'];
    await open(ParentalSetModal);
    await type(words.newPin, '2580');
    await type(words.repeatPin, '2580');
    expect(field(words.repeatPin)).toHaveAccessibleDescription(words.unavailable);
    expect(field(words.repeatPin)).toHaveValue('2580');
    server.answers['PUT /api/session/pin'] = () => json({ status: 'set' });
    press(words.save);
    await advance(0);
    expect(sent('PUT', '/api/session/pin')).toHaveLength(2);
  });

  describe('a PIN whose answer was lost', () => {
    test.each([
      ['the first one', 'notset', 'pin_is_set', words.saved],
      ['another one', 'set', 'error_wrong_code', words.changed],
    ] as const)('%s is complete when it is the PIN by now', async (_, status, refused, news) => {
      server.answers['GET /api/session/parental'] = () => parental(status);
      server.answers['POST /api/session/pin'] = () => json({ minutes: 30 });
      delete server.answers['PUT /api/session/pin'];
      const { notify, onClose } = await open(ParentalSetModal);
      if (status === 'set') await type(words.currentPin, '1111');
      await type(words.newPin, '2580');
      await type(words.repeatPin, '2580');
      server.answers['PUT /api/session/pin'] = () => refusal(409, refused);
      press(words.save);
      await advance(0);
      expect(sent('POST', '/api/session/pin').at(-1)).toMatchObject({ pin: '2580' });
      expect(notify).toHaveBeenCalledWith(news);
      expect(onClose).toHaveBeenCalled();
    });

    test('is refused as before when it is not', async () => {
      delete server.answers['PUT /api/session/pin'];
      const { onClose } = await open(ParentalSetModal);
      await type(words.newPin, '2580');
      await type(words.repeatPin, '2580');
      server.answers['PUT /api/session/pin'] = () => refusal(409, 'pin_is_set', 'The PIN is set.');
      server.answers['POST /api/session/pin'] = () => refusal(400, 'error_wrong_code');
      press(words.save);
      await advance(0);
      expect(field(words.repeatPin)).toHaveAccessibleDescription('The PIN is set.');
      expect(onClose).not.toHaveBeenCalled();
    });

    test('a refusal without such an answer before it checks nothing', async () => {
      server.answers['PUT /api/session/pin'] = () => refusal(409, 'pin_is_set', 'The PIN is set.');
      await open(ParentalSetModal);
      await type(words.newPin, '2580');
      await type(words.repeatPin, '2580');
      press(words.save);
      await advance(0);
      expect(sent('POST', '/api/session/pin')).toEqual([]);
    });
  });

  test('spec 1 §6: a guest is asked to log in', async () => {
    server.answers['GET /api/session/parental'] = () => refusal(403, 'login_required');
    await open(ParentalSetModal);
    expect(screen.getByRole('link', { name: words.signIn })).toHaveAttribute('href', '#auth');
  });

  test('an outage before the first step offers a retry', async () => {
    delete server.answers['GET /api/session/parental'];
    await open(ParentalSetModal);
    expect(screen.getByRole('alert')).toHaveTextContent(words.unavailable);
    server.answers['GET /api/session/parental'] = () => parental('notset');
    press(words.retry);
    await advance(0);
    expect(field(words.newPin)).toBeInTheDocument();
  });
});

describe('spec 1 §4 after login: the parental dialogue, then the PIN set flow', () => {
  test('shows the dialogue of the platform; its button opens parental_set, whose result is returned', async () => {
    const { settle } = await open(ParentalModal, dialogue);
    expect(screen.getByRole('heading', { name: dialogue.title })).toBeInTheDocument();
    expect(screen.getByText(dialogue.message)).toBeInTheDocument();
    press('Задать код');
    const request = takeRequestedModal(location.hash);
    expect(request?.modal.id).toBe('parental_set');
    request?.modal.settle?.(true);
    await expect(settle.mock.calls[0][0]).resolves.toBe(true);
  });

  test('"not now" is stored by the platform', async () => {
    server.answers['PATCH /api/session/parental'] = () => parental('ignore');
    const { onClose } = await open(ParentalModal, dialogue);
    press('Не сейчас');
    await advance(0);
    expect(sent('PATCH', '/api/session/parental')).toEqual([{ status: 'ignore' }]);
    expect(onClose).toHaveBeenCalled();
  });

  test('a lost answer shows an error, and the dialogue stays', async () => {
    const { onClose } = await open(ParentalModal, dialogue);
    press('Не сейчас');
    await advance(0);
    expect(screen.getByRole('alert')).toHaveTextContent(words.unavailable);
    expect(onClose).not.toHaveBeenCalled();
  });

  test('a button with an unknown action only closes', async () => {
    const { onClose } = await open(ParentalModal, dialogue);
    press('Что-то новое');
    expect(onClose).toHaveBeenCalled();
  });

  test('opened by its address it loads the dialogue of the platform; without one it offers a PIN', async () => {
    server.answers['GET /api/session/parental'] = () => parental('notset', { dialogue });
    await open(ParentalModal);
    expect(screen.getByText(dialogue.message)).toBeInTheDocument();
  });

  test('parental_start offers to set a PIN now or later', async () => {
    const { onClose } = await open(ParentalStartModal);
    press(words.startLater);
    expect(onClose).toHaveBeenCalled();
    expect(server.requested.map(({ method }) => method)).not.toContain('PATCH');
    press(words.startSet);
    expect(location.hash).toBe('#parental_set');
  });
});
