import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import type { WatchProps } from '@/components/catalogue/content/watch/button-label';
import { WatchButton } from '@/components/catalogue/content/watch/WatchButton';
import { rememberWatchIntent, watchIntentFor } from '@/lib/client/browser/after-buy';
import { callAsViewer } from '@/lib/client/http/call-as-viewer';
import { ALERTED } from '@/lib/client/modals/alert';
import { takeRequestedModal } from '@/lib/client/modals/ask';
import { ratingsAtom } from '@/lib/client/ratings/ratings';
import { store } from '@/lib/client/store/store';
import { setViewer, type Viewer } from '@/lib/client/viewer/viewer';
import { type Call, readAnswer } from '@/lib/platform/http/transport';
import {
  CARD_GROUND,
  CHILD_CARD_GROUND,
  contrast,
  parseHex,
  READABLE,
  type Rgb,
} from '@/lib/shared/contrast';
import { dictionaries } from '@/lib/shared/i18n/dictionaries';
import { user } from '@/tests/support/user';
import { setKnownCookie } from '../../support/known-cookie';

const push = jest.fn();
const buy = jest.fn(async (_: object) => ({ result: 'abandoned' }));
jest.mock('@/lib/client/commerce/buy', () => ({ buy: (subject: object) => buy(subject) }));
jest.mock('next/navigation', () => ({ useRouter: () => router, usePathname: () => '/contents/korga-1' }));
const router = { push };
jest.mock('@/lib/client/http/call-as-viewer', () => ({ callAsViewer: jest.fn() }));
let format: string | null;
jest.mock('@/lib/client/account/own-money', () => ({ ownMoneyFormat: async () => format }));
jest.mock('@/components/ui/link/Link', () => ({
  Link: ({ href, children, ...rest }: { href: string; children: React.ReactNode }) => (
    <a href={href} {...rest}>
      {children}
    </a>
  ),
}));

/** Delivers a message of another tab to this one. */
let receive: (viewer: Viewer) => void = () => {};
globalThis.BroadcastChannel = class {
  set onmessage(listener: (event: { data: Viewer }) => void) {
    receive = (data) => listener({ data });
  }
  postMessage() {}
} as unknown as typeof BroadcastChannel;

const { catalogue, errors } = dictionaries.en;
const words = {
  ...catalogue.page,
  ...catalogue.watch,
  notAvailable: errors.content_not_available,
  watchTv: errors.watch_tv,
  soon: errors.warning_episode_is_announcement,
};
const props: WatchProps = {
  contentId: '1',
  seriesId: null,
  isFree: false,
  isLost: false,
  isAnnouncement: false,
  watchHref: '/watch/korga-1',
  firstEpisode: null,
  offersHref: '/provider/taspa',
  hasPromo: true,
  words,
};
const packet = {
  button_type: 'pay',
  caption: 'Subscribe',
  sub_caption: 'from 990 ₸',
  icon: 'packet',
  play_after: true,
};
const RENT_ID = '7';
const rent = {
  button_type: 'pay',
  caption: 'Rent',
  sub_caption: '590 ₸',
  icon: 'rent',
  play_after: true,
  button_data: { purchase_type_id: RENT_ID },
};
const purchased = { is_purchased: true, is_available: true, next_to_play: { id: '1', slug: 'korga-1' } };
const forSale = { is_purchased: false, is_available: true, min_price: '990.00', next_to_play: { id: '1' } };

const callMock = callAsViewer as unknown as jest.Mock;
const answer = (metadata: object, episodes: object[] = []) =>
  callMock.mockImplementation(async (call: Call<never>) =>
    readAnswer(call, call.path.includes('/episodes') ? episodes : metadata),
  );
const requested = () => takeRequestedModal(location.hash)?.modal ?? null;

beforeEach(() => {
  buy.mockReset();
  buy.mockResolvedValue({ result: 'abandoned' });
  jest.clearAllMocks();
  callMock.mockReset();
  sessionStorage.clear();
  format = '{amount} ₸';
  history.replaceState(null, '', '/contents/korga-1');
  document.documentElement.lang = 'en';
  setKnownCookie(null);
  // jsdom has no popovers.
  HTMLElement.prototype.hidePopover ??= () => {};
});

describe('spec 2 §2 Watch button: for a viewer without a session', () => {
  test('is a link that works without script, and requests nothing', () => {
    render(<WatchButton {...props} isFree />);
    expect(screen.getByRole('link', { name: words.watchFree })).toHaveAttribute('href', '/watch/korga-1');
    expect(callMock).not.toHaveBeenCalled();
  });

  test.each(['ctrlKey', 'metaKey', 'shiftKey', 'altKey'])(
    'a press with %s belongs to the browser',
    async (key) => {
      render(<WatchButton {...props} />);
      // jsdom cannot navigate and would print an error.
      addEventListener('click', (event) => event.preventDefault(), { once: true });
      fireEvent.click(screen.getByRole('link'), { [key]: true });
      expect(screen.getByRole('link')).toHaveAttribute('href', '/watch/korga-1');
      expect(callMock).not.toHaveBeenCalled();
    },
  );

  test('a press on a title that is not free requests its offers, and a guest logs in for it (spec 2 §6)', async () => {
    answer({ ...forSale, buttons: [packet] });
    render(<WatchButton {...props} />);
    await user.click(screen.getByRole('link', { name: new RegExp(`^${words.watch}`) }));
    await waitFor(() => expect(requested()).toMatchObject({ id: 'auth' }));
    expect(watchIntentFor('1')).toMatchObject({ startAfterBuy: true, playAfterId: '1' });
  });

  describe('a returning guest', () => {
    beforeEach(() => setKnownCookie('guest'));
    const linkText = () => screen.getByRole('link').textContent;

    test.each([
      ['is not bought', { ...forSale, buttons: [packet, rent] }],
      ['is not for guests', { is_purchased: false, is_available: false }],
    ])('sees the button of the stored page for a title that %s', async (_, metadata) => {
      answer(metadata);
      render(<WatchButton {...props} />);
      const before = linkText();
      await waitFor(() => expect(callMock).toHaveBeenCalled());
      await act(async () => {});
      expect(linkText()).toBe(before);
      expect(before).toBe(`${words.watch}${words.subscription}`);
    });

    test('continues a free title where they left it', async () => {
      answer({ ...purchased, is_continuation: true, history: { seconds: 754 } });
      render(<WatchButton {...props} isFree />);
      expect(await screen.findByRole('link', { name: /Continue/ })).toHaveTextContent('from 12:34');
    });

    test('logs in after a press and sees the offers afterwards', async () => {
      answer({ ...forSale, buttons: [packet, rent] });
      render(<WatchButton {...props} />);
      await user.click(screen.getByRole('link'));
      await waitFor(() => expect(requested()).toMatchObject({ id: 'auth' }));
      expect(screen.getByRole('button', { name: new RegExp(`^${words.watch}`) })).toBeInTheDocument();
    });
  });

  test('spec 2 §8 Announcement episode: shows an alert', async () => {
    const onAlert = jest.fn();
    addEventListener(ALERTED, onAlert, { once: true });
    render(<WatchButton {...props} isAnnouncement watchHref={null} />);
    await user.click(screen.getByRole('button'));
    await waitFor(() => expect(onAlert).toHaveBeenCalled());
    expect(onAlert.mock.calls[0][0].detail.text).toBe(errors.warning_episode_is_announcement);
  });
});

describe('spec 2 §2 Watch button: for a logged-in viewer', () => {
  beforeEach(() => setKnownCookie('user'));

  test.each([
    ['by subscription', {}, `${words.watch}${words.subscription}`],
    ['that is free', { isFree: true }, words.watchFree],
    [
      'that is a free series',
      { isFree: true, firstEpisode: { season: 1, episode: 1 } },
      `${words.watchFree}Season 1, episode 1`,
    ],
  ])('keeps the words of the stored page while it loads, for a title %s', async (_, more, text) => {
    setKnownCookie(null);
    const { unmount } = render(<WatchButton {...props} {...more} />);
    expect(screen.getByRole('link')).toHaveTextContent(text);
    unmount();
    setKnownCookie('user');
    callMock.mockImplementation(() => new Promise(() => {}));
    render(<WatchButton {...props} {...more} />);
    for (const until of [0, 1]) {
      await waitFor(() => expect(callMock.mock.calls.length).toBeGreaterThanOrEqual(until));
      expect(screen.getByRole('link')).toHaveTextContent(text);
      expect(screen.getByRole('status', { name: words.loading })).toBeInTheDocument();
    }
  });

  test('a press while it loads waits for the answer', async () => {
    let answerWith = (_: unknown) => {};
    callMock.mockImplementation(
      (call: Call<never>) =>
        new Promise((resolve) => (answerWith = (wire) => resolve(readAnswer(call, wire)))),
    );
    render(<WatchButton {...props} isFree />);
    await waitFor(() => expect(callMock).toHaveBeenCalled());
    await user.click(screen.getByRole('link'));
    expect(push).not.toHaveBeenCalled();
    await act(async () => answerWith({ ...purchased, next_to_play: { id: '3', slug: 'korga-3' } }));
    expect(push.mock.calls).toEqual([['/watch/korga-3']]);
  });

  test.each([
    ['several offers', [packet, rent], '{amount} ₸', 'from 990 ₸'],
    ['no offers of the platform', [], '{amount} ₸', 'from 990 ₸'],
    ['a price without a currency', [], null, words.subscription],
  ])('keeps its verb for a title that is not bought, with %s', async (_, buttons, money, sub) => {
    format = money;
    answer({ ...forSale, buttons });
    render(<WatchButton {...props} />);
    expect(
      await screen.findByRole('button', { name: new RegExp(`^${words.watch} ?${sub}$`) }),
    ).toBeInTheDocument();
  });

  test('shows a spinner while it loads, then the place to continue from', async () => {
    let answerWith = (_: unknown) => {};
    callMock.mockImplementation(
      (call: Call<never>) =>
        new Promise((resolve) => (answerWith = (wire) => resolve(readAnswer(call, wire)))),
    );
    render(<WatchButton {...props} />);
    expect(screen.getByRole('status', { name: words.loading })).toBeInTheDocument();
    await waitFor(() => expect(callMock).toHaveBeenCalled());
    await act(async () => answerWith({ ...purchased, is_continuation: true, history: { seconds: 754 } }));
    expect(screen.getByRole('link')).toHaveTextContent('Continuefrom 12:34');
  });

  test('names next_to_play of a series by season and episode', async () => {
    answer({ ...purchased, next_to_play: { id: '7', slug: 'orbit-7' } }, [
      { id: '7', slug: 'orbit-7', season: 2, series: 3 },
    ]);
    render(<WatchButton {...props} seriesId="5" />);
    const link = await screen.findByRole('link', { name: /Season 2, episode 3/ });
    expect(link).toHaveAttribute('href', '/watch/orbit-7');
  });

  test('not available: a press shows the notice with a button to the channels', async () => {
    answer({ is_purchased: false, is_available: false });
    render(<WatchButton {...props} />);
    await user.click(await screen.findByRole('button', { name: words.watch }));
    await waitFor(() =>
      expect(requested()).toMatchObject({
        id: 'message',
        data: { text: errors.content_not_available, action: errors.watch_tv },
      }),
    );
  });

  test('one offer is a button that opens the offers (spec 2 §4)', async () => {
    answer({ ...forSale, buttons: [packet] });
    render(<WatchButton {...props} />);
    await user.click(await screen.findByRole('button', { name: /Subscribe/ }));
    await waitFor(() => expect(requested()).toMatchObject({ id: 'quick_packets', data: { contentId: '1' } }));
    expect(watchIntentFor('1')?.startAfterBuy).toBe(true);
  });

  test('several offers are a menu', async () => {
    answer({ ...forSale, buttons: [packet, rent] });
    render(<WatchButton {...props} />);
    expect(await screen.findByRole('button', { name: new RegExp(`^${words.watch}`) })).toHaveAttribute(
      'popovertarget',
    );
    await user.click(screen.getByText('Rent'));
    await waitFor(() =>
      expect(buy.mock.calls).toEqual([[{ kind: 'title', contentId: '1', wayId: RENT_ID }]]),
    );
  });

  test('several offers of a title over its own page are a menu of their own: one id would open the menu below', async () => {
    answer({ ...forSale, buttons: [packet, rent] });
    render(
      <>
        <WatchButton {...props} />
        <WatchButton {...props} />
      </>,
    );
    const ways = await screen.findAllByRole('button', { name: new RegExp(`^${words.watch}`) });
    const panels = screen.getAllByText('Rent').map((way) => way.closest('[popover]')?.id);
    expect(ways.map((way) => way.getAttribute('popovertarget'))).toEqual(panels);
    expect(new Set(panels).size).toBe(2);
  });

  test.each([
    ['bought', true],
    ['owned', true],
    ['later', true],
    ['abandoned', false],
    ['failed', false],
  ] as const)(
    'spec 3 §4 startAfterBuy: after a purchase that was %s the title is wanted: %s',
    async (result, isWanted) => {
      buy.mockResolvedValue({ result });
      answer({ ...forSale, buttons: [rent] });
      render(<WatchButton {...props} />);
      await user.click(await screen.findByRole('button', { name: /Rent/ }));
      await waitFor(() => expect(buy).toHaveBeenCalled());
      await waitFor(() => expect(watchIntentFor('1') !== null).toBe(isWanted));
    },
  );

  test('stays in place during the request after the offers, so the focus can return to it', async () => {
    answer({ ...forSale, buttons: [packet] });
    render(<WatchButton {...props} />);
    const button = await screen.findByRole('button', { name: /Subscribe/ });
    await user.click(button);
    await waitFor(() => expect(location.hash).toBe('#quick_packets'));
    callMock.mockImplementation(() => new Promise(() => {}));
    const times = callMock.mock.calls.length;
    // The modal closes without a choice.
    await act(async () => takeRequestedModal('')?.modal);
    await waitFor(() => expect(callMock.mock.calls.length).toBeGreaterThan(times));
    expect(button).toBeInTheDocument();
    expect(watchIntentFor('1')).toBeNull();
  });

  test('spec 2 §3 min_price: without buttons of the platform it still shows the price', async () => {
    answer({ ...forSale, buttons: [] });
    render(<WatchButton {...props} />);
    expect(await screen.findByRole('button', { name: /from 990 ₸/ })).toBeInTheDocument();
  });

  test('shows no price without a currency', async () => {
    format = null;
    answer({ ...forSale, buttons: [] });
    render(<WatchButton {...props} />);
    const button = await screen.findByRole('button', {
      name: new RegExp(`^${words.watch} ?${words.subscription}$`),
    });
    expect(button).not.toHaveTextContent('990');
  });

  test('shows license_info and user_license_info', async () => {
    answer({
      ...purchased,
      license_info: 'Rented',
      user_license_info: { text: '2 days left', color: '#000' },
    });
    render(<WatchButton {...props} />);
    expect(await screen.findByText('2 days left')).toBeInTheDocument();
    expect(screen.getByText('Rented')).toBeInTheDocument();
  });

  test.each([
    ['everyone', CARD_GROUND],
    ['child', CHILD_CARD_GROUND],
  ])('the colour of user_license_info is readable on pages for: %s', async (audience, ground) => {
    document.documentElement.dataset.audience = audience;
    answer({ ...purchased, user_license_info: { text: '2 hours left', color: '#e5484d' } });
    render(<WatchButton {...props} />);
    const { color } = getComputedStyle(await screen.findByText('2 hours left'));
    const ink = (color.match(/\d+/g) ?? []).map(Number) as unknown as Rgb;
    expect(contrast(ink, parseHex(ground) as Rgb)).toBeGreaterThanOrEqual(READABLE);
    delete document.documentElement.dataset.audience;
  });

  test('spec 2 §4: after a successful purchase the content plays once', async () => {
    rememberWatchIntent({ contentId: '1', startAfterBuy: true, playAfterId: '9', isOffered: true });
    answer(purchased);
    render(<WatchButton {...props} />);
    await waitFor(() => expect(push).toHaveBeenCalledWith('/watch/9'));
    expect(watchIntentFor('1')).toBeNull();
  });

  test('a child is told to ask an adult, sees no price, and is not led to pay', async () => {
    document.documentElement.dataset.audience = 'child';
    globalThis.fetch = (async () =>
      ({ ok: true, status: 200, json: async () => dictionaries.en.offers }) as Response) as typeof fetch;
    AbortSignal.timeout ??= () => new AbortController().signal;
    answer({ ...forSale, buttons: [packet] });
    render(<WatchButton {...props} />);
    const button = await screen.findByRole('button', { name: words.watch });
    expect(button).not.toHaveTextContent('990');
    await user.click(button);
    await waitFor(() =>
      expect(requested()).toMatchObject({ id: 'message', data: { text: dictionaries.en.offers.askAdult } }),
    );
    expect(watchIntentFor('1')).toBeNull();
    delete document.documentElement.dataset.audience;
  });

  test.each([
    ['1', 0, true],
    ['1', 30 * 60_000 - 1, true],
    ['1', 30 * 60_000, false],
    ['2', 0, false],
  ])(
    'the purchase intent for title 1 applies to title %s after %d ms: %s',
    (contentId, elapsedMs, expected) => {
      rememberWatchIntent({ contentId: '1', startAfterBuy: true, playAfterId: null, isOffered: true }, 1_000);
      expect(watchIntentFor(contentId, 1_000 + elapsedMs) !== null).toBe(expected);
    },
  );

  test('a failed call leaves a link to the player, which shows the error', async () => {
    callMock.mockRejectedValue(new Error('away'));
    render(<WatchButton {...props} />);
    expect(await screen.findByRole('link', { name: words.watch })).toHaveAttribute('href', '/watch/korga-1');
  });
});

describe('quality S08: the page of a title is that of the current profile', () => {
  const as = (id: string) => ({
    ...{ state: 'user' as const, name: null, phone: null },
    profile: { id, name: id, role: 'adult' as const, icon: null },
  });
  const rated = (id: string, rating: number) => ({ user_rating: { id, rating } });

  beforeEach(async () => {
    setKnownCookie('user');
    await act(async () => setViewer(as('1')));
    answer({ ...purchased, is_continuation: true, history: { seconds: 754 }, ...rated('70', 6) });
    render(<WatchButton {...props} />);
    await screen.findByText(/from 12:34/);
  });

  test.each([
    ['this tab', (viewer: ReturnType<typeof as>) => setViewer(viewer)],
    ['another tab', (viewer: ReturnType<typeof as>) => receive(viewer)],
  ])('after a switch in %s it shows where that profile continues, and its rating', async (_, change) => {
    answer({ ...purchased, ...rated('71', 9) });
    await act(async () => change(as('2')));
    await waitFor(() => expect(screen.getByRole('link')).toHaveTextContent(new RegExp(`^${words.watch}$`)));
    expect(store.get(ratingsAtom).get('1')?.rating).toBe(9);
  });
});
