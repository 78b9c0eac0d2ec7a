import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { Broadcasts } from '@/components/catalogue/content/Broadcasts';
import { EpisodeList } from '@/components/catalogue/content/EpisodeList';
import { OffersModal } from '@/components/catalogue/content/offers/OffersModal';
import { RegisterPrompt } from '@/components/catalogue/content/register/RegisterPrompt';
import { ShareButton } from '@/components/ui/share/ShareButton';
import { callAsViewer } from '@/lib/client/http/call-as-viewer';
import { ALERTED } from '@/lib/client/modals/alert';
import { takeRequestedModal } from '@/lib/client/modals/ask';
import { setViewer } from '@/lib/client/viewer/viewer';
import { type Call, readAnswer } from '@/lib/platform/http/transport';
import type { Broadcast } from '@/lib/rules/catalogue/view';
import { setProgress } from '@/lib/rules/playback/progress';
import { dictionaries } from '@/lib/shared/i18n/dictionaries';
import { setKnownCookie } from '../../support/known-cookie';
import { installDialog } from '../ui/browser';
import { episode, labels } from './fixtures';

let format: string | null;
jest.mock('@/lib/client/account/own-money', () => ({ ownMoneyFormat: async () => format }));
jest.mock('@/lib/client/http/call-as-viewer', () => ({ callAsViewer: jest.fn() }));

const en = dictionaries.en;
const alerts: string[] = [];

beforeAll(() => {
  installDialog();
  addEventListener(ALERTED, (event) => alerts.push((event as CustomEvent<{ text: string }>).detail.text));
});
beforeEach(() => {
  alerts.length = 0;
  sessionStorage.clear();
  history.replaceState(null, '', '/contents/korga-1');
  document.documentElement.lang = 'en';
  globalThis.fetch = (async (url: string) => {
    const name = String(url).split('/').at(-1)?.split('?')[0] as 'offers';
    return { ok: true, status: 200, json: async () => en[name] } as Response;
  }) as typeof fetch;
  AbortSignal.timeout ??= () => new AbortController().signal;
});

describe('spec 2 §8 Announcement episode', () => {
  test('a press on its picture says why it does not play', async () => {
    render(
      <EpisodeList episodes={[episode(1, { isAnnouncement: true })]} currentId={null} labels={labels} />,
    );
    await act(async () => fireEvent.click(screen.getByRole('button', { name: /Part 1/ })));
    expect(alerts).toEqual([en.errors.warning_episode_is_announcement]);
  });
});

describe('spec 2 §3 histories[{watch_percentage}]', () => {
  test('a started episode shows its progress, another episode shows none', () => {
    act(() => setProgress(new Map([['e1', 40]])));
    render(<EpisodeList episodes={[episode(1), episode(2)]} currentId="e2" labels={labels} />);
    expect(screen.getAllByRole('img').map((bar) => bar.getAttribute('aria-label'))).toEqual(['40% watched']);
    expect(screen.getByRole('link', { current: 'page' })).toHaveTextContent('2. Part 2');
  });
});

describe('spec 2 §2 catch-up broadcasts list (other episodes)', () => {
  const broadcast = (number: number, title = `Part ${number}`): Broadcast => ({
    href: `/channels/all/qala?ts=${number}`,
    when: `day ${number}`,
    channel: 'Qala',
    title,
    still: null,
    durationSeconds: null,
  });

  test('each links to its moment; those after the second line are folded', () => {
    const broadcasts = Array.from({ length: 9 }, (_, index) => broadcast(index + 1));
    render(<Broadcasts page={{ kind: 'program', title: 'Show', broadcasts }} labels={labels.page} />);
    expect(screen.getByRole('heading', { name: labels.page.broadcasts })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: /Part 1 ?day 1 · On Qala/ })).toHaveAttribute(
      'href',
      '/channels/all/qala?ts=1',
    );
    expect(screen.getByText('Show all: 9')).toBeInTheDocument();
  });

  test('on a television those after the first line are folded', () => {
    const broadcasts = Array.from({ length: 5 }, (_, index) => broadcast(index + 1, 'Film'));
    render(
      <Broadcasts page={{ kind: 'movie', title: 'Film', broadcasts }} labels={labels.page} atOnce={4} />,
    );
    expect(screen.getByText('Show all: 5')).toBeInTheDocument();
  });

  test('a film repeats no title: time and channel are enough', () => {
    render(
      <Broadcasts
        page={{ kind: 'movie', title: 'Film', broadcasts: [broadcast(1, 'Film')] }}
        labels={labels.page}
      />,
    );
    expect(screen.getByRole('heading', { name: labels.page.aired })).toBeInTheDocument();
    expect(screen.getByRole('link')).toHaveTextContent('Qaladay 1');
  });

  test('is not drawn without broadcasts', () => {
    const { container } = render(
      <Broadcasts page={{ kind: 'movie', title: 'Film', broadcasts: [] }} labels={labels.page} />,
    );
    expect(container).toBeEmptyDOMElement();
  });
});

describe('spec 2 §2 share', () => {
  const press = () => act(async () => fireEvent.click(screen.getByRole('button', { name: 'Share' })));
  const show = (browser: object) => {
    Object.assign(navigator, { share: undefined, clipboard: undefined }, browser);
    render(<ShareButton path="/contents/korga-1" title="Korga" labels={labels.page} />);
  };
  const url = 'http://localhost/contents/korga-1';

  test('uses the share sheet of the device', async () => {
    const share = jest.fn();
    show({ share });
    await press();
    expect(share).toHaveBeenCalledWith({ title: 'Korga', url });
    expect(alerts).toEqual([]);
  });

  test.each([
    ['the sheet opens', () => ({ share: jest.fn() }), 'share'],
    ['the address is copied', () => ({ writeText: jest.fn() }), 'writeText'],
  ] as const)(
    '%s within the press: a browser that has to wait for a script refuses it',
    async (_, make, name) => {
      const calls: Record<string, jest.Mock> = make();
      show(name === 'share' ? calls : { clipboard: calls });
      fireEvent.click(screen.getByRole('button', { name: 'Share' }));
      expect(calls[name]).toHaveBeenCalledTimes(1);
      await act(async () => {});
    },
  );

  test('copies to the clipboard without a sheet, and confirms it', async () => {
    const writeText = jest.fn();
    show({ clipboard: { writeText } });
    await press();
    expect(writeText).toHaveBeenCalledWith(url);
    expect(alerts).toEqual([labels.page.linkCopied]);
  });

  test.each([
    ['closing the sheet shows no message', new DOMException('closed', 'AbortError'), []],
    ['a failure shows a message', new DOMException('denied', 'NotAllowedError'), [labels.page.linkFailed]],
  ])('%s', async (_, error, expected) => {
    show({ share: async () => Promise.reject(error) });
    await press();
    expect(alerts).toEqual(expected);
  });
});

describe('spec 2 §2 register prompt', () => {
  beforeEach(() => {
    jest.useFakeTimers();
    setKnownCookie('guest');
  });
  afterEach(() => {
    jest.useRealTimers();
    localStorage.clear();
    sessionStorage.clear();
    act(() => setViewer({ state: 'none', name: null, phone: null }));
  });
  const advance = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
  const prompt = () => screen.queryByRole('complementary', { name: 'Try it: 7 days free' });
  const trial = { text: '7 days free', packet: 'Light', href: '/packets/81' };

  test('appears 5000 ms after load, not before', async () => {
    render(<RegisterPrompt trial={trial} />);
    await advance(4_999);
    expect(prompt()).toBeNull();
    await advance(50);
    expect(within(prompt() as HTMLElement).getByText(/Light package/)).toBeInTheDocument();
  });

  test('spec 3 §4: closing is remembered with its time: it returns after 28800 s, in another tab', async () => {
    const at = Math.floor(Date.now() / 1000) + 5;
    render(<RegisterPrompt trial={trial} />);
    await advance(5_100);
    fireEvent.click(screen.getByRole('button', { name: en.register.later }));
    expect(prompt()).toBeNull();
    const comesBack = async () => {
      const { unmount } = render(<RegisterPrompt trial={trial} />);
      await advance(5_100);
      const isThere = prompt() !== null;
      unmount();
      return isThere;
    };
    expect(await comesBack()).toBe(false);
    jest.setSystemTime((at + 28_800 - 60) * 1000);
    sessionStorage.clear();
    expect(await comesBack()).toBe(false);
    jest.setSystemTime((at + 28_800 + 60) * 1000);
    expect(await comesBack()).toBe(true);
  });

  test('leads to the login, and after it to the packet', async () => {
    render(<RegisterPrompt trial={trial} />);
    await advance(5_100);
    fireEvent.click(screen.getByRole('button', { name: en.register.action }));
    expect(takeRequestedModal(location.hash)?.modal).toMatchObject({ id: 'auth', to: '/packets/81' });
  });

  test('never appears for a logged-in viewer', async () => {
    act(() => setViewer({ state: 'user', name: null, phone: null, profile: null }));
    render(<RegisterPrompt trial={trial} />);
    await advance(10_000);
    expect(prompt()).toBeNull();
  });

  test('disappears when the viewer logs in', async () => {
    render(<RegisterPrompt trial={trial} />);
    await advance(5_100);
    act(() => setViewer({ state: 'user', name: null, phone: null, profile: null }));
    expect(prompt()).toBeNull();
  });

  test('spec 3 §2: is marked to be hidden while a modal is open', async () => {
    render(<RegisterPrompt trial={trial} />);
    await advance(5_100);
    expect(prompt()).toHaveAttribute('data-notification');
  });
});

describe('spec 2 §4: the offers modal', () => {
  const settle = jest.fn();
  beforeEach(() => {
    format = '{amount} ₸';
    settle.mockClear();
  });
  const words = { close: 'Close', loading: 'Loading', loadFailed: 'Failed', retry: 'Retry' };
  const open = async (data: unknown, offers: object[] = []) => {
    (callAsViewer as unknown as jest.Mock).mockImplementation(async (call: Call<never>) =>
      readAnswer(call, offers),
    );
    const frame = { isOpen: true, hideClose: false, onClose: jest.fn() };
    render(
      <OffersModal frame={frame} to={null} data={data} settle={settle} notify={() => {}} words={words} />,
    );
    await act(async () => {});
    return frame;
  };
  const data = {
    contentId: '1',
    rents: [],
    offersHref: '/provider/taspa',
    hasPromo: true,
  };
  const packet = {
    id: 5,
    name: 'Cinema',
    short: 'All films',
    period_human: { years: 0, months: 1, days: 0 },
  };

  test('lists the packets with prices, and leads to all packets and the promo code', async () => {
    const both = [{ id: 1, name: 'Base' }, packet];
    await open(data, [
      { total_price: '2280.00', packets: [packet], not_all_episodes_available: true },
      { total_price: '3000.00', packets: both },
    ]);
    const [first, second] = screen.getAllByRole('listitem');
    expect(first).toHaveTextContent('Cinema2,280 ₸ / 1 monthAll filmsSome episodes onlySubscribe');
    expect(second).toHaveTextContent('Base + Cinema3,000 ₸ / 1 monthAll filmsSubscribe');
    expect(within(second as HTMLElement).getByRole('link', { name: 'Base' })).toHaveAttribute(
      'href',
      '/packets/1',
    );
    expect(screen.getByRole('link', { name: en.offers.contacts })).toHaveAttribute('href', '/provider/taspa');
    fireEvent.click(screen.getByRole('button', { name: en.offers.promo }));
    expect(takeRequestedModal(location.hash)?.modal).toMatchObject({ id: 'promocode' });
  });

  test('uses the currency of the provider of this viewer, and shows no prices without one', async () => {
    format = null;
    await open(data, [{ total_price: '2280.00', packets: [packet] }]);
    expect(screen.getByRole('listitem')).toHaveTextContent(/^CinemaAll filmsSubscribe$/);
  });

  test.each([
    ['packets in their order', 'Subscribe: Base + Cinema', { packetKeys: ['1', '5'] }],
    ['a licence', 'Buy: Rent', { wayId: '7' }],
  ])('a choice is answered once with what is bought: %s', async (_, name, choice) => {
    const rent = { caption: 'Rent', subCaption: '590 ₸', data: { purchase_type_id: '7' } };
    await open({ ...data, rents: [rent], hasPromo: false }, [
      { total_price: '3000.00', packets: [{ id: 1, name: 'Base' }, packet] },
    ]);
    fireEvent.click(screen.getByRole('button', { name }));
    for (const button of screen.getAllByRole('button', { name: /Subscribe|Buy/ })) fireEvent.click(button);
    expect(settle.mock.calls).toEqual([[choice]]);
    expect(screen.queryByRole('button', { name: en.offers.promo })).toBeNull();
  });

  test('two licences of one price are two lines', async () => {
    const warned = jest.spyOn(console, 'error').mockImplementation(() => {});
    const rent = (id: string, caption: string) => ({
      caption,
      subCaption: '590 ₸',
      data: { purchase_type_id: id },
    });
    await open({ ...data, rents: [rent('7', 'Rent'), rent('8', 'Buy for ever')] });
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Rent590 ₸Buy',
      'Buy for ever590 ₸Buy',
    ]);
    // Lines that share a key may be lost when the list changes.
    expect(warned).not.toHaveBeenCalled();
    warned.mockRestore();
  });

  test('spec 3 §4 Offer flow: a trial comes first and says its price', async () => {
    const trial = {
      is_trial: true,
      trial_amount: '1.00',
      trial_period_human: { years: 0, months: 0, days: 14 },
    };
    await open(data, [
      { total_price: '990.00', packets: [packet] },
      { total_price: '2490.00', packets: [{ id: 6, name: 'First Date', ...trial }] },
      { total_price: '3480.00', packets: [{ id: 7, name: 'Both', ...trial }, packet] },
    ]);
    const [first, , both] = screen.getAllByRole('listitem');
    expect(first).toHaveTextContent('First Date2,490 ₸14 days for 1 ₸Try it');
    expect(both).toHaveTextContent('Both + Cinema3,480 ₸ / 1 monthAll filmsSubscribe');
  });

  test('says so when nothing is on sale', async () => {
    await open(data);
    expect(screen.getByText(en.offers.none)).toBeInTheDocument();
  });

  test('opened by its address without offers, it closes', async () => {
    const { onClose } = await open(undefined);
    expect(onClose).toHaveBeenCalled();
  });
});
