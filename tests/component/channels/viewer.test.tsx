import { act, render, screen, waitFor, within } from '@testing-library/react';
import { SWRConfig } from 'swr';
import * as v from 'valibot';
import { ChannelsPanel } from '@/components/channels/list/ChannelsPanel';
import { AboutChannel } from '@/components/channels/viewer/AboutChannel';
import { Airings } from '@/components/channels/viewer/Airings';
import { ChannelRails } from '@/components/channels/viewer/ChannelRails';
import { OfferPoster } from '@/components/channels/viewer/OfferPoster';
import { OnScreen } from '@/components/channels/viewer/OnScreen';
import { ProgrammeInfo } from '@/components/channels/viewer/ProgrammeInfo';
import type { ViewerLabels } from '@/components/channels/viewer/props';
import { SchedulePanel } from '@/components/channels/viewer/SchedulePanel';
import { ViewerLayout } from '@/components/channels/viewer/ViewerLayout';
import { buy } from '@/lib/client/commerce/buy';
import { OffersWire, toOffers } from '@/lib/platform/resources/offers';
import { channelOffer } from '@/lib/rules/channels/offers';
import type { ProgrammePage } from '@/lib/rules/channels/programme';
import type { ChannelCard, OwnLock } from '@/lib/rules/channels/view';
import { LOAD_ATTEMPTS, LOAD_RETRY_MS } from '@/lib/rules/schedule/constants';
import { dictionaries } from '@/lib/shared/i18n/dictionaries';
import { contexts } from '@/lib/shared/sites/contexts';
import { fillIn, user } from '@/tests/support/user';
import { setKnownCookie } from '../../support/known-cookie';
import { channelCard } from '../channel-card';
import { json } from '../server';

jest.mock('@/lib/client/commerce/buy', () => ({ buy: jest.fn(async () => ({ result: 'bought' })) }));
jest.mock('next/navigation', () => ({ useRouter: () => ({ prefetch: jest.fn(), push: jest.fn() }) }));

const { channels: labels, viewer, catalogue, guide } = dictionaries.en;

const channel = (id: number, name: string, more: Partial<ChannelCard & OwnLock> = {}) =>
  channelCard(id, { name, ...more });

const programme = (more: Partial<ProgrammePage> = {}): ProgrammePage => ({
  id: '1',
  kind: 'movie',
  href: '/contents/film-1',
  title: 'Film',
  year: '2020',
  countries: ['Kazakhstan', 'Georgia'],
  genres: [
    { name: 'drama', href: '/row/drama' },
    { name: 'comedy', href: null },
  ],
  ratings: [{ source: 'IMDb', value: '7.1' }],
  description: `${'Word '.repeat(100)}end.`,
  list: 'airings',
  airings: [],
  ...more,
});

let isWide = true;
let observed: Array<() => void> = [];
beforeEach(() => {
  observed = [];
  globalThis.matchMedia = (() => ({
    matches: isWide,
    addEventListener() {},
    removeEventListener() {},
  })) as unknown as typeof matchMedia;
  globalThis.IntersectionObserver = class {
    readonly #listener: (entries: Array<{ isIntersecting: boolean }>) => void;
    #isOver = false;
    constructor(listener: (entries: Array<{ isIntersecting: boolean }>) => void) {
      this.#listener = listener;
    }
    observe() {
      observed.push(() => !this.#isOver && this.#listener([{ isIntersecting: true }]));
    }
    unobserve() {}
    disconnect() {
      this.#isOver = true;
    }
  } as unknown as typeof IntersectionObserver;
});

describe('spec 2 §2 Channel viewer page: details of the programme', () => {
  test('shows ratings, year, countries, genres with links to their rows, age', () => {
    render(<ProgrammeInfo programme={programme()} description={null} age={16} labels={catalogue} />);
    expect(within(screen.getByRole('list', { name: catalogue.page.ratings })).getByText('7.1')).toBeVisible();
    for (const text of ['2020', 'Kazakhstan, Georgia', '16+']) expect(screen.getByText(text)).toBeVisible();
    expect(screen.getByRole('link', { name: 'drama' })).toHaveAttribute('href', '/row/drama');
    expect(screen.queryByRole('link', { name: 'comedy' })).toBeNull();
  });

  test('spec 2 §5: a description of more than 400 characters is folded; the text of the schedule is shown until it loads', async () => {
    const { rerender } = render(
      <ProgrammeInfo programme={null} description="What the schedule says." age={null} labels={catalogue} />,
    );
    expect(screen.getByText('What the schedule says.')).toBeVisible();
    rerender(
      <ProgrammeInfo
        programme={programme()}
        description="What the schedule says."
        age={null}
        labels={catalogue}
      />,
    );
    const more = screen.getByRole('button', { name: catalogue.page.showAll });
    expect(screen.getByText(/end\./)).not.toBeVisible();
    await user.click(more);
    expect(screen.getByText(/end\./)).toBeVisible();
  });

  const airing = (id: number, startsAt: number | null) => ({
    id: String(id),
    href: `/watch/${id}`,
    title: `Part ${id}`,
    channel: startsAt === null ? null : 'Channel',
    startsAt,
    endsAt: startsAt && startsAt + 3_600,
    still: null,
    color: null,
  });

  /** A moment long after all episodes. */
  const later = { onScreenId: null, now: 1_900_000_000 };

  test.each([
    ['episodes', null, viewer.episodes],
    ['airings', 1_800_000_000, viewer.otherEpisodes],
  ] as const)('lists %s, with show all and show less', async (list, startsAt, title) => {
    const airings = [1, 2, 3, 4, 5].map((id) => airing(id, startsAt));
    render(<Airings {...later} programme={{ list, airings }} locale="en-GB" labels={viewer} />);
    expect(screen.getByRole('heading', { name: title })).toBeVisible();
    expect(screen.getAllByRole('link')).toHaveLength(5);
    const all = screen.getByRole('button', { name: 'Show all: 5' });
    expect(all).toHaveAttribute('aria-expanded', 'false');
    await user.click(all);
    expect(screen.getByRole('button', { name: viewer.showLess })).toHaveAttribute('aria-expanded', 'true');
    // The clock of the broadcaster is UTC+5.
    if (startsAt !== null) expect(screen.getAllByText('15 Jan, 13:00')).toHaveLength(5);
  });

  test('other episodes leave out the one on screen and the one on air; without others there is no heading', () => {
    const threeAirings = [1, 2, 3].map((id) => airing(id, 1_800_000_000 + id * 3_600));
    const show = (airings: typeof threeAirings) => (
      <Airings
        programme={{ list: 'airings', airings }}
        onScreenId="1"
        now={1_800_000_000 + 3 * 3_600 + 60}
        locale="en"
        labels={viewer}
      />
    );
    const { rerender } = render(show(threeAirings));
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/watch/2']);
    rerender(show(threeAirings.filter(({ id }) => id !== '2')));
    expect(screen.queryByRole('heading')).toBeNull();
  });

  test('two episodes need no button to unfold; an empty list has no heading', () => {
    const { rerender } = render(
      <Airings
        {...later}
        programme={{ list: 'episodes', airings: [airing(1, null), airing(2, null)] }}
        locale="en"
        labels={viewer}
      />,
    );
    expect(screen.queryByRole('button')).toBeNull();
    rerender(
      <Airings {...later} programme={{ list: 'episodes', airings: [] }} locale="en" labels={viewer} />,
    );
    expect(screen.queryByRole('heading')).toBeNull();
  });

  test('recently viewed and recommended channels have headings; an empty rail has none', () => {
    render(
      <ChannelRails
        recent={[]}
        recommended={[channel(1, 'One', { isLocked: true })]}
        labels={labels}
        rail={catalogue.row}
      />,
    );
    expect(screen.queryByRole('heading', { name: labels.recent })).toBeNull();
    const rail = screen.getByRole('region', { name: labels.recommended });
    expect(within(rail).getByRole('link')).toHaveTextContent(labels.locked);
  });
});

describe('spec 2 §2 Channel viewer page: the title block', () => {
  const entry = {
    id: '1',
    channelId: 1,
    startsAt: 0,
    endsAt: 3_600,
    realStartsAt: 0,
    realEndsAt: 3_600,
    contentId: '1',
    title: 'Film',
    episodeTitle: 'Part one',
    season: null,
    episode: null,
    description: null,
    age: 6,
    still: null,
    hasCatchUp: true,
  };

  function show(more: { isLive?: boolean; hasShare?: boolean; programme?: ProgrammePage } = {}) {
    render(
      <OnScreen
        channel={{
          ...channel(1, 'Qala'),
          key: 'qala',
          archiveDays: 7,
          isAvailable: true,
          accessError: null,
        }}
        entry={entry}
        programme={programme()}
        now={1_800}
        isLive
        isOpen
        hasShare
        shareHref="/channels/all/qala"
        onMoment={() => {}}
        labels={
          {
            channels: labels,
            viewer,
            catalogue,
            favourites: dictionaries.en.favourites,
            stage: { player: dictionaries.en.player },
          } as unknown as ViewerLabels
        }
        {...more}
      />,
    );
  }

  test('shows programme, its details, channel name and the live mark, and favourites of programme and channel', () => {
    show();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Film');
    for (const text of ['Part one', 'Qala', labels.live]) expect(screen.getAllByText(text)[0]).toBeVisible();
    expect(
      screen.getByRole('button', { name: `${viewer.ofChannel} Qala`, hidden: true }),
    ).toBeInTheDocument();
    expect(
      screen.getByRole('button', { name: `${viewer.ofProgramme} Film`, hidden: true }),
    ).toBeInTheDocument();
  });

  test('a programme known only from an imported guide has no page and no favourite button; its channel has one', () => {
    show({ programme: programme({ href: null }) });
    expect(within(screen.getByRole('heading', { level: 1 })).queryByRole('link')).toBeNull();
    const favouriteButtons = screen.queryAllByRole('button', {
      name: `${viewer.ofProgramme} Film`,
      hidden: true,
    });
    expect(favouriteButtons).toEqual([]);
    expect(
      screen.getByRole('button', { name: `${viewer.ofChannel} Qala`, hidden: true }),
    ).toBeInTheDocument();
  });

  test('an archive programme is not marked as live, and has a button to live', () => {
    show({ isLive: false });
    expect(screen.queryByText(labels.live)).toBeNull();
    expect(screen.getByRole('button', { name: labels.backToLive })).toBeVisible();
  });

  test.each([true, false])('share button (hidden in webview): %s', (hasShare) => {
    show({ hasShare });
    expect(screen.queryAllByRole('button', { name: catalogue.page.share })).toHaveLength(hasShare ? 1 : 0);
    expect([contexts.browser.hasShare, contexts.webview.hasShare]).toEqual([true, false]);
  });

  test('shows the about-channel text if there is one', () => {
    const { rerender } = render(<AboutChannel title="About" text="News of a city." />);
    expect(screen.getByRole('heading', { name: 'About' })).toBeVisible();
    expect(screen.getByText('News of a city.')).toBeVisible();
    rerender(<AboutChannel title="About" text={null} />);
    expect(screen.queryByRole('heading')).toBeNull();
  });
});

describe('spec 2 §2 side panel: TV channels', () => {
  const many = Array.from({ length: 1_000 }, (_, index) => channel(index, `Channel ${index}`));
  const panel = { categories: [], favourites: null, labels };

  test('spec 2 §5: searches by name in either alphabet and shows the count', async () => {
    const channels = [channel(1, 'Хабар'), channel(2, 'Discovery')];
    render(<ChannelsPanel menuId="menu" {...panel} channels={channels} currentId={1} />);
    await fillIn(screen.getByRole('searchbox'), 'HABAR');
    expect(screen.getAllByRole('link')).toHaveLength(1);
    expect(screen.getByRole('link')).toHaveTextContent('Хабар');
    expect(screen.getByRole('status')).toHaveTextContent('Channels found: 1');
    await fillIn(screen.getByRole('searchbox'), 'nothing');
    expect(screen.getByText(labels.noneFound)).toBeVisible();
  });

  test('spec 2 §4 Stream start: the logos of the list wait for the stream beside it', () => {
    const channels = [{ ...channel(1, 'Хабар'), logo: '/logo.png' }];
    render(<ChannelsPanel menuId="menu" {...panel} channels={channels} currentId={1} />);
    expect(document.querySelector('a img')).toHaveAttribute('fetchpriority', 'low');
    expect(document.querySelector('a img')).toHaveAttribute('loading', 'lazy');
  });

  test('DESIGN section 10: of a thousand channels draws those up to the one on screen, and more when the end comes near', () => {
    render(<ChannelsPanel menuId="menu" {...panel} channels={many} currentId={150} />);
    // Counted without roles, because a search by role takes jsdom half a minute.
    const drawn = () => document.querySelectorAll('a').length;
    const before = drawn();
    expect(before).toBeLessThan(200);
    expect(document.querySelector('a[aria-current="true"]')).toHaveTextContent('Channel 150');
    act(() => observed.at(-1)?.());
    expect(drawn()).toBeGreaterThan(before);
  });
});

describe('spec 2 §2 "Channel viewer page": the channel list is open by default on desktop and closed on mobile', () => {
  const showLayout = () =>
    render(
      <ViewerLayout
        player={() => null}
        panel={(tab) => `panel of ${tab}`}
        panelLabel="Panel"
        below={null}
        tabs={labels.tabs}
        labels={viewer}
        onClose={() => {}}
      >
        words
      </ViewerLayout>,
    );
  const panel = () => screen.getByRole('complementary', { name: 'Panel', hidden: true });
  afterEach(() => {
    isWide = true;
  });

  test('desktop: a button closes the side panel and opens it again', async () => {
    isWide = true;
    showLayout();
    const toggle = screen.getByRole('button', { name: viewer.hidePanel });
    expect(toggle).toHaveAttribute('aria-expanded', 'true');
    await user.click(toggle);
    expect(toggle).toHaveAttribute('aria-expanded', 'false');
    expect(toggle).toHaveAttribute('aria-controls', panel().id);
    await user.click(toggle);
    expect(toggle).toHaveAttribute('aria-expanded', 'true');
  });

  test('phone: the tab "About" is selected first; another tab shows its part', async () => {
    isWide = false;
    const { container } = showLayout();
    const selected = () => screen.getByRole('tab', { selected: true });
    expect(selected()).toHaveAccessibleName(viewer.views.about);
    expect(screen.getByRole('tabpanel', { name: viewer.views.about })).toHaveTextContent('words');
    expect(container.querySelector('[data-panel]')).toBeNull();
    await user.click(screen.getByRole('tab', { name: labels.tabs.schedule }));
    expect(selected()).toHaveAttribute('aria-controls', panel().id);
    expect(panel()).toHaveTextContent('panel of schedule');
    expect(container.querySelector('[data-panel]')).toHaveAttribute('data-panel', 'open');
    await user.click(screen.getByRole('tab', { name: viewer.views.about }));
    expect(container.querySelector('[data-panel]')).toHaveAttribute('data-panel', 'closed');
  });
});

const mockFetch = (status: number, body: unknown) => {
  const fetchMock = jest.fn(async () => json(body, status));
  globalThis.fetch = fetchMock as unknown as typeof fetch;
  return fetchMock;
};
const withFreshCache = (children: React.ReactNode) => (
  <SWRConfig value={{ provider: () => new Map(), dedupingInterval: 0 }}>{children}</SWRConfig>
);

describe('spec 2 §4 Channel loading: a channel that was not bought', () => {
  const words = {
    ...viewer.offer,
    soon: dictionaries.en.errors.channel_soon,
    loading: 'Loading',
    channels: 'All',
    askAdult: dictionaries.en.offers.askAdult,
    subscribe: dictionaries.en.offers.subscribe,
    freeTrial: dictionaries.en.offers.freeTrial,
    paidTrial: dictionaries.en.offers.paidTrial,
  };
  const renderOffer = (ts: number | null) =>
    withFreshCache(<OfferPoster channelId={1} ts={ts} still={null} labels={words} />);

  beforeEach(() => setKnownCookie('guest'));
  afterAll(() => setKnownCookie(null));

  test('spec 1 §6: tells a child to ask an adult, and shows no packet and no price', () => {
    const fetchMock = mockFetch(200, {
      offers: [
        { keys: ['82'], names: ['Kino'], price: '1 290 ₸', per: 'в месяц', trial: '7 дней бесплатно' },
      ],
      packetsHref: '/p',
    });
    document.documentElement.dataset.audience = 'child';
    render(renderOffer(null));
    delete document.documentElement.dataset.audience;
    expect(screen.getByText(words.askAdult)).toBeInTheDocument();
    expect(screen.queryByText(/1 290/)).toBeNull();
    expect(fetchMock).not.toHaveBeenCalled();
  });

  test('shows its packets, their prices, a link to their page, and the login', async () => {
    mockFetch(200, {
      offers: [
        { keys: ['82'], names: ['Kino'], price: '1 290 ₸', per: 'в месяц', trial: '7 дней бесплатно' },
        { keys: ['81', '90'], names: ['Base', 'Sport'], price: '2 490 ₸', per: 'в месяц', trial: null },
      ],
      packetsHref: '/provider/taspa',
    });
    render(renderOffer(null));
    expect(await screen.findByText('Base + Sport')).toBeVisible();
    expect(screen.getByText('1 290 ₸').parentElement).toHaveTextContent('1 290 ₸ в месяц');
    expect(screen.getByText('7 дней бесплатно')).toBeVisible();
    expect(screen.getByText(words.title)).toBeVisible();
    expect(screen.getByRole('link', { name: words.packets })).toHaveAttribute('href', '/provider/taspa');
    expect(screen.getByRole('link', { name: words.signIn })).toHaveAttribute('href', '#auth');
  });

  test('spec 3 §4: each of them is bought here, the packets in their order, and then the channel plays', async () => {
    mockFetch(200, {
      offers: [
        { keys: ['82'], names: ['Kino'], price: '1 290 ₸', per: 'в месяц', trial: '7 дней бесплатно' },
        { keys: ['81', '90'], names: ['Base', 'Sport'], price: '2 490 ₸', per: 'в месяц', trial: null },
      ],
      packetsHref: '/packets',
    });
    render(renderOffer(null));
    await user.click(await screen.findByRole('button', { name: `${words.subscribe}: Base + Sport` }));
    expect(buy).toHaveBeenCalledWith(
      { kind: 'channel', channelId: '1', packetKeys: ['81', '90'] },
      { startAfterBuy: true },
    );
    await user.click(screen.getByRole('button', { name: `${words.subscribe}: Kino` }));
    expect(buy).toHaveBeenCalledTimes(2);
  });

  test('a viewer who has a base packet is offered, and buys, only what they lack', async () => {
    setKnownCookie('user');
    document.documentElement.lang = 'en';
    const part = { is_trial: false, trial_amount: null, trial_period_human: null, short: null };
    const night = { id: 93, name: 'Night', period_human: { years: 0, months: 1, days: 0 }, ...part };
    const fetchMock = jest.fn(async (url: string | URL) =>
      String(url).includes('/api/session/money')
        ? json({ format: '{amount} ₸' })
        : json([{ total_price: '690.00', packets: [night], not_all_episodes_available: false }]),
    );
    globalThis.fetch = fetchMock as unknown as typeof fetch;
    render(renderOffer(null));
    expect(await screen.findByText('Night')).toBeVisible();
    expect(screen.getByText('690 ₸').parentElement).toHaveTextContent('690 ₸ / 1 month');
    expect(screen.queryByRole('link', { name: words.signIn })).toBeNull();
    expect(fetchMock.mock.calls.map(([url]) => String(url))).toContainEqual(
      expect.stringContaining('/api/v2/channels/1/quick_sales_packets'),
    );
    await user.click(screen.getByRole('button', { name: `${words.subscribe}: Night` }));
    expect(buy).toHaveBeenLastCalledWith(
      { kind: 'channel', channelId: '1', packetKeys: ['93'] },
      { startAfterBuy: true },
    );
  });

  test('a guest who logs in while buying keeps the pressed button, and reads prices in the same words', async () => {
    document.documentElement.lang = 'en';
    let answerOwn = (_: unknown) => {};
    const part = { is_trial: false, trial_amount: null, trial_period_human: null, short: null };
    const night = { id: 93, name: 'Night', period_human: { years: 0, months: 1, days: 0 }, ...part };
    const wire = (price: string) => [
      { total_price: price, packets: [night], not_all_episodes_available: false },
    ];
    const money = { format: '{amount} ₸', locale: 'en', words } as const;
    const ofGuest = toOffers(v.parse(OffersWire, wire('890.00'))).map((one) => channelOffer(one, money));
    globalThis.fetch = (async (url: string | URL) => {
      if (String(url).includes('/api/session/money')) return json({ format: '{amount} ₸' });
      if (String(url).includes('/api/channels/1/offers')) return json({ offers: ofGuest, packetsHref: '/p' });
      return new Promise((resolve) => {
        answerOwn = (body) => resolve(json(body));
      });
    }) as unknown as typeof fetch;
    const view = render(renderOffer(null));
    const button = await screen.findByRole('button', { name: `${words.subscribe}: Night` });
    expect(screen.getByText('890 ₸').parentElement).toHaveTextContent('890 ₸ / 1 month');
    button.focus();
    setKnownCookie('user');
    view.rerender(renderOffer(null));
    await act(async () => {});
    expect(button).toHaveFocus();
    await waitFor(() => act(async () => answerOwn(wire('690.00'))));
    expect((await screen.findByText('690 ₸')).parentElement).toHaveTextContent('690 ₸ / 1 month');
    expect(button).toHaveFocus();
  });

  test.each([
    ['another channel', { channelId: 2, ts: null }],
    ['another moment', { channelId: 1, ts: 1_800_000_000 }],
  ])('packets do not remain for %s', async (_, next) => {
    const offers = [{ keys: ['82'], names: ['Kino'], price: null, per: null, trial: null }];
    mockFetch(200, { offers, packetsHref: null });
    const view = render(renderOffer(null));
    expect(await screen.findByText('Kino')).toBeVisible();
    globalThis.fetch = () => new Promise(() => {});
    view.rerender(withFreshCache(<OfferPoster {...next} still={null} labels={words} />));
    expect(screen.queryByText('Kino')).toBeNull();
    expect(screen.getByRole('status', { name: words.loading })).toBeInTheDocument();
  });

  test('spec 3 §2: on another site the purchase opens on the page of the packet', async () => {
    mockFetch(200, {
      offers: [
        { keys: ['81', '90'], names: ['Base', 'Sport'], price: '2 490 ₸', per: 'в месяц', trial: null },
      ],
      packetsHref: '/packets',
    });
    render(withFreshCache(<OfferPoster channelId={1} ts={null} still={null} labels={words} isOutside />));
    const link = await screen.findByRole('link', { name: `${words.subscribe}: Base + Sport` });
    expect(link).toHaveAttribute('href', '/packets/90?action=buy');
  });

  test('where nothing is sold it has no button', async () => {
    mockFetch(200, {
      offers: [{ keys: ['82'], names: ['Kino'], price: null, per: null, trial: null }],
      packetsHref: null,
    });
    render(renderOffer(null));
    expect(await screen.findByText('Kino')).toBeVisible();
    expect(screen.queryByRole('button')).toBeNull();
  });

  test('without packets it shows channel_soon', async () => {
    mockFetch(200, { offers: [], packetsHref: null });
    render(renderOffer(null));
    expect(await screen.findByText(words.soon)).toBeVisible();
  });

  test('its archive shows a subscription offer', async () => {
    const fetchMock = mockFetch(200, {
      offers: [{ keys: ['82'], names: ['Kino'], price: null, per: null, trial: null }],
      packetsHref: null,
    });
    render(renderOffer(1_800_000_000));
    expect(await screen.findByText(words.archive)).toBeVisible();
    expect(String(fetchMock.mock.calls[0]?.at(0))).toContain('ts=1800000000');
  });

  test('shows an error with a link to the channels when the offers fail to load', async () => {
    mockFetch(503, {});
    render(renderOffer(null));
    expect(await screen.findByText(words.failed)).toBeVisible();
    expect(screen.getByRole('link', { name: 'All' })).toHaveAttribute('href', '/channels');
  });
});

test('quality F06, spec 2 §4, §9: a schedule is requested 5 times, 3 s apart, then shows an error, and loads on retry', async () => {
  jest.useFakeTimers();
  try {
    const fetchMock = mockFetch(503, {});
    render(
      withFreshCache(
        <SchedulePanel
          channel={{ id: 1, archiveDays: 7 }}
          isOpen
          now={1_800_000_000}
          moment={null}
          currentId={null}
          hrefOf={() => '/'}
          labels={labels}
          retryLabel={guide.retry}
          locale="en"
        />,
      ),
    );
    for (let attempt = 1; attempt < LOAD_ATTEMPTS; attempt += 1) {
      await act(async () => jest.advanceTimersByTimeAsync(LOAD_RETRY_MS - 1));
      expect(fetchMock).toHaveBeenCalledTimes(attempt);
      expect(screen.queryByRole('alert')).toBeNull();
      await act(async () => jest.advanceTimersByTimeAsync(1));
    }
    expect(fetchMock).toHaveBeenCalledTimes(LOAD_ATTEMPTS);
    expect(screen.getByRole('alert')).toHaveTextContent(labels.schedule.failed);
    mockFetch(200, []);
    await act(async () => screen.getByRole('button', { name: guide.retry }).click());
    await waitFor(() => expect(screen.getByText(labels.schedule.empty)).toBeVisible());
  } finally {
    jest.useRealTimers();
  }
});

describe('the schedule opens at now', () => {
  const DAY = Date.parse('2026-11-21T19:00:00Z') / 1000;
  const HOUR = 3_600;
  const hour = (index: number) => ({
    id: `hour-${index}`,
    channelId: 1,
    contentId: null,
    title: `Programme ${index}`,
    episodeTitle: null,
    startsAt: DAY + index * HOUR,
    endsAt: DAY + (index + 1) * HOUR,
    season: null,
    episode: null,
    realStartsAt: DAY + index * HOUR,
    realEndsAt: DAY + (index + 1) * HOUR,
    description: null,
    age: 6,
    still: null,
    hasCatchUp: true,
  });
  const hours = Array.from({ length: 24 }, (_, index) => hour(index));

  /** Simulates a layout: every line of the list is 50 pixels high, and 400 pixels are visible. */
  function layOut(scroller: () => HTMLElement) {
    jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function rect(this: Element) {
      const at = [...document.querySelectorAll('li')].findIndex((line) => line.contains(this));
      const top = at < 0 ? 0 : at * 50 - scroller().scrollTop;
      return { top, bottom: top + (at < 0 ? 400 : 50) } as DOMRect;
    });
  }

  test.each([
    ['the programme on air', null, 18],
    ['the archive programme on screen', 'hour-12', 12],
  ])('%s is in the middle', async (_, currentId, index) => {
    mockFetch(200, hours);
    const now = DAY + 18 * HOUR + 60;
    const { container } = render(
      withFreshCache(
        <div style={{ overflowY: 'auto' }}>
          <SchedulePanel
            channel={{ id: 1, archiveDays: 7 }}
            {...{ isOpen: true, now, moment: null, currentId, hrefOf: () => '/', labels, locale: 'en' }}
            retryLabel={guide.retry}
          />
        </div>,
      ),
    );
    const scroller = container.firstElementChild as HTMLElement;
    layOut(() => scroller);
    await screen.findByText('Programme 18');
    expect(scroller.scrollTop).toBe(0);
    // The tab of the schedule opens.
    act(() => observed.at(-1)?.());
    expect(scroller.scrollTop).toBe(index * 50 + 25 - 200);
    scroller.scrollTop = 7;
    act(() => observed.at(-1)?.());
    expect(scroller.scrollTop).toBe(7);
    jest.restoreAllMocks();
  });
});
