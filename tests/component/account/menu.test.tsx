import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { SWRConfig } from 'swr';
import { AccountMenu } from '@/components/session/AccountMenu';
import type { AccountMenuProps } from '@/components/session/account-menu';
import { currentViewer, setViewer, type Viewer } from '@/lib/client/viewer/viewer';
import type { Profile, Role } from '@/lib/rules/profiles/profile';
import { dictionaries } from '@/lib/shared/i18n/dictionaries';
import { user } from '@/tests/support/user';
import { answerWith, json, server } from '../server';

jest.mock('next/navigation', () => ({ useRouter: () => ({ push: () => {} }) }));

const words = dictionaries.ru.profiles;
const labels = { ...dictionaries.ru.session, messages: '', messagesNew: '' };

const makeProfile = (id: string, name: string, role: Role = 'adult'): Profile => ({
  id,
  name,
  role,
  ageLevel: role === 'child' ? 12 : null,
  screenTime: role === 'child' ? { dailyMinutes: null, bedtime: null } : null,
  icon: `https://img.test/${id}.jpg`,
  avatarId: id,
});
const mum = makeProfile('1', 'Айгуль');
const kid = makeProfile('3', 'Әли', 'child');
const support = { phone: '+7 700 000 00 00', email: 'help@taspa.example' };
const adultViewer: Viewer = { state: 'user', name: 'Айгуль Сеитова', phone: '77012345678', profile: mum };

beforeEach(() => {
  jest.useFakeTimers();
  document.documentElement.lang = 'ru';
  setViewer(adultViewer);
  answerWith({
    'GET /api/words/profiles': () => json(words),
    'GET /api/session/profiles': () => json({ profiles: [mum, kid], activeId: '1' }),
    'GET /api/session/menu': () => json({ balance: '1 990 ₸', support }),
  });
  HTMLElement.prototype.hidePopover = jest.fn();
  // A wide screen, where a panel is no sheet.
  globalThis.matchMedia = (() => ({ matches: false })) as unknown as typeof matchMedia;
});
afterEach(() => jest.useRealTimers());

const advance = (ms = 0) => act(() => jest.advanceTimersByTimeAsync(ms));
const defaultOffers = {
  hasLogOut: true,
  hasPromo: true,
  hasContract: false,
  accountLabel: 'subscriptions',
} as const;

/** jsdom has no popovers: dispatches the event with which a browser opens one. */
function toggle(panel: Element) {
  const event = new Event('toggle');
  Object.assign(event, { newState: 'open', oldState: 'closed' });
  fireEvent(panel, event);
}

async function open({
  who = adultViewer,
  offers = defaultOffers,
}: {
  who?: Viewer;
  offers?: AccountMenuProps['offers'];
} = {}) {
  const { container } = render(
    <SWRConfig value={{ provider: () => new Map(), dedupingInterval: 0, shouldRetryOnError: false }}>
      <AccountMenu viewer={who} labels={labels} offers={offers} />
    </SWRConfig>,
  );
  const panel = container.querySelector('[popover]') as HTMLElement;
  return { panel, show: () => toggle(panel) };
}

const links = (panel: HTMLElement) =>
  within(panel)
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')]);

describe('spec 3 §2 Settings dropdown (from avatar)', () => {
  test('requests nothing before it is opened', async () => {
    await open();
    await advance(1_000);
    expect(server.requested).toEqual([]);
    expect(screen.getByRole('button', { name: 'Аккаунт: Айгуль' })).toBeInTheDocument();
  });

  test('a name of the platform, which may be in another language, is not the one of the menu', async () => {
    await open({ who: { ...adultViewer, name: null, profile: { ...mum, name: 'Main', isUnnamed: true } } });
    expect(screen.getByRole('button', { name: 'Аккаунт: +7 (701) 234-56-78' })).toBeInTheDocument();
  });

  test('shows title, name with the balance, profiles with a button for a new one, and every link', async () => {
    const { panel, show } = await open();
    show();
    await advance(100);
    expect(panel).toHaveTextContent(words.menuTitle);
    expect(panel).toHaveTextContent('Айгуль Сеитова+7 (701) 234-56-78 · Баланс: 1 990 ₸');
    const profiles = within(within(panel).getByRole('list', { name: words.whoTitle }));
    expect(profiles.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      'Айгуль',
      'Әли',
      words.newProfile,
    ]);
    expect(profiles.getByRole('button', { current: true })).toHaveTextContent('Айгуль');
    expect(within(panel).getByRole('button', { name: words.manage })).toBeInTheDocument();
    expect(links(panel)).toEqual([
      [words.subscriptions, '/settings/subscriptions'],
      [words.account, '/settings/account'],
      [words.parental, '/settings/parental'],
      [words.promoCode, '#promocode'],
      ['Позвонить: +7 700 000 00 00', 'tel:+77000000000'],
      ['Написать: help@taspa.example', 'mailto:help@taspa.example'],
    ]);
    expect(within(panel).getByRole('button', { name: labels.logOut })).toBeInTheDocument();
  });

  test('spec 3 §6: the web view names the account differently, and partners show no logout', async () => {
    const { panel, show } = await open({
      offers: { hasLogOut: false, hasPromo: false, hasContract: false, accountLabel: 'account_settings' },
    });
    show();
    await advance(100);
    expect(links(panel)[0]).toEqual([words.accountSettings, '/settings/account']);
    expect(panel).not.toHaveTextContent(words.subscriptions);
    expect(panel).not.toHaveTextContent(words.promoCode);
    expect(within(panel).queryByRole('button', { name: labels.logOut })).toBeNull();
  });

  test('shows support only if the provider has a phone or an e-mail, and no balance if it is unknown', async () => {
    server.answers['GET /api/session/menu'] = () =>
      json({ balance: null, support: { phone: null, email: null } });
    const { panel, show } = await open();
    show();
    await advance(100);
    expect(panel.querySelector('a[href^="tel:"], a[href^="mailto:"]')).toBeNull();
    expect(panel).not.toHaveTextContent('Баланс');
  });

  test('without answers the links and the logout are still there', async () => {
    delete server.answers['GET /api/session/menu'];
    delete server.answers['GET /api/session/profiles'];
    const { panel, show } = await open();
    show();
    await advance(100);
    expect(links(panel).map(([, href]) => href)).toEqual([
      ...['/settings/subscriptions', '/settings/account', '/settings/parental'],
      '#promocode',
    ]);
    expect(within(panel).getByRole('button', { name: labels.logOut })).toBeInTheDocument();
  });

  test('spec 3 §6: a child sees no links to settings or payments', async () => {
    server.answers['GET /api/session/profiles'] = () => json({ profiles: [mum, kid], activeId: '3' });
    const { panel, show } = await open({ who: { ...adultViewer, profile: kid } });
    show();
    await advance(100);
    expect(links(panel).every(([, href]) => /^(tel|mailto):/.test(href ?? ''))).toBe(true);
    expect(within(panel).queryByRole('button', { name: words.newProfile })).toBeNull();
    expect(within(panel).queryByRole('button', { name: words.manage })).toBeNull();
  });

  test('a press switches the profile; a failure shows a dialog and changes nothing', async () => {
    const { panel, show } = await open();
    show();
    await advance(100);
    await user.click(within(panel).getByRole('button', { name: 'Әли' }));
    await advance();
    expect(currentViewer()?.profile?.id).toBe('1');
    expect(location.hash).toBe('#message');
    history.replaceState(null, '', '/');
    server.answers['POST /api/session/profiles/active'] = () => json({ profile: kid });
    await user.click(within(panel).getByRole('button', { name: 'Әли' }));
    await advance();
    expect(currentViewer()?.profile).toMatchObject({ id: '3', role: 'child' });
  });
});

test('spec 3 §4: a switch of the profile requests the data again', async () => {
  const { container } = render(<AccountMenu viewer={adultViewer} labels={labels} offers={defaultOffers} />);
  toggle(container.querySelector('[popover]') as HTMLElement);
  await advance(100);
  const before = server.requested.filter(({ path }) => path === '/api/session/profiles').length;
  act(() => setViewer({ ...adultViewer, profile: kid }));
  await advance(3_000);
  expect(server.requested.filter(({ path }) => path === '/api/session/profiles')).toHaveLength(before + 1);
});
