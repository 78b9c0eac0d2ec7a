import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { SWRConfig } from 'swr';
import { ParentalPage } from '@/components/account/settings/ParentalPage';
import { Settings } from '@/components/account/settings/Settings';
import { setViewer, type Viewer } from '@/lib/client/viewer/viewer';
import type { SettingsScreen } from '@/lib/rules/account/settings-address';
import type { Role } from '@/lib/rules/profiles/profile';
import { dictionaries } from '@/lib/shared/i18n/dictionaries';
import { fill } from '@/lib/shared/i18n/fill';
import { axeProblems } from '../axe';
import { answerWith, json, refusal, server } from '../server';
import { installDialog } from '../ui/browser';

const router = { push: jest.fn(), replace: jest.fn() };
/** As the router does: it follows the entries that the page itself adds. */
let path = '/settings';
const listeners = new Set<() => void>();
jest.mock('next/navigation', () => ({
  useRouter: () => router,
  usePathname: () => {
    const { useSyncExternalStore } = jest.requireActual<typeof import('react')>('react');
    return useSyncExternalStore(
      (changed) => {
        listeners.add(changed);
        return () => listeners.delete(changed);
      },
      () => path,
    );
  },
}));
jest.mock('@/lib/client/commerce/buy', () => ({ buy: jest.fn() }));

const { account: words, profiles, pages, shell } = dictionaries.en;
const { settings } = words;
const { own, act: actions, fullest, afterTrial } = pages.packets;

const follow = () => {
  path = location.pathname;
  for (const changed of listeners) changed();
};

beforeAll(() => {
  installDialog();
  window.scrollTo = () => {};
  HTMLElement.prototype.scrollTo = () => {};
  for (const name of ['pushState', 'replaceState'] as const) {
    const original = history[name].bind(history);
    history[name] = (...entry) => {
      original(...entry);
      follow();
    };
  }
  addEventListener('popstate', follow);
});

const payment = (isPaymentAllowed: boolean, paysystems: unknown[]) =>
  json({
    balance: { amount: '10', format: '{amount} ₸' },
    cards: [],
    isPaymentAllowed,
    canLinkCard: true,
    paysystems,
  });
const profile = (id: string, role: Role = 'adult') => ({
  id,
  name: `P${id}`,
  role,
  icon: null,
  ageLevel: null,
  screenTime: null,
  avatarId: '1',
});
const accountData = {
  name: 'Aisha',
  email: '',
  phone: '77011234567',
  canChangePhone: true,
  deletionAt: null,
  balance: '10 ₸',
  devices: [],
  ip: null,
  version: '186',
  provider: { name: 'Taspa', account: null, link: null, support: { phone: null, email: null, href: null } },
};

const viewer = (role: Role): Viewer => ({
  state: 'user',
  name: 'Aisha',
  phone: null,
  profile: { id: '1', name: 'P1', role, icon: null },
});

beforeEach(() => {
  jest.clearAllMocks();
  setViewer(viewer('adult'));
  document.documentElement.lang = 'en';
  answerWith({
    'GET /api/session/profiles': () => json({ profiles: [profile('1'), profile('2')], activeId: '1' }),
    'GET /api/session/menu': () => json({ balance: '10 ₸', support: { phone: '+7 700', email: null } }),
    'GET /api/session/account': () => json(accountData),
    'GET /api/commerce/account': () => payment(true, [{}]),
  });
});
afterEach(() => jest.useRealTimers());

function open(
  address: string,
  { isOverlay = true, hasPromo = true, hasLogOut = true, state = null as object | null } = {},
) {
  history.replaceState(state, '', address);
  return render(
    <SWRConfig value={{ provider: () => new Map(), dedupingInterval: 0, shouldRetryOnError: false }}>
      <Settings
        first={'home' satisfies SettingsScreen}
        brand="Taspa"
        closeLabel={shell.close}
        isOverlay={isOverlay}
        words={words}
        profileWords={profiles}
        packets={{ own, act: actions, fullest, afterTrial }}
        languages={[
          { locale: 'en', tag: 'en', name: 'English', href: '?lang=en', isCurrent: true },
          { locale: 'ru', tag: 'ru', name: 'Русский', href: '?lang=ru', isCurrent: false },
        ]}
        hasLogOut={hasLogOut}
        hasRefill
        hasPromo={hasPromo}
        parental={<p>parental</p>}
      />
    </SWRConfig>,
  );
}

const links = () => screen.getAllByRole('link').map((link) => link.getAttribute('href'));

describe('spec 3 §2 Settings page: without an id', () => {
  test('profile tiles with one to create another, the account, promo code and support', async () => {
    const { container } = open('/settings');
    await screen.findByRole('button', { name: /P2/ });
    expect(screen.getByRole('button', { name: profiles.newProfile })).toBeInTheDocument();
    await waitFor(() => expect(links()).toEqual(['/settings/account', '#promocode', 'tel:+7700']));
    const entry = screen.getByRole('link', { name: new RegExp(settings.account) });
    expect(entry).toHaveTextContent(`${words.pay.balance}: 10 ₸`);
    expect(await axeProblems(container)).toEqual([]);
  });

  test('five profiles leave no tile for another', async () => {
    server.answers['GET /api/session/profiles'] = () =>
      json({ profiles: ['1', '2', '3', '4', '5'].map((id) => profile(id)), activeId: '1' });
    open('/settings');
    await screen.findByRole('button', { name: /P5/ });
    expect(screen.queryByRole('button', { name: profiles.newProfile })).toBeNull();
  });

  test('no promo code where it is not allowed, no support without a phone and an e-mail', async () => {
    server.answers['GET /api/session/menu'] = () =>
      json({ balance: null, support: { phone: null, email: null } });
    open('/settings', { hasPromo: false });
    await screen.findByRole('button', { name: /P2/ });
    await waitFor(() => expect(links()).toEqual(['/settings/account']));
  });

  test('with a phone and an e-mail, each way to the support has a name of its own', async () => {
    server.answers['GET /api/session/menu'] = () =>
      json({ balance: null, support: { phone: '+7 700', email: 'help@taspa.example' } });
    open('/settings');
    await screen.findByRole('button', { name: /P2/ });
    const call = await screen.findByRole('link', { name: new RegExp(words.supportCall) });
    expect(call).toHaveAttribute('href', 'tel:+7700');
    expect(screen.getByRole('link', { name: new RegExp(words.supportWrite) })).toHaveAttribute(
      'href',
      'mailto:help@taspa.example',
    );
  });

  test('a child gets the profiles and the support, but not the account', async () => {
    server.answers['GET /api/session/profiles'] = () =>
      json({ profiles: [profile('1'), profile('3', 'child')], activeId: '3' });
    open('/settings');
    await screen.findByRole('button', { name: /P3/ });
    await waitFor(() => expect(links()).toEqual(['tel:+7700']));
  });
});

test.each(['', '/account', '/subscriptions', '/payment', '/devices', '/info', '/language', '/parental'])(
  'spec 1 §1 Surfaces: a guest of a mini-app opens /settings%s, is asked to log in, and sees the screen after it',
  async (screenOf) => {
    setViewer({ state: 'guest', name: null, phone: null });
    server.answers['GET /api/session/account'] = () => refusal(403, 'login_required', 'No');
    open(`/settings${screenOf}`, { isOverlay: false });
    expect(await screen.findByText(words.signInTitle)).toBeVisible();
    expect(screen.getByRole('link', { name: words.signIn })).toHaveAttribute('href', '#auth');
    expect(screen.queryByRole('alert')).toBeNull();
    server.answers['GET /api/session/account'] = () => json(accountData);
    act(() => setViewer(viewer('adult')));
    await waitFor(() => expect(screen.queryByText(words.signInTitle)).toBeNull());
  },
);

describe('spec 3 §2 Account menu', () => {
  const menu = async () => within(await screen.findByRole('navigation', { name: words.menu }));

  test('leads to each screen', async () => {
    open('/settings/account');
    const shown = (await menu()).getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(shown).toEqual([
      ...['/settings/subscriptions', '/settings/payment', '#profiles', '/settings/parental'],
      ...['/settings/info', '/settings/language', '/settings/devices'],
    ]);
  });

  test.each([
    ['is not allowed', () => payment(false, [{}])],
    ['has no way to pay', () => payment(true, [])],
  ])('where payment %s there is no payment', async (_, answer) => {
    server.answers['GET /api/commerce/account'] = answer;
    open('/settings/account');
    const entries = await menu();
    await waitFor(() => expect(entries.queryByRole('link', { name: settings.payment })).toBeNull());
  });

  test.each([
    ['/settings/devices', settings.devices],
    ['/settings/language/audiotracks', settings.language],
  ])('opened directly, %s stands beside the menu, which marks it', async (address, name) => {
    open(address, { isOverlay: false });
    const current = (await menu()).getAllByRole('link', { current: 'page' });
    expect(current).toEqual([(await menu()).getByRole('link', { name: new RegExp(`^${name}`) })]);
  });

  test('a child sees no menu beside a screen', async () => {
    setViewer(viewer('child'));
    open('/settings/language', { isOverlay: false });
    await screen.findByRole('heading', { name: settings.language });
    expect(screen.queryByRole('navigation', { name: words.menu })).toBeNull();
  });

  test('no logout where the surrounding app handles it', async () => {
    open('/settings/account', { hasLogOut: false });
    expect((await menu()).queryByRole('button', { name: words.logOut })).toBeNull();
  });
});

describe('spec 1 §1 Surfaces: the mobile account is not left', () => {
  beforeEach(() => {
    document.documentElement.dataset.home = '/account_mobile';
  });
  afterEach(() => Reflect.deleteProperty(document.documentElement.dataset, 'home'));

  test('by logging out', async () => {
    server.answers['DELETE /api/session'] = () => json({});
    open('/settings/account');
    fireEvent.click(await screen.findByRole('button', { name: words.logOut }));
    await waitFor(() => expect(router.push.mock.calls).toEqual([['/account_mobile']]));
  });

  test('by closing the settings', () => {
    Object.defineProperty(document, 'referrer', { value: '', configurable: true });
    open('/settings/account', { isOverlay: false });
    jest.useFakeTimers();
    fireEvent.click(screen.getByRole('button', { name: shell.close }));
    act(() => jest.advanceTimersByTime(300));
    expect(router.push.mock.calls).toEqual([['/account_mobile']]);
  });
});

describe('the screen of the account', () => {
  const summary = async () => screen.findByRole('link', { name: new RegExp(`^(Aisha|${words.info.who})`) });
  const shownPhone = '+7 (701) 123-45-67';
  const email = 'aisha@example.kz';
  const { info } = words;
  const without = (names: string) => fill(info.missing, { names });

  test.each([
    ['all that it knows', { email }, `Aisha${shownPhone} · ${email}`],
    ['what is missing', {}, `Aisha${shownPhone}${without('e-mail')}`],
    ['that nothing is known', { name: '', phone: null }, `${info.who}${without('name, phone, and e-mail')}`],
    ['no number that cannot be changed', { phone: null, canChangePhone: false }, `Aisha${without('e-mail')}`],
  ])('sums up once whose account it is, and leads to the personal data: %s', async (_, data, text) => {
    server.answers['GET /api/session/account'] = () => json({ ...accountData, ...data });
    const { container } = open('/settings/account');
    const link = await summary();
    expect(link).toHaveTextContent(text);
    expect(link.textContent).toBe(text);
    expect(link).toHaveAttribute('href', '/settings/info');
    expect(await axeProblems(container)).toEqual([]);
  });

  test('over a page and on a phone it stands before the menu, and the deletion at the end', async () => {
    open('/settings/account');
    const whose = await summary();
    const menu = screen.getByRole('navigation', { name: words.menu });
    const file = screen.getByRole('button', { name: words.personal.download });
    const end = screen.getByRole('button', { name: words.personal.remove });
    for (const [before, after] of [
      [whose, menu],
      [menu, file],
      [file, end],
    ] as const) {
      expect(before.compareDocumentPosition(after)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    }
  });

  test('the menu says what is on the account, where it is paid', async () => {
    open('/settings/account', { isOverlay: false });
    const [entry] = await screen.findAllByRole('link', { name: new RegExp(`^${settings.payment}`) });
    await waitFor(() => expect(entry).toHaveTextContent(`${words.pay.balance}: 10 ₸`));
  });

  test('opened directly, its entry in the menu is the owner', async () => {
    open('/settings/account', { isOverlay: false });
    const owner = await screen.findByRole('link', { current: 'page' });
    expect(owner).toHaveAttribute('href', '/settings/account');
    expect(owner).toHaveTextContent('Aisha');
  });
});

test('one device is the only one, several are counted', async () => {
  const device = (id: string, isCurrent: boolean) => ({
    ...{ id, isCurrent, kind: 'pc', about: 'Chrome', loginAt: null },
  });
  const devices = [device('1', true), device('2', false)];
  server.answers['GET /api/session/account'] = () => json({ ...accountData, devices });
  const { unmount } = open('/settings/devices');
  await screen.findByText(fill(words.devices.intro, { count: 2 }));
  expect(screen.queryByText(words.devices.alone)).toBeNull();
  unmount();
  server.answers['GET /api/session/account'] = () => json({ ...accountData, devices: devices.slice(0, 1) });
  open('/settings/devices');
  expect(await screen.findByText(words.devices.alone)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: words.tv.add })).toHaveAttribute('href', '/tv');
});

function openParental(address: string, referrer: string) {
  Object.defineProperty(document, 'referrer', { value: referrer, configurable: true });
  history.replaceState(null, '', address);
  return render(
    <SWRConfig value={{ provider: () => new Map() }}>
      <ParentalPage words={words} languages={[]} hasLogOut closeLabel={shell.close}>
        <p>parental</p>
      </ParentalPage>
    </SWRConfig>,
  );
}

test('spec 3 §2 `/lk_parental`: a page beside the menu, which leads to the account and can be closed', async () => {
  const { container } = openParental('/lk_parental', '');
  expect(screen.getByRole('heading', { level: 1, name: words.parentalPage.title })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: words.title })).toHaveAttribute('href', '/lk');
  expect(screen.getByRole('link', { current: 'page' })).toHaveTextContent(words.parental);
  expect(await axeProblems(container)).toEqual([]);
  jest.useFakeTimers();
  fireEvent.click(screen.getByRole('button', { name: shell.close }));
  act(() => jest.advanceTimersByTime(300));
  expect(router.push.mock.calls).toEqual([['/']]);
});

describe('spec 3 §2 `/lk_parental`: close', () => {
  const close = () => {
    jest.useFakeTimers();
    fireEvent.click(screen.getByRole('button', { name: shell.close }));
    act(() => jest.advanceTimersByTime(300));
  };
  /** The entries of this site in the history, the last of which is shown. jsdom does not have them. */
  const setEntries = (paths: string[], sameDocument: boolean) => {
    const entries = paths.map((entry, index) => ({ index, url: location.origin + entry, sameDocument }));
    Object.assign(window, { navigation: { entries: () => entries, currentEntry: entries.at(-1) } });
  };
  let back: jest.SpyInstance;
  beforeEach(() => {
    back = jest.spyOn(history, 'back').mockImplementation(() => {});
  });
  afterEach(() => {
    back.mockRestore();
    Reflect.deleteProperty(window, 'navigation');
  });

  test('after a change of the language leads home, and not to the page itself', () => {
    openParental('/lk_parental?lang=kk', `${location.origin}/lk_parental`);
    close();
    expect(router.push.mock.calls).toEqual([['/']]);
  });

  test('after a change of the language leads to the page before it, where the browser knows it', () => {
    setEntries(['/packets?a=1&lang=ru', '/lk_parental', '/lk_parental?lang=kk'], false);
    openParental('/lk_parental?lang=kk', `${location.origin}/lk_parental`);
    close();
    expect(router.push.mock.calls).toEqual([['/packets?a=1']]);
    expect(back).not.toHaveBeenCalled();
  });

  test('after a link of the account goes back to it, whatever led to the first page of the document', () => {
    setEntries(['/faq', '/lk', '/lk_parental'], true);
    openParental('/lk_parental', `${location.origin}/faq`);
    close();
    expect(back).toHaveBeenCalledTimes(1);
    expect(router.push).not.toHaveBeenCalled();
  });
});

test('spec 3 §3 Network data: lk_link leads to the account on the site of the provider', async () => {
  const link = { label: 'My Alma account', href: 'https://my.alma.example/login' };
  const provider = { ...accountData.provider, link };
  server.answers['GET /api/session/account'] = () => json({ ...accountData, provider });
  open('/settings/info');
  const place = await screen.findByRole('link', { name: 'my.alma.example' });
  expect(place).toHaveAttribute('href', link.href);
  expect(place.closest('div')).toHaveTextContent('My Alma account');
});

describe('spec 3 §2 Settings page: back goes one level up', () => {
  const up = (name: string) => fireEvent.click(screen.getByRole('link', { name }));

  test('from a screen that was opened by its address', async () => {
    open('/settings/parental');
    up(settings.account);
    expect(location.pathname).toBe('/settings/account');
    expect(screen.getByRole('heading', { level: 1, name: settings.account })).toHaveFocus();
    expect(document.title).toBe(`${settings.account} · Taspa`);
    up(settings.home);
    expect(location.pathname).toBe('/settings');
    // The way back in the history is the way that was gone.
    expect(history.state.settings).toEqual({ depth: 2, from: '/settings/account' });
  });

  test('and back in the history to the screen that the viewer came from', async () => {
    open('/settings/account');
    fireEvent.click(await screen.findByRole('link', { name: settings.devices }));
    expect(location.pathname).toBe('/settings/devices');
    const back = jest.spyOn(history, 'back').mockImplementation(() => {});
    up(settings.account);
    expect(back).toHaveBeenCalledTimes(1);
    back.mockRestore();
  });

  test('a link with a modifier key belongs to the browser', async () => {
    open('/settings/parental');
    fireEvent.click(screen.getByRole('link', { name: settings.account }), { ctrlKey: true });
    expect(location.pathname).toBe('/settings/parental');
  });
});

describe('spec 3 §2 Settings page: close waits 300 ms', () => {
  const close = () => {
    jest.useFakeTimers();
    fireEvent.click(screen.getByRole('button', { name: shell.close }));
  };
  const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));

  test('and returns to the page below, over all screens that were opened since', async () => {
    open('/settings/account');
    fireEvent.click(await screen.findByRole('link', { name: settings.devices }));
    const go = jest.spyOn(history, 'go').mockImplementation(() => {});
    close();
    pass(299);
    expect(go).not.toHaveBeenCalled();
    pass(1);
    expect(go.mock.calls).toEqual([[-2]]);
    go.mockRestore();
  });

  test('and goes home when the history leads to another screen of the settings', async () => {
    open('/settings/parental');
    const go = jest.spyOn(history, 'go').mockImplementation(() => {});
    close();
    pass(300);
    act(() => history.replaceState(null, '', '/settings/account'));
    expect(router.replace).toHaveBeenCalledWith('/');
    go.mockRestore();
  });

  test('and is open again when its page comes back from the back/forward cache, from where another screen can be opened', async () => {
    open('/settings/parental');
    const go = jest.spyOn(history, 'go').mockImplementation(() => {});
    const isOpen = () => document.querySelector('dialog')?.open;
    close();
    pass(300);
    expect(isOpen()).toBe(false);
    act(() => void dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true })));
    expect(isOpen()).toBe(true);
    act(() => history.replaceState(null, '', '/settings/account'));
    expect(router.replace).not.toHaveBeenCalled();
    go.mockRestore();
  });

  test.each([
    ['', '/'],
    ['https://other.example/x', '/'],
    [`${location.origin}/settings/account`, '/'],
    [`${location.origin}/packets?a=1`, '/packets?a=1'],
  ])('as a page that was reached from "%s" it leads to %s', (referrer, to) => {
    Object.defineProperty(document, 'referrer', { value: referrer, configurable: true });
    open('/settings/parental', { isOverlay: false });
    close();
    pass(300);
    expect(router.push.mock.calls).toEqual([[to]]);
  });
});
