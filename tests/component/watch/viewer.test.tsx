import { act, render, screen, waitFor } from '@testing-library/react';
import { useEffect } from 'react';
import { renderToString } from 'react-dom/server';
import * as v from 'valibot';
import { NowPlaying } from '@/components/watch/NowPlaying';
import { WatchViewer } from '@/components/watch/WatchViewer';
import { replacePage } from '@/lib/client/browser/replace-page';
import { callAsViewer } from '@/lib/client/http/call-as-viewer';
import { askPin } from '@/lib/client/parental/ask-pin';
import { noteDeniedReport } from '@/lib/client/playback/denied-report';
import { noteRefusedReport } from '@/lib/client/playback/screen-time';
import { setViewer } from '@/lib/client/viewer/viewer';
import type { WatchPage } from '@/lib/server/playback/load-watch';
import { stageWords } from '@/lib/server/playback/stage-words';
import { dictionaries } from '@/lib/shared/i18n/dictionaries';
import { PlatformError } from '@/lib/shared/platform-error';
import { type PlayerProps, preparePlayback } from '@/player';
import { user } from '@/tests/support/user';

const router = { push: jest.fn(), replace: jest.fn(), prefetch: jest.fn() };
jest.mock('next/navigation', () => ({ useRouter: () => router }));
jest.mock('@/lib/client/browser/replace-page', () => ({ replacePage: jest.fn() }));
jest.mock('@/lib/client/http/call-as-viewer', () => ({ callAsViewer: jest.fn() }));
jest.mock('@/lib/client/parental/ask-pin', () => ({ askPin: jest.fn() }));
jest.mock('@/lib/client/parental/more-time', () => ({ askForMoreTime: async () => true }));

/** The last props of the player, and how often a player was mounted. */
let playerProps: PlayerProps;
let mounts = 0;
function FakePlayer(props: PlayerProps) {
  playerProps = props;
  useEffect(() => {
    mounts += 1;
  }, []);
  return <p>{props.title}</p>;
}
jest.mock('@/player/page', () => ({ Player: (props: PlayerProps) => <FakePlayer {...props} /> }));
jest.mock('@/player', () => ({
  preloadEngine: () => {},
  preparePlayback: jest.fn(),
  hasMini: () => false,
  useMini: () => undefined,
}));

const { watch, catalogue } = dictionaries.en;
const { about, similar } = watch;
const labels = { ...stageWords('en'), about, similar, episodeName: catalogue.page.suffix };

const nextOf = (id: string) => ({
  ...{ contentId: id, href: `/watch/${id}`, subtitle: `Episode ${id}`, picture: null, color: null },
});

const episode = (id: string, next: string | null): WatchPage => ({
  ...{ contentId: id, seriesId: 's', libraryId: '3', title: `Series ${id}`, subtitle: null },
  ...{ contentHref: `/contents/series/${id}`, canonical: `/watch/${id}`, background: null, color: null },
  age: null,
  next: next ? nextOf(next) : null,
  previousHref: null,
  similar: [],
});

/** What the platform answers, read as the gateway's answers are. */
function answer(of: (path: string) => object) {
  jest.mocked(callAsViewer).mockImplementation(async ({ path, schema }) => v.parse(schema, of(path)));
}

async function open(page: WatchPage, hasShare = true) {
  const view = (shown: WatchPage) => (
    <WatchViewer labels={labels} locale="en" cast={null} hasShare={hasShare}>
      <NowPlaying page={shown} />
    </WatchViewer>
  );
  const { rerender } = render(view(page));
  await act(async () => {});
  return async (other: WatchPage) => {
    rerender(view(other));
    await act(async () => {});
  };
}

/** Sets the history of this tab; the last page is the current one. */
function setHistory(...paths: string[]) {
  const entries = paths.map((path) => ({ url: `https://taspa.test${path}` }));
  const navigation = { entries: () => entries, currentEntry: { index: entries.length - 1 } };
  Object.defineProperty(window, 'navigation', { configurable: true, value: navigation });
}

beforeEach(() => {
  mounts = 0;
  for (const mock of Object.values(router)) mock.mockReset();
  jest.mocked(replacePage).mockReset();
  jest.mocked(callAsViewer).mockClear();
  answer((path) => {
    const stream = { hls: `https://origin${path}`, stat: { id: `of${path.replaceAll('/', '-')}` } };
    return path.endsWith('/stream') ? stream : { is_available: true, is_purchased: true };
  });
});

test('one player plays all episodes: the address changes, full screen stays', async () => {
  const show = await open(episode('1', '2'));
  expect(playerProps.source).toMatchObject({
    key: 'content/3/1',
    statId: 'of-libraries-3-contents-1-stream',
  });
  await show(episode('2', null));
  expect(screen.getByText('Series 2')).toBeInTheDocument();
  expect(playerProps.source).toMatchObject({
    key: 'content/3/2',
    statId: 'of-libraries-3-contents-2-stream',
  });
  expect(mounts).toBe(1);
});

test('spec 2 §4: the next episode replaces this one at its end; the next button adds a history entry', async () => {
  await open(episode('1', '2'));
  playerProps.onNext?.('continues');
  expect(router.replace).toHaveBeenCalledWith('/watch/2');
  expect(router.push).not.toHaveBeenCalled();
  playerProps.onNext?.('requested');
  expect(router.push).toHaveBeenCalledWith('/watch/2');
});

test.each([true, false])('spec 2 §6: a web view hides share; links to a moment: %s', async (hasShare) => {
  await open(episode('1', null), hasShare);
  expect(playerProps.linkAt !== undefined).toBe(hasShare);
});

test('the previous episode is a step of the history, and the first one has none', async () => {
  const show = await open({ ...episode('2', null), previousHref: '/watch/1' });
  playerProps.onPrevious?.();
  expect(router.push).toHaveBeenCalledWith('/watch/1');
  await show(episode('1', '2'));
  expect(playerProps.onPrevious).toBeUndefined();
});

test('spec 2 §4 Near the end: the next episode loads once, without statistics, where the viewer left it', async () => {
  answer((path) =>
    path.endsWith('/stream')
      ? { hls: `https://origin${path}` }
      : { is_available: true, is_purchased: true, history: { seconds: 100 } },
  );
  await open(episode('1', '2'));
  playerProps.onUpNext?.();
  playerProps.onNearEnd?.();
  await act(async () => {});
  expect(router.prefetch).toHaveBeenCalledWith('/watch/2');
  const ahead = jest.mocked(callAsViewer).mock.calls.filter(([{ path }]) => path.includes('contents/2/'));
  expect(ahead.map(([{ query }]) => query)).toEqual([
    expect.objectContaining({ history: false, disable_stat: true }),
  ]);
  expect(jest.mocked(preparePlayback).mock.calls).toEqual([
    [expect.objectContaining({ key: 'content/3/2', statId: null, startAt: 100 })],
  ]);
});

test('the stream of an episode that was left does not play, however late it comes', async () => {
  const arrive = new Map<string, () => void>();
  jest.mocked(callAsViewer).mockImplementation(({ path, schema }) => {
    const id = /contents\/(\d+)\/stream/.exec(path)?.[1];
    const value = v.parse(schema, id ? { hls: `https://origin/${id}.m3u8`, stat: { id } } : {});
    return id ? new Promise((resolve) => void arrive.set(id, () => resolve(value))) : Promise.resolve(value);
  });
  const show = await open(episode('1', '2'));
  await show(episode('2', null));
  for (const id of ['2', '1']) await act(async () => arrive.get(id)?.());
  expect(playerProps.source).toMatchObject({ hls: 'https://origin/2.m3u8', statId: '2' });
});

describe('spec 2 §2 library_id: the library of the address', () => {
  afterEach(() => window.history.replaceState(null, '', '/'));

  test('is carried on to the page of the title, the next and the previous episode', async () => {
    window.history.replaceState(null, '', '/watch/2?library_id=7');
    await open({ ...episode('2', '3'), previousHref: '/watch/1' });
    playerProps.onPrevious?.();
    playerProps.onNext?.('requested');
    expect(router.push.mock.calls).toEqual([['/watch/1?library_id=7'], ['/watch/3?library_id=7']]);
  });

  test('has a stream and a place of its own', async () => {
    const show = await open(episode('1', null));
    jest.mocked(callAsViewer).mockClear();
    window.history.replaceState(null, '', '/watch/1?library_id=7');
    await show({ ...episode('1', null) });
    expect(playerProps.source).toMatchObject({ statId: 'of-libraries-7-contents-1-stream' });
    const requested = jest
      .mocked(callAsViewer)
      .mock.calls.map(([{ path, query }]) => query?.library_id ?? path);
    expect(requested.sort()).toEqual(['/libraries/7/contents/1/stream', '7']);
  });
});

test('the last episode has no next one', async () => {
  await open(episode('2', null));
  expect(playerProps.next).toBeNull();
  playerProps.onNext?.('continues');
  expect(router.replace).not.toHaveBeenCalled();
});

describe('closing the player', () => {
  test.each([
    ['opened directly, leads to the page of the title', ['/watch/1'], null],
    ['leads there too if the history has only the player', ['/watch/1', '/watch/2'], null],
    ['returns to the page that opened it', ['/', '/contents/series', '/watch/1'], -1],
    ['returns there after several episodes', ['/contents/series', '/watch/1', '/watch/2'], -2],
  ])('%s', async (_, paths, steps) => {
    setHistory(...paths);
    const go = jest.spyOn(window.history, 'go').mockImplementation(() => {});
    await open(episode('1', null));
    jest.useFakeTimers();
    act(() => playerProps.onClose?.());
    // Spec 2 §4: what plays stops at once, and the page is left 200 ms later.
    expect(screen.queryByText('Series 1')).toBeNull();
    act(() => void jest.advanceTimersByTime(199));
    expect([go.mock.calls, jest.mocked(replacePage).mock.calls]).toEqual([[], []]);
    act(() => void jest.advanceTimersByTime(1));
    jest.useRealTimers();
    expect(go.mock.calls).toEqual(steps === null ? [] : [[steps]]);
    expect(jest.mocked(replacePage).mock.calls).toEqual(steps === null ? [['/contents/series/1']] : []);
    go.mockRestore();
  });
});

test('a player that was closed plays again when its page comes back from the back/forward cache', async () => {
  setHistory('/', '/watch/1');
  const go = jest.spyOn(window.history, 'go').mockImplementation(() => {});
  await open(episode('1', null));
  jest.useFakeTimers();
  act(() => playerProps.onClose?.());
  act(() => void jest.advanceTimersByTime(200));
  expect(screen.queryByText('Series 1')).toBeNull();
  await act(async () => dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true })));
  expect(screen.getByText('Series 1')).toBeInTheDocument();
  act(() => void jest.advanceTimersByTime(1_000));
  jest.useRealTimers();
  expect(go.mock.calls).toEqual([[-1]]);
  go.mockRestore();
});

test('the last position of an episode is reported when the next one plays', async () => {
  await open(episode('1', '2'));
  const report = (statId: string, position: number) =>
    playerProps.onPosition?.({ statId, position, watched: 10, date: null });
  const reportedPositions = () =>
    jest
      .mocked(callAsViewer)
      .mock.calls.flatMap(([{ path, query }]) => (path.includes('/stat/') ? [[path, query?.duration]] : []));
  report('1', 100);
  report('1', 105);
  expect(reportedPositions()).toEqual([['/users/self/stat/1', 100]]);
  report('2', 10);
  expect(reportedPositions().slice(1)).toEqual([
    ['/users/self/stat/1', 105],
    ['/users/self/stat/2', 10],
  ]);
});

describe('spec 2 §8 "Stream refused"', () => {
  const failStreamWith = (error: PlatformError) =>
    answer((path) => {
      if (path.endsWith('/stream')) throw error;
      return { is_available: true, is_purchased: true };
    });
  const retryButton = () => screen.queryByRole('button', { name: labels.retry });

  test('403 shows the message of the platform and a link to the login, and no retry', async () => {
    failStreamWith(new PlatformError('refused', 'Packet 5 opens it', { status: 403 }));
    await open(episode('1', null));
    expect(screen.getByRole('alert')).toHaveTextContent('Packet 5 opens it');
    expect(screen.getByRole('link', { name: labels.signIn })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: labels.about })).toHaveAttribute('href', '/contents/series/1');
    expect(retryButton()).toBeNull();
  });

  test('it names the title, and the header is there while it is shown', async () => {
    const { dataset } = document.documentElement;
    failStreamWith(new PlatformError('unavailable', 'status 503', { status: 503 }));
    await open(episode('1', null));
    expect(screen.getByText('Series 1')).toBeInTheDocument();
    expect(dataset.noPlayer).toBe('');
    answer(() => ({ hls: 'https://origin/1.m3u8' }));
    await user.click(retryButton() as HTMLElement);
    await act(async () => {});
    expect(dataset.noPlayer).toBeUndefined();
  });

  test('a stream that does not answer offers a retry, which loads it again', async () => {
    failStreamWith(new PlatformError('unavailable', 'status 503', { status: 503 }));
    await open(episode('1', null));
    expect(screen.getByRole('alert')).toHaveTextContent(labels.unavailable);
    expect(screen.queryByRole('link', { name: labels.signIn })).toBeNull();
    answer(() => ({ hls: 'https://origin/1.m3u8' }));
    await user.click(retryButton() as HTMLElement);
    await act(async () => {});
    expect(screen.getByText('Series 1')).toBeInTheDocument();
  });
});

test('WCAG 2.4.3: the player takes the focus of the link that opened it', async () => {
  answer(() => ({ hls: 'https://origin/1.m3u8' }));
  await open(episode('1', null));
  expect(playerProps.takesFocus).toBe(true);
});

describe('spec 2 §5: a film behind the PIN', () => {
  const answers: boolean[] = [];
  let isOpen = false;
  beforeEach(() => {
    isOpen = false;
    answers.length = 0;
    jest.mocked(askPin).mockImplementation(async () => {
      isOpen = answers.shift() ?? false;
      return isOpen;
    });
    answer((path) => {
      if (!path.endsWith('/stream')) return { is_available: true, is_purchased: true };
      const detail = { action: ['vod'], subject: ['vod:1'] };
      if (!isOpen) throw new PlatformError('refused', 'PIN', { status: 403, code: 'pin_required', detail });
      return { hls: 'https://origin/1.m3u8' };
    });
  });

  test('asks for the PIN at once and plays after the right one', async () => {
    answers.push(true);
    await open(episode('1', null));
    expect(jest.mocked(askPin).mock.calls).toEqual([
      [{ action: 'vod', subject: 'vod:1', title: 'Series 1' }, { isPatient: true }],
    ]);
    expect(playerProps.source).toMatchObject({ key: 'content/3/1', hls: 'https://origin/1.m3u8' });
  });

  test('shows the locked poster after the dialog was closed, and asks again when its button is pressed', async () => {
    answers.push(false, true);
    await open(episode('1', null));
    expect(screen.getByText(labels.pinNeeded)).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: labels.enterPin }));
    await act(async () => {});
    expect(screen.getByText('Series 1')).toBeInTheDocument();
  });
});

describe('spec 2 §5: after a gate a film begins where this viewer is now', () => {
  const place = (seconds: number) => ({ is_available: true, is_purchased: true, history: { seconds } });
  const playAt = (seconds: number) =>
    answer((path) =>
      path.endsWith('/stream') ? { hls: 'https://origin/1.m3u8', stat: { id: '1' } } : place(seconds),
    );

  async function endAndGiveScreenTime() {
    act(() => noteRefusedReport(new PlatformError('refused', 'Bed', { status: 403, code: 'bedtime' })));
    await user.click(screen.getByRole('button', { name: labels.askParent }));
    await waitFor(() => expect(playerProps.source).not.toBeNull());
  }

  test('a login reads the place of the user, which the guest did not have', async () => {
    answer((path) => {
      if (path.endsWith('/stream')) throw new PlatformError('refused', 'Packet 5 opens it', { status: 403 });
      return place(0);
    });
    await open(episode('1', null));
    playAt(3000);
    await act(async () => setViewer({ state: 'user', name: 'Aru', phone: null }));
    await act(async () => setViewer({ state: 'guest', name: null, phone: null }));
    expect(playerProps.source).toMatchObject({ hls: 'https://origin/1.m3u8', startAt: 3000 });
  });

  test('what was watched in this page counts more than the place that is stored', async () => {
    playAt(100);
    await open(episode('1', null));
    expect(playerProps.source).toMatchObject({ startAt: 100 });
    playerProps.onPosition?.({ statId: '1', position: 3000, watched: 10, date: null });
    await endAndGiveScreenTime();
    expect(playerProps.source).toMatchObject({ startAt: 3000 });
  });

  test('a position that cannot be read again stays the one that was read before', async () => {
    answer((path) => {
      if (path.endsWith('/stream')) throw new PlatformError('refused', 'Packet 5 opens it', { status: 403 });
      return place(1200);
    });
    await open(episode('1', null));
    answer((path) => {
      if (!path.endsWith('/stream')) throw new PlatformError('unavailable', 'no answer');
      return { hls: 'https://origin/1.m3u8', stat: { id: '1' } };
    });
    await act(async () => setViewer({ state: 'user', name: 'Aru', phone: null }));
    await act(async () => setViewer({ state: 'guest', name: null, phone: null }));
    expect(playerProps.source).toMatchObject({ hls: 'https://origin/1.m3u8', startAt: 1200 });
  });

  test('a title that is chosen again after another one begins where it is stored', async () => {
    playAt(0);
    const show = await open(episode('1', '2'));
    playerProps.onPosition?.({ statId: '1', position: 1495, watched: 10, date: null });
    answer((path) =>
      path.endsWith('/stream') ? { hls: 'https://origin/2.m3u8', stat: { id: '2' } } : place(0),
    );
    await show(episode('2', null));
    playAt(0);
    await show(episode('1', '2'));
    expect(playerProps.source).toMatchObject({ hls: 'https://origin/1.m3u8', startAt: 0 });
  });

  describe('a retry gives the page another statistics id, while the player goes on with its own', () => {
    async function openAndRetry() {
      playAt(100);
      await open(episode('1', null));
      answer((path) =>
        path.endsWith('/stream') ? { hls: 'https://origin/1.m3u8', stat: { id: '2' } } : place(100),
      );
      playerProps.onRetry?.();
      await waitFor(() => expect(playerProps.source).toMatchObject({ statId: '2' }));
    }

    test('its place is known after a gate', async () => {
      await openAndRetry();
      playerProps.onPosition?.({ statId: '1', position: 3000, watched: 10, date: null });
      await endAndGiveScreenTime();
      expect(playerProps.source).toMatchObject({ startAt: 3000 });
    });

    test('its denied report ends the playback', async () => {
      const denied = { status: 403, code: 'permission_denied' };
      await openAndRetry();
      act(() => noteDeniedReport('1', new PlatformError('refused', 'Not for children', denied)));
      expect(screen.getByRole('alert')).toHaveTextContent('Not for children');
    });
  });

  test('a late report of the title before does not move the next one', async () => {
    playAt(100);
    const show = await open(episode('1', '2'));
    answer((path) =>
      path.endsWith('/stream') ? { hls: 'https://origin/2.m3u8', stat: { id: '2' } } : place(200),
    );
    await show(episode('2', null));
    playerProps.onPosition?.({ statId: '1', position: 3000, watched: 10, date: null });
    await endAndGiveScreenTime();
    expect(playerProps.source).toMatchObject({ key: 'content/3/2', startAt: 200 });
  });
});

test('spec 2 §4 loading: before the script knows the title the page itself shows the poster, and then leaves it to the player', async () => {
  const page = { ...episode('1', null), background: 'https://origin/art.jpg' };
  const html = renderToString(<NowPlaying page={page} />);
  expect(html).toContain('https://origin/art.jpg');
  expect(html).toContain('Series 1');
  const { container } = render(<NowPlaying page={page} />);
  expect(container).toBeEmptyDOMElement();
});
