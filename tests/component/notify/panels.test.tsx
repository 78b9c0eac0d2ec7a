import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { mutate } from 'swr';
import { AccountData } from '@/components/account/AccountData';
import { MyDetails } from '@/components/account/MyDetails';
import { RegisterPrompt } from '@/components/catalogue/content/register/RegisterPrompt';
import { Panels } from '@/components/notify/panels/Panels';
import { keepInstallPrompt } from '@/lib/client/browser/install-offer';
import { isRegistered } from '@/lib/client/browser/push-registration';
import { ALERTED } from '@/lib/client/modals/alert';
import { takeRequestedModal } from '@/lib/client/modals/ask';
import { setViewer, type Viewer } from '@/lib/client/viewer/viewer';
import type { AccountPage } from '@/lib/rules/account/account';
import { dictionaries } from '@/lib/shared/i18n/dictionaries';
import type { PartnerPanel } from '@/lib/shared/sites/sites';
import { setKnownCookie } from '../../support/known-cookie';
import { axeProblems } from '../axe';
import { answerWith, json, server } from '../server';

jest.mock('next/navigation', () => ({ useRouter: () => ({ push: () => {} }) }));
jest.mock('@/lib/client/i18n/use-words', () => ({
  useWords: (name: 'panels') => ({ words: dictionaries.en[name], hasFailed: false, retry: () => {} }),
}));

const { panels: words, account: accountWords } = dictionaries.en;
const alerts: string[] = [];
const account: AccountPage = {
  name: '',
  email: '',
  phone: null,
  canChangePhone: true,
  deletionAt: null,
  balance: null,
  devices: [],
  ip: null,
  version: '1',
  provider: { name: null, account: null, link: null, support: { phone: null, email: null, href: null } },
};
const child = { id: '3', name: 'Ali', role: 'child', icon: null } as const;
const FREEDOM: PartnerPanel[] = ['freedommedia_install', 'freedommedia_promo'];

const KEY = 'BAAA';

/** A browser with Web Push: what it answers when it asks the viewer, and what it has been told before. */
function offerPushes(answer = 'granted', permission = 'default') {
  const unsubscribe = jest.fn(async () => true);
  const subscription = {
    unsubscribe,
    options: { applicationServerKey: null },
    toJSON: () => ({ endpoint: 'https://push.example/1', keys: { p256dh: 'p', auth: 'a' } }),
  };
  const subscribe = jest.fn(async () => subscription);
  const requestPermission = jest.fn(async () => answer);
  const pushManager = {
    getSubscription: async () => (permission === 'granted' ? subscription : null),
    subscribe,
  };
  Object.assign(globalThis, { PushManager: class {}, Notification: { permission, requestPermission } });
  Object.defineProperty(navigator, 'serviceWorker', {
    configurable: true,
    value: { ready: Promise.resolve({ pushManager }), getRegistration: async () => ({ pushManager }) },
  });
  return { subscribe, requestPermission, unsubscribe };
}

/** The platform sends pushes, and registers browsers for them. */
const answerPushes = () =>
  answerWith({
    'GET /api/session/account': () => json({ ...account, email: 'a@example.com' }),
    'GET /api/session/push': () => json({ key: KEY }),
    'POST /api/session/push': () => json(null, 204),
  });

const become = (viewer: Partial<Viewer>) =>
  act(() => setViewer({ state: 'guest', name: null, phone: null, profile: null, ...viewer }));
/** In steps, because React renders at the end of each. */
const pass = async (seconds: number) => {
  for (let step = 0; step < seconds; step += 1) await act(() => jest.advanceTimersByTimeAsync(1000));
};
const panel = (title: string) => screen.queryByRole('complementary', { name: title });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

beforeAll(() => {
  keepInstallPrompt();
  addEventListener(ALERTED, (event) => alerts.push((event as CustomEvent<{ text: string }>).detail.text));
});
beforeEach(async () => {
  await Promise.all([mutate('account', undefined), mutate('has-email', undefined)]);
  jest.useFakeTimers();
  alerts.length = 0;
  sessionStorage.setItem('taspa:here-since', String(Math.floor(Date.now() / 1000)));
  setKnownCookie('guest');
  answerWith({
    'GET /api/session/account': () => json(account),
    'PATCH /api/session/account': () => json({ email: 'aigul@example.com' }),
  });
});
afterEach(() => {
  for (const name of ['PushManager', 'Notification']) Reflect.deleteProperty(globalThis, name);
  Reflect.deleteProperty(navigator, 'serviceWorker');
  jest.useRealTimers();
  localStorage.clear();
  sessionStorage.clear();
});

describe('spec 3 §4 Notifications: the panels', () => {
  test('spec 3 §5: the e-mail panel refuses a wrong address, stores a right one, hides and says so', async () => {
    setKnownCookie('user');
    become({ state: 'user' });
    const { container } = render(<Panels ofPartner={[]} />);
    await pass(36);
    expect(panel(words.email.title)).toHaveAttribute('data-notification');
    jest.useRealTimers();
    expect(await axeProblems(container)).toEqual([]);
    jest.useFakeTimers();
    const field = screen.getByLabelText(words.email.label);
    for (const [address, sentence] of [
      ['', words.email.error_email],
      ['aigul@', words.email.error_email],
      ['айгуль@example.com', words.email.error_email_letters],
      ['a@xn--80ak6aa92e.com', words.email.error_email_letters],
    ] as const) {
      fireEvent.change(field, { target: { value: address } });
      press(words.email.save);
      expect(field).toHaveAccessibleDescription(sentence);
    }
    expect(server.requested.map(({ method }) => method)).not.toContain('PATCH');
    fireEvent.change(field, { target: { value: ' aigul@example.com' } });
    press(words.email.save);
    await pass(1);
    expect(server.requested.at(-1)?.body).toEqual({ email: 'aigul@example.com' });
    expect(panel(words.email.title)).toBeNull();
    expect(alerts).toEqual([words.email.notify_email_alert]);
  });

  test('the e-mail panel goes when the form of the account has saved one', async () => {
    setKnownCookie('user');
    become({ state: 'user' });
    render(
      <>
        <Panels ofPartner={[]} />
        <MyDetails words={accountWords} name="Aigul" email="" onSaved={() => {}} />
      </>,
    );
    await pass(36);
    expect(panel(words.email.title)).toBeInTheDocument();
    const form = within(screen.getByRole('region', { name: accountWords.me.title }));
    fireEvent.change(form.getByLabelText(accountWords.me.email), { target: { value: 'aigul@example.com' } });
    fireEvent.click(form.getByRole('button', { name: accountWords.me.save }));
    await pass(1);
    expect(panel(words.email.title)).toBeNull();
    await pass(6);
    expect(panel(words.email.title)).toBeNull();
  });

  test('an account that the panels could not read is read again by its own page', async () => {
    setKnownCookie('user');
    let requests = 0;
    server.answers['GET /api/session/account'] = () => {
      requests += 1;
      return requests === 1 ? json({}, 503) : json({ ...account, name: 'Aigul' });
    };
    become({ state: 'user' });
    const panels = <Panels ofPartner={[]} />;
    const { rerender } = render(panels);
    await pass(10);
    expect(requests).toBe(1);
    rerender(
      <>
        {panels}
        <AccountData words={accountWords} waiting={null}>
          {({ name }) => <h1>{name}</h1>}
        </AccountData>
      </>,
    );
    await pass(3);
    expect(screen.getByRole('heading', { name: 'Aigul' })).toBeInTheDocument();
  });

  test('spec 3 §8: an e-mail of another account is said in a dialog and at the field', async () => {
    setKnownCookie('user');
    become({ state: 'user' });
    render(<Panels ofPartner={[]} />);
    await pass(36);
    const sentence = dictionaries.en.refusals.error_duplicate_email;
    server.answers['PATCH /api/session/account'] = () =>
      json({ error_code: 'error_duplicate_email', error: { message: sentence } }, 400);
    const field = screen.getByLabelText(words.email.label);
    fireEvent.change(field, { target: { value: 'aigul@example.com' } });
    press(words.email.save);
    await pass(1);
    expect(takeRequestedModal('#message')?.modal).toMatchObject({ id: 'message', data: { text: sentence } });
    expect(field).toHaveAccessibleDescription(sentence);
  });

  test.each([
    ['a logout', { state: 'guest' as const }],
    ['a switch to a child', { state: 'user' as const, profile: child }],
  ])('a panel goes with the viewer for whom it was: after %s', async (_, next) => {
    setKnownCookie('user');
    become({ state: 'user' });
    render(<Panels ofPartner={[]} />);
    await pass(36);
    expect(panel(words.email.title)).toBeInTheDocument();
    become(next);
    expect(screen.queryByRole('complementary')).toBeNull();
    become({ state: 'user' });
    await pass(6);
    expect(panel(words.email.title)).toBeInTheDocument();
  });

  test('a failure keeps the typed address and says what happened', async () => {
    setKnownCookie('user');
    become({ state: 'user' });
    render(<Panels ofPartner={[]} />);
    await pass(36);
    server.answers['PATCH /api/session/account'] = () => json({}, 503);
    const field = screen.getByLabelText(words.email.label);
    fireEvent.change(field, { target: { value: 'aigul@example.com' } });
    press(words.email.save);
    await pass(10);
    expect(field).toHaveValue('aigul@example.com');
    expect(field).toHaveAccessibleDescription(words.unavailable);
  });

  test('the installation is offered after 120 s, and opens the question of the browser', async () => {
    become({});
    const offer = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), {
      prompt: jest.fn(),
    });
    act(() => void dispatchEvent(offer));
    expect(offer.defaultPrevented).toBe(true);
    render(<Panels ofPartner={[]} />);
    await pass(114);
    expect(panel(words.install.title)).toBeNull();
    await pass(11);
    expect(panel(words.install.title)).toBeInTheDocument();
    press(words.install.action);
    expect(offer.prompt).toHaveBeenCalledTimes(1);
    expect(panel(words.install.title)).toBeNull();
    await pass(60);
    expect(screen.queryByRole('complementary')).toBeNull();
  });

  test('a partner offers its promo code, and a closed panel stays away for this tab', async () => {
    become({});
    const { unmount } = render(<Panels ofPartner={FREEDOM} />);
    await pass(36);
    const promo = panel(words.freedommedia_promo.title) as HTMLElement;
    expect(within(promo).getByRole('link')).toHaveAttribute('href', '/promo');
    press(words.later);
    unmount();
    render(<Panels ofPartner={FREEDOM} />);
    await pass(60);
    expect(screen.queryByRole('complementary')).toBeNull();
  });

  test('permission: asked by the button only, then this browser is registered for pushes of the account', async () => {
    const browser = offerPushes();
    setKnownCookie('user');
    answerPushes();
    become({ state: 'user' });
    render(<Panels ofPartner={[]} />);
    await pass(36);
    expect(panel(words.permission.title)).toHaveAttribute('data-notification');
    expect(browser.requestPermission).not.toHaveBeenCalled();
    press(words.permission.action);
    await pass(1);
    expect(browser.subscribe).toHaveBeenCalledWith({ userVisibleOnly: true, applicationServerKey: KEY });
    expect(server.requested.at(-1)).toEqual({
      method: 'POST',
      path: '/api/session/push',
      body: { endpoint: 'https://push.example/1', keys: { p256dh: 'p', auth: 'a' } },
    });
    expect(alerts).toEqual([words.permission.granted]);
    expect(panel(words.permission.title)).toBeNull();
  });

  test('an allowed browser follows its viewer: another account registers it, and without an account it gets no pushes', async () => {
    const browser = offerPushes('granted', 'granted');
    setKnownCookie('user');
    answerPushes();
    const registrations = () => server.requested.filter(({ method }) => method === 'POST').length;
    become({ state: 'user', profile: { id: '1', name: 'Aigul', role: 'adult', icon: null } });
    render(<Panels ofPartner={[]} />);
    await pass(1);
    expect(registrations()).toBe(1);
    become({ state: 'user', profile: { id: '2', name: 'Bolat', role: 'adult', icon: null } });
    await pass(1);
    expect(registrations()).toBe(2);
    browser.unsubscribe.mockClear();
    become({ state: 'guest' });
    await pass(1);
    expect(browser.unsubscribe).toHaveBeenCalledTimes(1);
    expect(registrations()).toBe(2);
  });

  test('permission: a refusal of the browser says nothing more, a failure does; a closed panel returns after 1209600 s', async () => {
    const browser = offerPushes('denied');
    setKnownCookie('user');
    answerWith({
      'GET /api/session/account': () => json({ ...account, email: 'a@example.com' }),
      'GET /api/session/push': () => json({ key: KEY }),
    });
    become({ state: 'user' });
    const { unmount } = render(<Panels ofPartner={[]} />);
    await pass(36);
    press(words.permission.action);
    await pass(1);
    expect([browser.requestPermission.mock.calls.length, alerts]).toEqual([1, []]);
    unmount();
    jest.setSystemTime(Date.now() + 1_209_500_000);
    sessionStorage.removeItem('taspa:panels');
    const again = render(<Panels ofPartner={[]} />);
    await pass(36);
    expect(panel(words.permission.title)).toBeNull();
    again.unmount();
    jest.setSystemTime(Date.now() + 100_000);
    browser.requestPermission.mockResolvedValue('granted');
    render(<Panels ofPartner={[]} />);
    await pass(36);
    press(words.permission.action);
    await pass(20);
    expect(alerts).toEqual([words.permission.failed]);
  });

  test('a browser that was allowed before is registered at each login, without a question', async () => {
    const browser = offerPushes('granted', 'granted');
    setKnownCookie('user');
    answerPushes();
    become({ state: 'user' });
    render(<Panels ofPartner={[]} />);
    await pass(36);
    expect(server.requested.map(({ method, path }) => `${method} ${path}`)).toContain(
      'POST /api/session/push',
    );
    expect(browser.requestPermission).not.toHaveBeenCalled();
    expect(screen.queryByRole('complementary')).toBeNull();
    // From now on the page does not ask for pushes itself.
    expect(isRegistered('https://push.example/1')).toBe(true);
  });

  test.each([
    ['survey_rate', 2, 901, []],
    ['galam_poll2', 3, 36, ['galam_poll2']],
  ] as const)('%s opens its survey, once for all', async (id, survey, used, ofPartner) => {
    setKnownCookie('user');
    answerWith({
      'GET /api/session/account': () => json({ ...account, email: 'a@example.com' }),
    });
    sessionStorage.setItem('taspa:here-since', String(Math.floor(Date.now() / 1000) - used));
    become({ state: 'user' });
    const { unmount } = render(<Panels ofPartner={[...ofPartner]} />);
    await pass(6);
    expect(panel(words[id].title)).toHaveAttribute('data-notification');
    press(words[id].action);
    expect(takeRequestedModal('#survey')?.modal).toMatchObject({ id: 'survey', data: { survey } });
    unmount();
    sessionStorage.removeItem('taspa:panels');
    render(<Panels ofPartner={[...ofPartner]} />);
    await pass(20);
    expect(panel(words[id].title)).toBeNull();
  });

  test('a full storage: the panel closes, and its button acts', async () => {
    setKnownCookie('user');
    answerWith({
      'GET /api/session/account': () => json({ ...account, email: 'a@example.com' }),
    });
    sessionStorage.setItem('taspa:here-since', String(Math.floor(Date.now() / 1000) - 901));
    const full = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    });
    become({ state: 'user' });
    const { unmount } = render(<Panels ofPartner={[]} />);
    await pass(6);
    press(words.survey_rate.action);
    expect(takeRequestedModal('#survey')?.modal).toMatchObject({ id: 'survey', data: { survey: 2 } });
    expect(panel(words.survey_rate.title)).toBeNull();
    // Nor does the next page of this document show it.
    unmount();
    render(<Panels ofPartner={[]} />);
    await pass(20);
    expect(panel(words.survey_rate.title)).toBeNull();
    full.mockRestore();
  });

  test('a child sees none', async () => {
    become({ state: 'user', profile: child });
    render(<Panels ofPartner={FREEDOM} />);
    await pass(200);
    expect(screen.queryByRole('complementary')).toBeNull();
  });

  test('one at a time: while the invitation to register is open, no other panel comes', async () => {
    become({});
    render(
      <>
        <RegisterPrompt trial={{ text: '7 days free', packet: 'Light', href: '/packets/81' }} />
        <Panels ofPartner={FREEDOM} />
      </>,
    );
    await pass(60);
    expect(screen.getAllByRole('complementary')).toHaveLength(1);
    press(dictionaries.en.register.later);
    await pass(6);
    expect(panel(words.freedommedia_promo.title)).toBeInTheDocument();
  });
});
