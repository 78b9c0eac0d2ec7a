import { act, render, renderHook, screen, within } from '@testing-library/react';
import * as v from 'valibot';
import { callAsViewer } from '@/lib/client/http/call-as-viewer';
import {
  continuedReporter,
  noteNewest,
  noteReporter,
  takeStream,
} from '@/lib/client/playback/continued-playback';
import { noteDeniedReport } from '@/lib/client/playback/denied-report';
import { usePlayback } from '@/lib/client/playback/use-playback';
import { setViewer } from '@/lib/client/viewer/viewer';
import type { Stream } from '@/lib/platform/resources/streams';
import { PlatformError } from '@/lib/shared/platform-error';
import ru from '@/messages/ru.json';
import type { PlayerSource } from '@/player/core/source';
import { miniPlayback } from '@/player/mini/mini-playback';
import { type Continuation, type Following, useMini } from '@/player/mini/use-mini';
import { Player } from '@/player/ui/Player';
import { user } from '@/tests/support/user';
import {
  clipLoads,
  clipPlaysTo,
  clips,
  filmWith,
  noRolls,
  server,
  settled,
  slot,
  vast,
  vastAd,
  withAdServer,
} from './ad-support';
import { engine, engines, film, firstPicture, nextEngine, playWithFakes, report, settle } from './support';

jest.mock('@/player/engines/load', () => ({
  loadEngine: async () => jest.requireActual<typeof import('./support')>('./support').createFakeEngine,
}));
jest.mock('@/lib/client/http/call-as-viewer', () => ({ callAsViewer: jest.fn() }));
jest.mock('@/lib/client/viewer/forget-viewer-data', () => ({
  forgetViewerData: () => {},
  promptLogin: () => {},
}));

playWithFakes();
withAdServer();
afterEach(() => act(() => miniPlayback()?.close()));

const opened = jest.fn();
const onPosition = jest.fn();

const TRAILER = { kind: 'trailer', trailerId: '5' } as const;
const WORDS = { refused: '', unavailable: '' };
const toUrl = ({ hls }: Stream) => hls;

interface PageProps {
  title?: string;
  /** Something else is in the place of the player. */
  isGated?: boolean;
  continuation?: Continuation;
  source?: PlayerSource | null;
}

const sourceOf = (title: string): PlayerSource => ({
  ...film,
  key: `content/${title}`,
  hls: `https://origin/${title}.m3u8`,
});

function Page({ title = 'a', isGated = false, continuation, source = sourceOf(title) }: PageProps) {
  const mini = useMini({ key: `content/${title}`, open: () => opened(title), continuation });
  if (isGated) return <p>PIN</p>;
  return (
    <Player
      source={source}
      title={`Film ${title}`}
      labels={ru.player}
      locale="ru"
      mini={mini}
      onPosition={onPosition}
      overlay={<p>banner</p>}
    />
  );
}

async function openPage(props: PageProps = {}) {
  const view = render(<Page {...props} />);
  await settle();
  return view;
}

async function play(props: PageProps = {}) {
  const view = await openPage(props);
  firstPicture(engine().media);
  await settle();
  await settle();
  return view;
}

async function leave(view: { unmount(): void }) {
  view.unmount();
  await settle();
}

const corner = () => document.querySelector<HTMLElement>('body > section');
const videos = () => document.querySelectorAll('video');
const closed = () => {
  expect(corner()).toBeNull();
  expect(videos()).toHaveLength(0);
  expect(engines.every(({ isDestroyed }) => isDestroyed)).toBe(true);
};

describe('the mini-player', () => {
  test('a playback goes on in the corner when its page is left, and the same one is on its page again', async () => {
    const view = await play();
    const { media } = engine();
    await leave(view);
    expect(corner()).toContainElement(media);
    expect(corner()).toHaveTextContent('Film a');
    expect(media.paused).toBe(false);
    await user.click(screen.getByRole('button', { name: ru.player.enlarge }));
    expect(opened).toHaveBeenCalledWith('a');
    await openPage();
    expect(corner()).toBeNull();
    expect(within(screen.getByRole('region', { name: /Film a/ })).getByTestId('player-title')).toBeVisible();
    expect(screen.getByRole('region', { name: /Film a/ })).toContainElement(media);
    expect(engines).toHaveLength(1);
    expect(engine().isDestroyed).toBe(false);
    // The controls of the page act on it.
    await user.click(screen.getAllByRole('button', { name: ru.player.pause })[0] as HTMLElement);
    expect(media.paused).toBe(true);
  });

  test('it is left and shown as often as the viewer likes', async () => {
    let view = await play();
    for (let turn = 0; turn < 3; turn += 1) {
      await leave(view);
      expect(corner()).toContainElement(engine().media);
      view = await openPage();
      // What the page draws over the picture is there once, whatever the page before had drawn.
      expect(screen.getAllByText('banner')).toHaveLength(1);
    }
    expect(engines).toHaveLength(1);
    expect(videos()).toHaveLength(1);
    expect(document.querySelectorAll('[data-controls]')).toHaveLength(2);
  });

  test('full screen is that of the page that shows it again', async () => {
    const requested = jest.fn(async () => {});
    HTMLElement.prototype.requestFullscreen = requested;
    const framed = () =>
      render(
        <div data-fullscreen-frame="">
          <Page />
        </div>,
      );
    const before = framed();
    await settle();
    firstPicture(engine().media);
    await settle();
    await settle();
    await leave(before);
    const { container } = framed();
    await settle();
    await user.keyboard('f');
    expect(requested.mock.contexts).toEqual([container.firstElementChild]);
    Reflect.deleteProperty(HTMLElement.prototype, 'requestFullscreen');
  });

  test('it pauses, plays and closes', async () => {
    await leave(await play());
    await user.click(screen.getByRole('button', { name: ru.player.pause }));
    expect(engine().media.paused).toBe(true);
    await user.click(screen.getByRole('button', { name: ru.player.play }));
    expect(engine().media.paused).toBe(false);
    await user.click(screen.getByRole('button', { name: ru.player.close }));
    await settle();
    closed();
  });

  test('the position is still reported, and the page that shows it again asks for no new stream', async () => {
    const flush = jest.fn();
    noteNewest('content/a', { statId: '77' } as Stream);
    noteReporter({ report: onPosition, flush });
    await leave(await play());
    onPosition.mockReset();
    report(engine().media, { currentTime: 30 }, 'timeupdate');
    await act(() => jest.advanceTimersByTimeAsync(20_000));
    expect(onPosition).toHaveBeenCalled();
    expect(continuedReporter()).not.toBeNull();
    // The call of the page comes after the player has the picture.
    const view = await openPage();
    expect(takeStream('content/b')).toBeNull();
    expect(takeStream('content/a')).toEqual({ statId: '77' });
    expect(takeStream('content/a')).toBeNull();
    await leave(view);
    act(() => miniPlayback()?.close());
    expect(flush).toHaveBeenCalledTimes(1);
    expect(takeStream('content/a')).toBeNull();
  });

  test('a trailer played meanwhile changes neither reporter nor stream', async () => {
    jest
      .mocked(callAsViewer)
      .mockImplementation(async ({ schema }) => v.parse(schema, { hls: 'https://origin/trailer.m3u8' }));
    const reporter = { report: onPosition, flush: jest.fn() };
    noteNewest('content/a', { statId: '77' } as Stream);
    noteReporter(reporter);
    const trailer = () => usePlayback({ playable: TRAILER, title: '', toSource: toUrl, words: WORDS });
    const { result, unmount } = renderHook(trailer);
    await settle();
    expect(result.current.source).toBe('https://origin/trailer.m3u8');
    result.current.report({ statId: null, position: 12, watched: 11, date: null });
    unmount();
    await leave(await play());
    expect(continuedReporter()).toBe(reporter);
    expect(takeStream('content/a')).toEqual({ statId: '77' });
  });

  test('the stream of what plays is kept while that of the next one is requested', async () => {
    for (const title of ['a', 'b']) noteNewest(`content/${title}`, { statId: title } as Stream);
    await leave(await play());
    expect(takeStream('content/a')).toEqual({ statId: 'a' });
  });

  test('a tab that is hidden reports the position at once, because it may be closed', async () => {
    const flush = jest.fn();
    noteReporter({ report: onPosition, flush });
    await leave(await play());
    const tab = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    document.dispatchEvent(new Event('visibilitychange'));
    expect(flush).toHaveBeenCalledTimes(1);
    act(() => miniPlayback()?.close());
    flush.mockClear();
    document.dispatchEvent(new Event('visibilitychange'));
    expect(flush).not.toHaveBeenCalled();
    tab.mockRestore();
  });

  test('keys do not reach it', async () => {
    await leave(await play());
    await user.keyboard('k');
    expect(engine().media.paused).toBe(false);
  });

  test('another playback ends it', async () => {
    await leave(await play());
    const { media } = engine();
    await openPage({ title: 'b' });
    expect(corner()).toBeNull();
    expect(media.isConnected).toBe(false);
    expect(videos()).toHaveLength(1);
  });

  test('the mini-player closes at the end of playback and on an error', async () => {
    await leave(await play());
    report(engine().media, { ended: true, paused: true }, 'ended');
    await settle();
    closed();
  });

  test('another profile ends it; a profile of the same viewer that loads later does not', async () => {
    const viewer = { state: 'user', name: 'A', phone: null } as const;
    const profile = (id: string) => ({ id, name: 'A', role: 'adult', icon: null }) as const;
    act(() => setViewer(viewer));
    await leave(await play());
    act(() => setViewer({ ...viewer, profile: profile('1') }));
    expect(corner()).not.toBeNull();
    act(() => setViewer({ ...viewer, profile: profile('2') }));
    await settle();
    closed();
  });

  test('spec 2 §6: it closes when a report is denied, because the next programme is above the age of a child', async () => {
    const denied = new PlatformError('refused', 'Not for children', {
      status: 403,
      code: 'permission_denied',
    });
    await leave(await play({ source: { ...sourceOf('a'), statId: '7' } }));
    act(() => noteDeniedReport('6', denied));
    expect(corner()).not.toBeNull();
    act(() => noteDeniedReport('7', denied));
    await settle();
    closed();
  });

  test('a paused playback stays paused in the corner, and goes on there', async () => {
    const view = await play();
    act(() => engine().media.pause());
    await leave(view);
    expect(corner()).toContainElement(engine().media);
    expect(engine().media.paused).toBe(true);
    await user.click(screen.getByRole('button', { name: ru.player.play }));
    expect(engine().media.paused).toBe(false);
  });

  test('an ended playback does not move to the corner', async () => {
    const view = await play();
    report(engine().media, { ended: true, paused: true }, 'pause', 'ended');
    await leave(view);
    closed();
  });

  test('a playback that its page has replaced does not move to the corner', async () => {
    const view = await play();
    view.rerender(<Page isGated />);
    await settle();
    closed();
  });

  test('a playback whose page shows another one by now does not move to the corner under its name', async () => {
    const view = await play();
    view.rerender(<Page title="b" source={null} />);
    await settle();
    await leave(view);
    closed();
  });

  test('a playback that its page shows behind the one before moves to the corner', async () => {
    const view = await play();
    view.rerender(<Page title="b" />);
    await settle();
    await leave(view);
    expect(corner()).toHaveTextContent('Film b');
    firstPicture(engine().media);
    expect(engine().source?.url).toBe('https://origin/b.m3u8');
    expect(corner()).toContainElement(engine().media);
  });

  test('a webview has none', async () => {
    document.documentElement.dataset.noPip = '';
    await leave(await play());
    delete document.documentElement.dataset.noPip;
    closed();
  });
});

describe('the mini-player, without the page', () => {
  test('subtitles are on its picture', async () => {
    const view = await play();
    act(() => {
      const track = { id: '5', name: 'Қазақша', language: 'kk' };
      const tracks = { qualities: [], audio: [], text: [track], quality: -1, audioId: null, textId: '5' };
      engine().events.tracks(tracks);
      engine().events.cues('5', [{ start: 0, end: 50, text: 'Қар жауып тұр' }]);
    });
    await leave(view);
    await act(() => jest.advanceTimersByTimeAsync(200));
    expect(within(corner() as HTMLElement).getByTestId('player-cues')).toHaveTextContent('Қар жауып тұр');
    await openPage();
    expect(screen.getAllByTestId('player-cues')).toHaveLength(1);
  });

  test('a blackout covers the picture, and the bar says why', async () => {
    Object.assign(nextEngine, { zero: 1_000 });
    const windows = [{ start: 1_100, end: 1_130 }];
    const blackouts = { windows, screen: 'https://platform/blackout.jpg' };
    await leave(await play({ source: { ...sourceOf('a'), kind: 'archive', startDate: 1_000, blackouts } }));
    const inside = within(corner() as HTMLElement);
    report(engine().media, { currentTime: 99 }, 'timeupdate');
    expect(inside.queryByTestId('player-blackout')).toBeNull();
    report(engine().media, { currentTime: 100 }, 'timeupdate');
    expect(inside.getByTestId('player-blackout').querySelector('img')?.src).toBe(blackouts.screen);
    expect(corner()).toHaveTextContent(`${ru.player.blackoutTitle}Film a`);
    await act(() => jest.advanceTimersByTimeAsync(30_500));
    expect(inside.queryByTestId('player-blackout')).toBeNull();
    expect(corner()).not.toHaveTextContent(ru.player.blackoutTitle);
  });

  test('the button is that of a packshot while one plays', async () => {
    const packshots = [{ url: 'https://ads.example/packshot.mp4', seconds: null }];
    await leave(await play());
    const following = { ...sourceOf('b'), breaks: { subject: 'b', ads: null, packshots } };
    act(() => miniPlayback()?.core.show(following));
    await settled();
    await clipLoads();
    const inside = within(corner() as HTMLElement);
    await user.click(inside.getByRole('button', { name: ru.player.pause }));
    expect(clips.at(-1)?.paused).toBe(true);
    expect(inside.getByRole('button', { name: ru.player.play })).toBeVisible();
  });

  test('an ad is named, paused and skipped in the corner', async () => {
    server.answers['https://ads.example/pause'] = vast(vastAd({ skipoffset: '00:00:05' }));
    const source = { ...sourceOf('a'), ...filmWith({ rolls: { ...noRolls, postPause: [slot('pause')] } }) };
    const view = await play({ source: { ...source, key: 'content/a' } });
    const { media } = engine();
    await act(() => jest.advanceTimersByTimeAsync(10_000));
    await leave(view);
    const inside = within(corner() as HTMLElement);
    await user.click(inside.getByRole('button', { name: ru.player.pause }));
    await settled();
    await user.click(inside.getByRole('button', { name: ru.player.play }));
    await clipLoads();
    await clipPlaysTo(1);
    expect(corner()).toHaveTextContent(ru.player.ad);
    expect(media.paused).toBe(true);
    expect(inside.getByRole('button', { name: ru.player.pause })).toBeVisible();
    await clipPlaysTo(6);
    await user.click(inside.getByRole('button', { name: ru.player.adSkip }));
    await settled();
    expect(media.paused).toBe(false);
    expect(inside.queryByRole('button', { name: ru.player.adSkip })).toBeNull();
    expect(corner()).toHaveTextContent('Film a');
  });

  test('the focus inside goes to the picture that is enlarged, and Escape closes it and leads back into the page', async () => {
    const main = document.body.appendChild(document.createElement('main'));
    await leave(await play());
    await user.keyboard('{Escape}');
    expect(corner()).not.toBeNull();
    screen.getByRole('button', { name: ru.player.enlarge }).focus();
    const view = await openPage();
    expect(screen.getByRole('region', { name: /Film a/ })).toHaveFocus();
    await leave(view);
    screen.getByRole('button', { name: ru.player.pause }).focus();
    await user.keyboard('{Escape}');
    await settle();
    closed();
    expect(main).toHaveFocus();
    main.remove();
  });
});

describe('the mini-player: what follows', () => {
  const nextOpened = jest.fn();
  const next = { title: 'Film', subtitle: 'Серия 2', open: nextOpened };
  const following = (title: string, continuation?: Continuation): Following => ({
    key: `content/${title}`,
    source: sourceOf(title),
    title: `Film ${title}`,
    subtitle: `Серия ${title}`,
    open: () => opened(title),
    ...(continuation && { continuation }),
  });
  const nearEnd = () => report(engine().media, { currentTime: 595 }, 'timeupdate');
  const end = async () => {
    report(engine().media, { currentTime: 600, ended: true, paused: true }, 'timeupdate', 'pause', 'ended');
    await settled();
  };

  test('the next episode plays in the corner, and its page takes it over', async () => {
    const loadNext = jest.fn(async () => following('b'));
    await leave(await play({ continuation: { next, loadNext } }));
    nearEnd();
    expect(corner()).toHaveTextContent('через 5 с');
    expect(screen.getAllByRole('status').map((one) => one.textContent)).toEqual([ru.player.next, '']);
    await end();
    expect(loadNext).toHaveBeenCalledTimes(1);
    expect(engine().source).toMatchObject({ url: 'https://origin/b.m3u8' });
    firstPicture(engine().media);
    await settled();
    expect(corner()).toHaveTextContent('Film bСерия b');
    expect(corner()).toHaveAccessibleName(/Film b/);
    await user.click(screen.getByRole('button', { name: ru.player.enlarge }));
    expect(opened).toHaveBeenLastCalledWith('b');
    await openPage({ title: 'b' });
    expect(corner()).toBeNull();
    expect(screen.getByRole('region', { name: /Film b/ })).toContainElement(engine().media);
    expect(engines).toHaveLength(2);
  });

  test('it begins at once, or not: a declined one does not follow, and the playback ends', async () => {
    const loadNext: jest.Mock<Promise<Following>> = jest.fn(async () => following('b', { next, loadNext }));
    await leave(await play({ continuation: { next, loadNext } }));
    nearEnd();
    await user.click(screen.getByRole('button', { name: ru.player.playNow }));
    await settled();
    firstPicture(engine().media);
    await settled();
    nearEnd();
    await user.click(screen.getByRole('button', { name: ru.player.declineNext }));
    await end();
    expect(loadNext).toHaveBeenCalledTimes(1);
    closed();
  });

  test('one that does not load here is offered on its page, which asks for the PIN or says why', async () => {
    const loadNext = jest.fn(async () => Promise.reject(new Error('pin_required')));
    await leave(await play({ continuation: { next, loadNext } }));
    nearEnd();
    await end();
    expect(corner()).toHaveTextContent('Следующая серияСерия 2');
    await user.click(screen.getByRole('button', { name: ru.player.playNow }));
    expect(nextOpened).toHaveBeenCalledTimes(1);
    expect(loadNext).toHaveBeenCalledTimes(1);
  });

  test('an episode that comes after the corner is closed does not play', async () => {
    let arrive: (next: Following) => void = () => {};
    const loadNext = () => new Promise<Following>((resolve) => (arrive = resolve));
    await leave(await play({ continuation: { next, loadNext } }));
    nearEnd();
    await end();
    await user.click(screen.getByRole('button', { name: ru.player.close }));
    arrive(following('b'));
    await settled();
    closed();
  });

  test('after four untouched episodes it asks whether anybody watches', async () => {
    let number = 1;
    const loadNext = async () => following(String(++number), continuation);
    const continuation: Continuation = { next, loadNext };
    await leave(await play({ continuation }));
    for (let turn = 0; turn < 4; turn += 1) {
      await end();
      firstPicture(engine().media, { ended: false, currentTime: 0 });
      await settled();
    }
    expect(corner()).toHaveTextContent(ru.player.stillWatching);
    const count = engines.length;
    await user.click(screen.getByRole('button', { name: ru.player.keepWatching }));
    await settled();
    expect(engines).toHaveLength(count + 1);
  });

  test('the next programme of the archive follows', async () => {
    const loadMoment = jest.fn(async () => following('b'));
    const archive: PlayerSource = { ...sourceOf('a'), kind: 'archive', startDate: 1_000 };
    await leave(await play({ source: archive, continuation: { loadMoment } }));
    await end();
    expect(loadMoment).toHaveBeenCalledTimes(1);
    expect(engine().source).toMatchObject({ url: 'https://origin/b.m3u8' });
    expect(corner()).not.toBeNull();
  });
});
