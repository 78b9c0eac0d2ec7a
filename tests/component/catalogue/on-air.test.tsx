import { act, render, screen } from '@testing-library/react';
import { ChannelCard } from '@/components/catalogue/cards/ChannelCard';
import { LiveTiles } from '@/components/catalogue/channels/LiveTiles';
import { FRAMES_AFTER_MS } from '@/lib/rules/channels/constants';
import type { NowPlaying } from '@/lib/rules/channels/view';
import { CHANNELS_REFRESH_MS } from '@/lib/rules/schedule/constants';
import { dictionaries } from '@/lib/shared/i18n/dictionaries';
import { channelCard, listedChannel } from '../channel-card';
import { json } from '../server';
import { installObserver } from '../ui/observer';

const NOW = 1_800_000_000;
const programme = (title: string, startsAt: number): NowPlaying => ({
  ...{ title, startsAt, endsAt: startsAt + 3_600 },
  ...{ subtitle: null, age: null, still: null },
});

const labels = dictionaries.en.channels;
const answer = jest.fn();

let news: NowPlaying;
let film: NowPlaying;
let sport: NowPlaying;
/** What was found stays, and a list is kept for five minutes: each test begins hours after the one before. */
let start = NOW;
beforeEach(() => {
  installObserver();
  start += 7_200;
  jest.useFakeTimers({ now: start * 1000 });
  news = programme('News', start - 600);
  film = programme('Film', start + 60);
  sport = programme('Sport', start + 120);
  const fresh = [
    listedChannel(1, { now: film, next: { time: '21:00', title: 'Weather' } }),
    listedChannel(2, { now: film }),
  ];
  window.matchMedia = ((query: string) => ({ matches: false, media: query })) as typeof window.matchMedia;
  answer.mockReset().mockImplementation(async () => json({ channels: fresh }));
  globalThis.fetch = answer as unknown as typeof fetch;
});
afterEach(() => jest.useRealTimers());

const advance = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
const refreshed = () => advance(FRAMES_AFTER_MS + CHANNELS_REFRESH_MS);
const lines = () => screen.getAllByRole('link').map(({ textContent }) => textContent);

function show(now = news, isRefreshed = false) {
  const card = channelCard(1, { now, next: { time: '20:00', title: 'Film' } });
  return render(
    <>
      <ChannelCard card={card} labels={labels} />
      <ChannelCard card={channelCard(3, { now: news })} labels={labels} />
      <LiveTiles isRefreshed={isRefreshed} />
    </>,
  );
}

describe('spec 2 §7, §9: channel tiles of any page say what is on', () => {
  test('after 300000 ms, in their place and without moving the focus', async () => {
    show();
    const [tile] = screen.getAllByRole('link');
    tile?.focus();
    expect(lines()).toEqual([expect.stringContaining('News20:00 Film'), expect.stringContaining('News')]);
    await refreshed();
    expect(lines()).toEqual([expect.stringContaining('Film21:00 Weather'), expect.stringContaining('News')]);
    expect(document.activeElement).toBe(tile);
    expect(answer).toHaveBeenCalledTimes(1);
  });

  test('a hidden page asks for nothing until it is seen again', async () => {
    show();
    const hidden = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    await refreshed();
    await advance(CHANNELS_REFRESH_MS);
    expect(answer).not.toHaveBeenCalled();
    hidden.mockReturnValue('visible');
    await act(async () => void document.dispatchEvent(new Event('visibilitychange')));
    await advance(0);
    expect(lines()[0]).toContain('Film21:00 Weather');
    hidden.mockRestore();
  });

  test('a tile that came later keeps the later programme', async () => {
    show(sport);
    await refreshed();
    expect(answer).toHaveBeenCalled();
    expect(lines()[0]).toContain('Sport20:00 Film');
  });

  test('a tile shows "no programme" when its programme has ended and none follows', async () => {
    answer.mockImplementation(async () => json({ channels: [listedChannel(1, { now: null, next: null })] }));
    show({ ...news, endsAt: start + 60 });
    await refreshed();
    expect(lines()[0]).toContain(labels.noProgramme);
  });

  test('a tile that has no programme does not bring back one that has ended since the last refresh', async () => {
    const { unmount } = show();
    await refreshed();
    unmount();
    await advance(2 * 3_600_000);
    render(<ChannelCard card={channelCard(1, { now: null, next: null })} labels={labels} />);
    expect(lines()[0]).toContain(labels.noProgramme);
  });

  test('an answer that cannot be read leaves the tiles as they are', async () => {
    answer.mockImplementation(async () => json({}, 503));
    show();
    await refreshed();
    expect(answer).toHaveBeenCalled();
    expect(lines()[0]).toContain('News20:00 Film');
  });

  test('a page without channels asks for nothing, nor does one that refreshes its own', async () => {
    const { unmount } = render(<LiveTiles />);
    await refreshed();
    unmount();
    show(news, true);
    await refreshed();
    expect(answer).not.toHaveBeenCalled();
  });
});
