import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { AccountButton } from '@/components/session/AccountButton';
import { AuthModal } from '@/components/session/AuthModal';
import { rememberAction, storedAction } from '@/lib/client/viewer/interrupted';
import { takeLeftHome } from '@/lib/client/viewer/left-home';
import { currentViewer, setViewer } from '@/lib/client/viewer/viewer';
import { REFUSAL_COOKIE } from '@/lib/rules/session/constants';
import { dictionaries } from '@/lib/shared/i18n/dictionaries';
import { MESSENGER_POLL_MS, RESEND_SECONDS } from '@/lib/shared/phone';
import { TELEVISION_CLASS } from '@/lib/shared/sites/television';
import { fillIn, user } from '@/tests/support/user';
import { setKnownCookie } from '../../support/known-cookie';
import { answerWith, json, refusal, server } from '../server';
import { installDialog } from '../ui/browser';

const router = { replace: jest.fn(), push: jest.fn() };
let path = '/channels';
jest.mock('next/navigation', () => ({ useRouter: () => router, usePathname: () => path }));

const words = dictionaries.ru.session;
const labels = { ...words, messages: '', messagesNew: '' };
const Nothing = () => null;
const load = async () => ({
  Messages: Nothing,
  Payment: Nothing,
  Account: (await import('@/components/session/AccountMenu')).AccountMenu,
});
const offers = {
  hasLogOut: true,
  hasPromo: false,
  hasContract: false,
  accountLabel: 'subscriptions',
} as const;

const form = { words, phoneMask: '+7 (999) 999-99-99' };

beforeAll(installDialog);
beforeEach(() => {
  jest.useFakeTimers();
  document.documentElement.lang = 'ru';
  setKnownCookie(null);
  setViewer({ state: 'none', name: null, phone: null });
  router.replace.mockClear();
  path = '/channels';
  answerWith({
    'GET /api/session/form': () => json(form),
    'POST /api/session/code': () => json({ codeLength: 6, resendAfter: RESEND_SECONDS, sentBy: 'sms' }),
    'POST /api/session/login': () => json({ isGuest: false, name: 'Айша', phone: '77012345678' }),
  });
});
afterEach(() => jest.useRealTimers());

const advance = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
const bodiesOf = (path: string) =>
  server.requested.filter((call) => call.path === path).map(({ body }) => body);
const field = (name: string) => screen.getByRole('textbox', { name });
const typeInto = (name: string, value: string) => fireEvent.change(field(name), { target: { value } });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

async function openLogin(to: string | null = null, data?: unknown) {
  const onClose = jest.fn();
  const notify = jest.fn();
  render(
    <AuthModal
      frame={{ isOpen: true, hideClose: false, onClose }}
      to={to}
      data={data}
      settle={() => {}}
      notify={notify}
      words={words}
    />,
  );
  await advance(0);
  return { onClose, notify };
}

function logInElsewhere() {
  setKnownCookie('user');
  return act(async () => setViewer({ state: 'user', name: 'Айша', phone: null, profile: null }));
}

async function askForCode() {
  typeInto(words.phone, '87012345678');
  press(words.getCode);
  await advance(0);
}

describe('spec 1 §4: a viewer who was signed out elsewhere', () => {
  test('sees why the login opened', async () => {
    await openLogin(null, 'signed_out');
    expect(screen.getByRole('alert')).toHaveTextContent(words.signedOut);
  });

  test('spec 3 §4: after a payment in another browser the login explains why it is needed', async () => {
    await openLogin(null, 'paid');
    expect(screen.getByRole('alert')).toHaveTextContent(words.paid);
  });

  test('sees it on a television, too, where the login begins with a code for another device', async () => {
    document.documentElement.classList.add(TELEVISION_CLASS);
    server.answers['POST /api/session/tv'] = () => new Promise(() => {});
    await openLogin(null, 'signed_out');
    document.documentElement.classList.remove(TELEVISION_CLASS);
    expect(screen.getByRole('heading', { name: words.deviceTitle })).toBeInTheDocument();
    expect(screen.getByRole('alert')).toHaveTextContent(words.signedOut);
  });

  test('spec 1 §8 Too many devices: a login by a link was refused, and its words are shown once', async () => {
    const said = 'Сегодня отключили слишком много устройств.';
    // biome-ignore lint/suspicious/noDocumentCookie: jsdom has no Cookie Store API.
    document.cookie = `${REFUSAL_COOKIE}=${encodeURIComponent(said)}; path=/`;
    await openLogin();
    expect(screen.getByRole('alert')).toHaveTextContent(said);
    cleanup();
    await openLogin();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test('needs no login after logging in in another tab', async () => {
    const { onClose } = await openLogin(null, 'signed_out');
    await logInElsewhere();
    expect(onClose).toHaveBeenCalledTimes(1);
  });
});

test('spec 3 §4 Purchase flow: an interrupted action continues once, when the login happens in another tab', async () => {
  rememberAction({ kind: 'open', to: '/lk' });
  const { onClose } = await openLogin();
  await logInElsewhere();
  expect(router.replace.mock.calls).toEqual([['/lk']]);
  expect(storedAction()).toBeNull();
  expect(onClose).not.toHaveBeenCalled();
});

describe('spec 3 §4 Login modal steps', () => {
  test('a phone and a code log in: every island gets the viewer, and the page stays', async () => {
    const { onClose, notify } = await openLogin();
    await askForCode();
    expect(bodiesOf('/api/session/code')).toEqual([{ phone: '77012345678' }]);
    expect(field(words.code)).toHaveAttribute('autocomplete', 'one-time-code');
    typeInto(words.code, '123 456');
    await advance(0);
    expect(bodiesOf('/api/session/login')).toEqual([{ phone: '77012345678', code: '123456' }]);
    await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
    expect(currentViewer()).toEqual({ state: 'user', name: 'Айша', phone: '77012345678' });
    expect(notify).toHaveBeenCalledWith('Вы вошли: Айша');
  });

  test('goes to the target of the address instead, if there is one', async () => {
    const { onClose } = await openLogin('/watch/x');
    await askForCode();
    typeInto(words.code, '123456');
    await waitFor(() => expect(router.replace).toHaveBeenCalledWith('/watch/x'));
    expect(onClose).not.toHaveBeenCalled();
  });

  test('spec 3 §9: the code can be sent again after 60 s', async () => {
    await openLogin();
    await askForCode();
    await advance((RESEND_SECONDS - 1) * 1000);
    expect(screen.queryByRole('button', { name: words.resend })).toBeNull();
    await advance(1000);
    press(words.resend);
    await advance(0);
    expect(bodiesOf('/api/session/code')).toHaveLength(2);
    expect(screen.getByText(words.resent)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: words.resend })).toBeNull();
  });

  test('spec 1 §4: if a new code is refused, the old code stays valid and no new one is announced', async () => {
    let answer: object = { codeLength: 6, resendAfter: 41, sentBy: 'sms', isEarlier: true };
    server.answers['POST /api/session/code'] = () => json(answer);
    await openLogin();
    await askForCode();
    expect(field(words.code)).toHaveFocus();
    expect(screen.getByText(words.resendIn.replace('{seconds}', '41'))).toBeInTheDocument();
    await advance(41_000);
    answer = { ...answer, resendAfter: 9 };
    typeInto(words.code, '123');
    press(words.resend);
    await advance(0);
    expect(screen.getByText(words.resendIn.replace('{seconds}', '9'))).toBeInTheDocument();
    expect(screen.queryByText(words.resent)).toBeNull();
    // The typed digits belong to the code that is still valid.
    expect(field(words.code)).toHaveValue('123');
  });

  test('spec 3 §9: the delivery by messenger is polled every 5 s until it is confirmed', async () => {
    let exists = false;
    server.answers['POST /api/session/code'] = () =>
      json({ codeLength: 4, resendAfter: RESEND_SECONDS, sentBy: 'telegram' });
    server.answers['GET /api/session/code'] = () => json({ exists });
    await openLogin();
    await askForCode();
    const polls = () =>
      server.requested.filter(({ path }) => path === '/api/session/code?phone=77012345678').length;
    expect(screen.getByText(words.telegramWaiting)).toBeInTheDocument();
    await advance(MESSENGER_POLL_MS - 1);
    expect(polls()).toBe(0);
    await advance(1);
    expect(polls()).toBe(1);
    exists = true;
    await advance(MESSENGER_POLL_MS);
    expect(screen.getByText(words.telegramThere)).toBeInTheDocument();
    await advance(MESSENGER_POLL_MS * 3);
    expect(polls()).toBe(2);
  });

  test('"optional telegram hint": the viewer chooses first how to get the code', async () => {
    const sent = { codeLength: 6, resendAfter: RESEND_SECONDS, sentBy: 'telegram', message: 'Бот @code' };
    let count = 0;
    server.answers['POST /api/session/code'] = () =>
      json(count++ === 0 ? { choose: ['telegram', 'sms'] } : sent);
    await openLogin();
    await askForCode();
    expect(screen.getByRole('button', { name: words.byTelegram })).toHaveFocus();
    press(words.byTelegram);
    await advance(0);
    expect(bodiesOf('/api/session/code').at(-1)).toEqual({ phone: '77012345678', via: 'telegram' });
    expect(screen.getByText('Бот @code')).toBeInTheDocument();
    await advance(RESEND_SECONDS * 1000);
    press(words.instead);
    await advance(0);
    expect(bodiesOf('/api/session/code').at(-1)).toEqual({ phone: '77012345678', via: 'sms' });
  });

  describe('what is pressed and typed while a code is on its way', () => {
    const codeSent = () => json({ codeLength: 6, resendAfter: RESEND_SECONDS, sentBy: 'sms' });
    let answerCode = (_answer: ReturnType<typeof json>): void => {};
    const hold = () => {
      server.answers['POST /api/session/code'] = () =>
        new Promise((resolve) => {
          answerCode = resolve;
        });
    };
    const answer = (given: ReturnType<typeof json>) => {
      answerCode(given);
      return advance(0);
    };

    test('another number changes neither the text nor the login: the code belongs to the requested one', async () => {
      hold();
      await openLogin();
      await askForCode();
      expect(field(words.phone)).toHaveAttribute('readonly');
      typeInto(words.phone, '87019999999');
      await answer(codeSent());
      expect(screen.getByText(/\+7 \(701\) 234-56-78/)).toBeInTheDocument();
      typeInto(words.code, '123456');
      await advance(0);
      expect(bodiesOf('/api/session/login')).toEqual([{ phone: '77012345678', code: '123456' }]);
    });

    test.each([
      ['code', codeSent()],
      ['choice', json({ choose: ['telegram', 'sms'] })],
    ])('a late %s does not lead away from the password', async (_, late) => {
      hold();
      await openLogin();
      await askForCode();
      press(words.byPassword);
      await answer(late);
      expect(screen.getByLabelText(words.password)).toBeInTheDocument();
    });

    test('a late code does not lead away from the number that is to be changed', async () => {
      server.answers['POST /api/session/code'] = () => json({ choose: ['telegram', 'sms'] });
      await openLogin();
      await askForCode();
      hold();
      press(words.byTelegram);
      await advance(0);
      press(words.changePhone);
      await answer(codeSent());
      expect(field(words.phone)).toHaveValue('+7 (701) 234-56-78');
    });
  });

  test('operator: accepts a longer code, then asks for city and address if there is no contract', async () => {
    let username: string | null = null;
    const contract = () => json({ state: 'fine', username, isLocked: true });
    server.answers['GET /api/session/form'] = () => json({ ...form, loginMethod: 'operator' });
    server.answers['POST /api/session/code'] = () =>
      json({ codeLength: 4, maxCodeLength: 8, resendAfter: RESEND_SECONDS, sentBy: 'sms' });
    server.answers['GET /api/session/status-block'] = contract;
    server.answers['GET /api/session/city'] = () => json({ cities: [{ id: 3, name: 'Каскелен' }] });
    server.answers['POST /api/session/city'] = () => json({ addresses: [{ id: 301, name: 'Жетыген, 5' }] });
    server.answers['POST /api/session/address'] = () => refusal(400, 'invalid', 'Адрес занят');
    const { onClose } = await openLogin();
    await askForCode();
    for (const code of ['1', '12', '123', '1234']) typeInto(words.code, code);
    await advance(0);
    // The code may be longer, so the viewer submits it.
    expect(bodiesOf('/api/session/login')).toEqual([]);
    press(words.confirm);
    await waitFor(() => expect(screen.getByRole('button', { name: 'Каскелен' })).toHaveFocus());
    expect(currentViewer()?.state).toBe('user');
    press('Каскелен');
    await advance(0);
    press('Жетыген, 5');
    await advance(0);
    // Spec 3 §8: the address step shows errors of the server in the form, too.
    expect(screen.getByRole('alert')).toHaveTextContent('Адрес занят');
    press(words.changeCity);
    await advance(0);
    press('Каскелен');
    await advance(0);
    server.answers['POST /api/session/address'] = () => json(null, 204);
    username = 'AK-1';
    press('Жетыген, 5');
    await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
    expect(bodiesOf('/api/session/address').at(-1)).toEqual({ cityId: 3, addressId: 301 });
  });

  describe('operator: a viewer who is logged in already opens the login', () => {
    const { profile, ...viewer } = { state: 'user', name: 'Айша', phone: null, profile: null } as const;
    let username: string | null;
    beforeEach(() => {
      username = null;
      setKnownCookie('user');
      // The first viewer of the document.
      setViewer(viewer);
      server.answers['GET /api/session'] = () => json({ ...viewer, profile });
      server.answers['GET /api/session/form'] = () => json({ ...form, loginMethod: 'operator' });
      server.answers['GET /api/session/status-block'] = () =>
        json({ state: 'fine', username, isLocked: true });
      server.answers['GET /api/session/city'] = () => json({ cities: [{ id: 3, name: 'Каскелен' }] });
      server.answers['POST /api/session/city'] = () => json({ addresses: [{ id: 301, name: 'Жетыген, 5' }] });
      server.answers['POST /api/session/address'] = () => json(null, 204);
    });
    const statusRequests = () => bodiesOf('/api/session/status-block').length;

    test('a reload at the city step asks for city and address again', async () => {
      const { onClose } = await openLogin('/watch/x');
      expect(screen.queryByRole('textbox', { name: words.phone })).toBeNull();
      await waitFor(() => expect(screen.getByRole('button', { name: 'Каскелен' })).toHaveFocus());
      press('Каскелен');
      await advance(0);
      // Who closes the dialog now is led here again by a later page (tests/component/session/at-opening.test.tsx).
      expect(takeLeftHome()).toBe(true);
      username = 'AK-1';
      press('Жетыген, 5');
      await waitFor(() => expect(router.replace).toHaveBeenCalledWith('/watch/x'));
      expect(bodiesOf('/api/session/address')).toEqual([{ cityId: 3, addressId: 301 }]);
      expect(onClose).not.toHaveBeenCalled();
      sessionStorage.clear();
      expect(takeLeftHome()).toBe(false);
    });

    test.each<[string, () => void]>([
      ['with a contract', () => (username = 'AK-1')],
      ['without an answer about the contract', () => delete server.answers['GET /api/session/status-block']],
      ['without an answer about the form', () => delete server.answers['GET /api/session/form']],
      ['of another login method', () => (server.answers['GET /api/session/form'] = () => json(form))],
    ])('%s is asked nothing', async (_, change) => {
      change();
      const { onClose } = await openLogin();
      await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
      expect(bodiesOf('/api/session/city')).toEqual([]);
    });

    test('in another tab, meanwhile, is asked there', async () => {
      setKnownCookie(null);
      setViewer({ state: 'none', name: null, phone: null });
      const { onClose } = await openLogin();
      await logInElsewhere();
      expect(onClose).toHaveBeenCalledTimes(1);
      expect(statusRequests()).toBe(0);
    });

    test('whose session is over logs in again', async () => {
      setKnownCookie(null);
      setViewer({ state: 'none', name: null, phone: null });
      setKnownCookie('user');
      await openLogin();
      expect(field(words.phone)).toBeInTheDocument();
    });
  });

  test('partner: asks for its own code, and offers the phone as another method', async () => {
    server.answers['GET /api/session/form'] = () => json({ ...form, loginMethod: 'partner' });
    const { onClose } = await openLogin();
    typeInto(words.identifier, ' SB-7 ');
    typeInto(words.code, '12 34 56');
    press(words.confirm);
    await waitFor(() => expect(onClose).toHaveBeenCalled());
    expect(bodiesOf('/api/session/login')).toEqual([{ identifier: 'SB-7', code: '123456' }]);
    press(words.byPhone);
    expect(field(words.phone)).toBeInTheDocument();
    press(words.partnerTitle);
    expect(field(words.identifier)).toBeInTheDocument();
  });

  test('changing the phone keeps the typed number', async () => {
    await openLogin();
    await askForCode();
    press(words.changePhone);
    expect(field(words.phone)).toHaveValue('+7 (701) 234-56-78');
  });

  test('login and password', async () => {
    const { onClose } = await openLogin();
    press(words.byPassword);
    press(words.confirm);
    expect(screen.getAllByText(words.error_empty)).toHaveLength(2);
    typeInto(words.login, ' aisha ');
    await fillIn(screen.getByLabelText(words.password), ' secret ');
    press(words.confirm);
    await waitFor(() => expect(onClose).toHaveBeenCalled());
    expect(bodiesOf('/api/session/login')).toEqual([{ login: 'aisha', password: ' secret ' }]);
  });

  test('login and password take no more characters than are accepted', async () => {
    await openLogin();
    press(words.byPassword);
    expect(field(words.login)).toHaveAttribute('maxlength', '254');
    expect(screen.getByLabelText(words.password)).toHaveAttribute('maxlength', '256');
  });
});

describe('spec 3 §2 Modal shell: in auth-only mode the auth modal cannot be closed', () => {
  const texts = { agreement: 'https://x.test/agreement', privacy: 'https://x.test/privacy' };
  test.each([
    ['/channels', 0],
    ['/news', 1],
    ['/packets/7', 1],
  ])('at %s there are %d ways to close it, and the texts can be read', async (address, count) => {
    path = address;
    server.answers['GET /api/session/form'] = () => json({ ...form, isForced: true, texts });
    await openLogin();
    expect(screen.queryAllByRole('button', { name: words.close })).toHaveLength(count);
    const agreement = screen.getByRole('link', { name: new RegExp(words.agreement) });
    expect(agreement).toHaveAttribute('href', '/agreement');
    const privacy = screen.getByRole('link', { name: new RegExp(words.privacy) });
    expect(privacy).toHaveAttribute('href', '/privacy');
    expect(privacy).toHaveAttribute('target', '_blank');
  });
});

test.each([
  ['a host app that shows one page at a time', true, '87012345678'],
  ['a browser, where the texts open in a tab', false, ''],
])(
  '%s: the number that was typed before the page was left is there again: %s',
  async (_, isOneView, kept) => {
    document.documentElement.toggleAttribute('data-one-view', isOneView);
    await openLogin();
    const empty = (field(words.phone) as HTMLInputElement).value;
    typeInto(words.phone, '87012345678');
    const typed = (field(words.phone) as HTMLInputElement).value;
    window.dispatchEvent(new Event('pagehide'));
    cleanup();
    await openLogin();
    expect(field(words.phone)).toHaveValue(kept ? typed : empty);
    cleanup();
    await openLogin();
    expect(field(words.phone)).toHaveValue(empty);
    document.documentElement.removeAttribute('data-one-view');
  },
);

describe('a provider that makes the accounts itself', () => {
  test('the login leads to where accounts are made, and promises a code only to those who have one', async () => {
    const registration = { href: 'https://navo.example/join', caption: 'Открыть аккаунт в Navo' };
    server.answers['GET /api/session/form'] = () => json({ ...form, canRegister: false, registration });
    await openLogin();
    const link = screen.getByRole('link', { name: /Открыть аккаунт в Navo/ });
    expect(link).toHaveAttribute('href', registration.href);
    expect(link).toHaveAttribute('target', '_blank');
    await askForCode();
    expect(screen.getByText(/если с этим номером есть аккаунт/)).toBeInTheDocument();
    expect(screen.queryByText(/Мы отправили код/)).toBeNull();
  });
});

describe('errors are shown where they happened, and typed values stay', () => {
  test.each([['spec 3 §5: a phone of the wrong length', '7701', 'error_wrong_phone', 11]] as const)(
    '%s',
    async (_, phone, key, count) => {
      await openLogin();
      typeInto(words.phone, `+${phone}`);
      press(words.getCode);
      expect(field(words.phone)).toHaveAccessibleDescription(words[key].replace('{count}', String(count)));
      expect(bodiesOf('/api/session/code')).toEqual([]);
    },
  );

  test('spec 3 §8: shows the message of the server in the form', async () => {
    server.answers['POST /api/session/login'] = () => refusal(400, 'invalid_code', 'Неверный код');
    await openLogin();
    await askForCode();
    typeInto(words.code, '000000');
    await advance(0);
    expect(field(words.code)).toHaveAccessibleDescription('Неверный код');
    expect(field(words.code)).toHaveValue('000000');
    typeInto(words.code, '00000');
    expect(field(words.code)).not.toHaveAccessibleDescription();
    press(words.confirm);
    expect(field(words.code)).toHaveAccessibleDescription(words.error_wrong_code.replace('{count}', '6'));
  });

  test('spec 1 §8: a refused code request says why and clears the phone', async () => {
    server.answers['POST /api/session/code'] = () =>
      refusal(403, 'permission_denied', 'Не работает (DE, 203.0.113.7)');
    await openLogin();
    await askForCode();
    expect(field(words.phone)).toHaveAccessibleDescription('Не работает (DE, 203.0.113.7)');
    expect(field(words.phone)).toHaveValue('+7');
    // A viewer who has to wait keeps the typed phone.
    server.answers['POST /api/session/code'] = () => refusal(429, 'throttled', 'Повторите через 60 с');
    await askForCode();
    expect(field(words.phone)).toHaveValue('+7 (701) 234-56-78');
  });

  test('spec 1 §8: "code validation without a response shows error_video_download"', async () => {
    delete server.answers['POST /api/session/login'];
    await openLogin();
    await askForCode();
    typeInto(words.code, '123456');
    await advance(0);
    expect(field(words.code)).toHaveAccessibleDescription(words.error_video_download);
  });

  test('shows an error without an answer, and for an answer that is not of our server', async () => {
    delete server.answers['POST /api/session/code'];
    await openLogin();
    await askForCode();
    expect(screen.getByRole('alert')).toHaveTextContent(words.unavailable);
    server.answers['POST /api/session/code'] = () => json(null, 502);
    press(words.getCode);
    await advance(0);
    expect(screen.getByRole('alert')).toHaveTextContent(words.unavailable);
    expect(field(words.phone)).toHaveValue('+7 (701) 234-56-78');
  });

  test('spec 3 §5: a filled hidden field marks a robot, and nothing is sent', async () => {
    await openLogin();
    await fillIn(document.querySelector('input[name=name]') as Element, 'bot');
    await askForCode();
    expect(bodiesOf('/api/session/code')).toEqual([]);
  });

  test('sends one attempt at a time', async () => {
    await openLogin();
    typeInto(words.phone, '87012345678');
    press(words.getCode);
    press(words.sending);
    await advance(0);
    expect(bodiesOf('/api/session/code')).toHaveLength(1);
  });

  test('texts that fail to load show an error and load on retry', async () => {
    const formAnswer = server.answers['GET /api/session/form'];
    delete server.answers['GET /api/session/form'];
    await openLogin();
    expect(screen.getByRole('alert')).toHaveTextContent(words.loadFailed);
    if (formAnswer) server.answers['GET /api/session/form'] = formAnswer;
    press(words.retry);
    await advance(0);
    expect(field(words.phone)).toBeInTheDocument();
  });
});

describe('spec 3 §2 Header: avatar or a sign-in button', () => {
  test('a guest gets a link to the dialog', () => {
    render(<AccountButton labels={labels} offers={offers} load={load} />);
    expect(screen.getByRole('link', { name: words.signIn })).toHaveAttribute('href', '#auth');
    expect(server.requested).toEqual([]);
  });

  test('after a login the account button replaces the link, and after a logout the link gets the focus', async () => {
    server.answers['DELETE /api/session'] = () => json(null, 204);
    render(<AccountButton labels={labels} offers={offers} load={load} />);
    act(() => setViewer({ state: 'user', name: 'Айша', phone: '77012345678' }));
    await screen.findByRole('button', { name: 'Аккаунт: Айша' });
    expect(document.documentElement).toHaveAttribute('data-person');
    expect(screen.queryByRole('link')).toBeNull();
    await user.click(screen.getByText(words.logOut));
    expect(await screen.findByRole('link', { name: words.signIn })).toHaveFocus();
    expect(currentViewer()?.state).toBe('none');
    expect(document.documentElement).not.toHaveAttribute('data-person');
  });

  test.each([
    ['/lk', [['/']]],
    ['/lk_parental', [['/']]],
    ['/settings/devices', [['/']]],
    ['/channels', []],
  ])('spec 1 §6: logging out on %s leaves a page that is closed to guests', async (at, expectedPushes) => {
    router.push.mockClear();
    history.replaceState(null, '', at);
    server.answers['DELETE /api/session'] = () => json(null, 204);
    render(<AccountButton labels={labels} offers={offers} load={load} />);
    act(() => setViewer({ state: 'user', name: 'Айша', phone: null }));
    await user.click(await screen.findByText(words.logOut));
    await screen.findByRole('link', { name: words.signIn });
    expect(router.push.mock.calls).toEqual(expectedPushes);
  });

  test('a failed logout shows an error and keeps the account', async () => {
    render(<AccountButton labels={labels} offers={offers} load={load} />);
    act(() => setViewer({ state: 'user', name: null, phone: '77012345678' }));
    await screen.findByRole('button', { name: 'Аккаунт: +7 (701) 234-56-78' });
    await user.click(screen.getByText(words.logOut));
    expect(await screen.findByText(words.logOutFailed)).toBeInTheDocument();
    expect(currentViewer()?.state).toBe('user');
  });
});
