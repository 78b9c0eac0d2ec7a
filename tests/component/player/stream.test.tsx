import { act, fireEvent, screen } from '@testing-library/react';
import { TRACK_EVENT } from '@/lib/client/analytics/track';
import type { PlayerSource } from '@/player/core/source';
import { prepare } from '@/player/stage/prepare';
import { user } from '@/tests/support/user';
import {
  advance,
  autoplay,
  engine,
  engines,
  film,
  firstPicture,
  nextEngine,
  open,
  playWithFakes,
  report,
  settle,
} from './support';

jest.mock('@/player/engines/load', () => ({
  loadEngine: async () => jest.requireActual<typeof import('./support')>('./support').createFakeEngine,
}));

playWithFakes();

const START = 1_800_000_000;
const programmes = [
  { id: 'news', title: 'Новости', start: START, end: START + 600 },
  { id: 'film', title: 'Степь', start: START + 600, end: START + 6000 },
];
const live: PlayerSource = { kind: 'live', hls: 'https://origin/live.m3u8', archived: true };
const archive: PlayerSource = { kind: 'archive', hls: 'https://origin/archive.m3u8', archived: true };
const videos = () => document.querySelectorAll('video');

describe('zap', () => {
  test('media 3: the old picture stays until the new one is there, then one element is left', async () => {
    const view = await open();
    const oldEngine = engine();
    await view.change({ source: { ...film, hls: 'https://origin/2.m3u8' } });
    expect(videos()).toHaveLength(2);
    expect(oldEngine.isDestroyed).toBe(false);
    expect(oldEngine.calls).toEqual(['stopLoading']);
    expect(oldEngine.media.paused).toBe(true);
    firstPicture(engine().media);
    expect(videos()).toHaveLength(1);
    expect(videos()[0]).toBe(engine().media);
    // Not before the new picture has been drawn.
    expect(oldEngine.isDestroyed).toBe(false);
    jest.advanceTimersByTime(100);
    expect(oldEngine.isDestroyed).toBe(true);
  });

  test('media 7.10: late events of the previous stream change nothing', async () => {
    const view = await open();
    const oldEngine = engine();
    await view.change({ source: { ...film, hls: 'https://origin/2.m3u8' } });
    firstPicture(engine().media);
    oldEngine.events.fault({ kind: 'codec', fatal: true, detail: 'late' });
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test('quality F07: many changes leave one element and one engine', async () => {
    const view = await open();
    for (let n = 0; n < 12; n += 1) {
      await view.change({ source: { ...film, hls: `https://origin/${n}.m3u8` } });
      if (n % 3 === 0) firstPicture(engine().media);
    }
    firstPicture(engine().media);
    expect(videos()).toHaveLength(1);
    expect(engines.filter(({ isDestroyed }) => !isDestroyed)).toHaveLength(2);
    jest.advanceTimersByTime(100);
    expect(engines.filter(({ isDestroyed }) => !isDestroyed)).toHaveLength(1);
    await view.change({ source: { ...film, hls: 'https://origin/last.m3u8' } });
    firstPicture(engine().media);
    view.unmount();
    expect(engines.every(({ isDestroyed }) => isDestroyed)).toBe(true);
    expect(jest.getTimerCount()).toBe(0);
  });

  test('spec 2 §4 Closing: statistics stop, and what is opened next has a position of its own', async () => {
    const onPosition = jest.fn();
    const { unmount } = await open({ onPosition }, { currentTime: 120 });
    await advance(12_000);
    expect(onPosition.mock.lastCall).toEqual([expect.objectContaining({ position: 120 })]);
    const closed = engine();
    unmount();
    onPosition.mockClear();
    await advance(60_000);
    expect(onPosition).not.toHaveBeenCalled();
    expect(closed.isDestroyed).toBe(true);

    await open({ onPosition });
    expect(engine()).not.toBe(closed);
    expect(engine().source?.startAt ?? 0).toBe(0);
    await advance(12_000);
    const [first] = onPosition.mock.calls;
    expect(first).toEqual([expect.objectContaining({ position: 0, watched: 10 })]);
  });

  test('spec 2 §4: the same stream is not started twice', async () => {
    const view = await open();
    await view.change({ source: { ...film, statId: '78' } });
    expect(engines).toHaveLength(1);
  });

  test('the answer of a preloaded stream brings its statistics, and loads nothing again', async () => {
    const onPosition = jest.fn();
    const preloaded = { ...film, key: 'channel/2/live', statId: null };
    const view = await open({ source: preloaded, onPosition });
    await view.change({ source: { ...preloaded, hls: 'https://origin/signed-anew.m3u8', statId: '78' } });
    expect(engines).toHaveLength(1);
    report(engine().media, { paused: false, readyState: 4 }, 'playing');
    await advance(11_000);
    expect(onPosition).toHaveBeenLastCalledWith(expect.objectContaining({ statId: '78' }));
  });

  test('volume, mute and speed carry over', async () => {
    const view = await open();
    report(engine().media, { volume: 0.4, playbackRate: 1.5 }, 'volumechange', 'ratechange');
    await view.change({ source: { ...film, hls: 'https://origin/2.m3u8' } });
    firstPicture(engine().media);
    expect(engine().media).toMatchObject({ volume: 0.4, playbackRate: 1.5 });
  });

  test('a volume that was set after the next source was preloaded carries over to it', async () => {
    const view = await open();
    const next = { ...film, hls: 'https://origin/2.m3u8' };
    prepare(next);
    report(engines[0]?.media as HTMLVideoElement, { volume: 0.3 }, 'volumechange');
    await view.change({ source: next });
    expect(engine().media.volume).toBe(0.3);
    firstPicture(engine().media);
    expect(engines).toHaveLength(2);
    expect(engine().media.volume).toBe(0.3);
    expect(JSON.parse(localStorage.getItem('taspa.player') ?? '{}').volume).toBe(0.3);
  });
});

describe('a player that is opened over another one, as a trailer is over a channel', () => {
  const trailer = { source: { ...film, hls: 'https://origin/trailer.m3u8' } };

  test('a second player pauses the first, which goes on after it', async () => {
    await open();
    const first = engine().media;
    const second = await open(trailer);
    expect([first.paused, engine().media.paused]).toEqual([true, false]);
    second.unmount();
    await settle();
    expect(first.paused).toBe(false);
  });

  test('a first player that is still loading waits for the end of the second', async () => {
    await open({}, null);
    const first = engine().media;
    act(() => first.pause());
    const second = await open(trailer);
    await act(() => first.play());
    expect(first.paused).toBe(true);
    second.unmount();
    await settle();
    expect(first.paused).toBe(false);
  });

  test('a player that is mounted below an open one waits for its end', async () => {
    const upper = await open({ ...trailer, isOver: true });
    const { media } = engine();
    await open();
    expect([media.paused, engine().media.paused]).toEqual([false, true]);
    upper.unmount();
    await settle();
    expect(engine().media.paused).toBe(false);
  });

  test('a player that was paused before the trailer stays paused after it', async () => {
    await open();
    const first = engine().media;
    act(() => first.pause());
    const second = await open(trailer);
    second.unmount();
    await settle();
    expect(first.paused).toBe(true);
  });
});

describe('autoplay', () => {
  test('starts muted and offers the sound when sound is refused', async () => {
    autoplay.refuses = (media) => !media.muted;
    await open();
    expect(engine().media).toMatchObject({ muted: true, paused: false });
    const offer = screen.getAllByRole('button', { name: 'Включить звук' });
    await user.click(offer.at(-1) as HTMLElement);
    expect(engine().media.muted).toBe(false);
    expect(screen.queryByRole('button', { name: 'Включить звук' })).toBeNull();
  });

  test('the offer of sound stays with the next source, which starts muted, too', async () => {
    autoplay.refuses = (media) => !media.muted;
    const view = await open();
    await view.change({ source: { ...film, hls: 'https://origin/2.m3u8' } });
    firstPicture(engine().media);
    await settle();
    expect(engine().media).toMatchObject({ muted: true, paused: false });
    const [setMuted, offer] = screen.getAllByRole('button', { name: 'Включить звук' });
    expect(setMuted).toBeInTheDocument();
    await user.click(offer as HTMLElement);
    expect(engine().media.muted).toBe(false);
    expect(screen.queryByRole('button', { name: 'Включить звук' })).toBeNull();
  });

  test('waits with a large play button when autoplay is refused', async () => {
    autoplay.refuses = () => true;
    await open();
    expect(document.querySelector('[data-first="true"]')).not.toBeNull();
  });
});

describe('broadcast', () => {
  test('media 7.14: the title follows the dates of the stream, not the clock', async () => {
    nextEngine.zero = START + 590;
    const [onProgramme, onProgrammeDate] = [jest.fn(), jest.fn()];
    await open({ source: archive, title: 'Первый', programmes, onProgramme, onProgrammeDate });
    expect(screen.getByTestId('player-title')).toHaveTextContent('Новости');
    report(engine().media, { currentTime: 10 }, 'timeupdate');
    expect(screen.getByTestId('player-title')).toHaveTextContent('Степь');
    expect(onProgramme.mock.calls.map(([found]) => found?.id)).toEqual(['news', 'film']);
    expect(onProgrammeDate).toHaveBeenLastCalledWith(START + 600);
  });

  test('spec 2 §4: seeking before the loaded part requests another stream at exactly that second', async () => {
    nextEngine.zero = START + 1203;
    const onRequestTime = jest.fn();
    await open({ source: archive, programmes, onRequestTime, now: () => START + 9000 });
    fireEvent.keyDown(document.body, { key: 'ArrowLeft', code: 'ArrowLeft' });
    await advance(500);
    expect(onRequestTime).toHaveBeenCalledWith(START + 1193, 'requested');
  });

  test('spec 2 §4: nothing is ahead of live, and the bar leads into the archive', async () => {
    Object.assign(nextEngine, { zero: START + 1200, live: true });
    const onRequestTime = jest.fn();
    await open(
      { source: live, programmes, onRequestTime },
      { duration: Number.POSITIVE_INFINITY, currentTime: 20 },
    );
    expect(screen.queryByRole('button', { name: 'Вперёд на 10 секунд' })).toBeNull();
    fireEvent.keyDown(screen.getByRole('slider', { name: 'Перемотка' }), { key: 'Home' });
    await advance(500);
    expect(onRequestTime).toHaveBeenCalledWith(START + 600, 'requested');
  });

  test('start over and to live request their streams', async () => {
    nextEngine.zero = START + 1200;
    const onRequestTime = jest.fn();
    await open({ source: archive, programmes, onRequestTime, now: () => START + 9000 });
    await user.click(screen.getByRole('button', { name: 'С начала' }));
    await user.click(screen.getByRole('button', { name: 'К прямому эфиру' }));
    expect(onRequestTime.mock.calls).toEqual([
      [START + 600, 'requested'],
      [0, 'requested'],
    ]);
  });

  test('spec 2 §4: at the end of an archive programme the next one follows, from its first second', async () => {
    // The last frame is after the whole second at which the next programme starts in the schedule.
    nextEngine.zero = START + 0.52;
    const onRequestTime = jest.fn();
    await open({ source: archive, programmes, onRequestTime, now: () => START + 9000 });
    report(engine().media, { currentTime: 600, ended: true, paused: true }, 'timeupdate', 'ended');
    expect(screen.getByTestId('player-title')).toHaveTextContent('Степь');
    expect(onRequestTime.mock.calls).toEqual([[START + 600, 'continues']]);
  });
});

test('nothing follows a programme of the archive that ends while the page loads another channel', async () => {
  Object.assign(nextEngine, { zero: 1000 });
  const [onRequestTime, ofOther] = [jest.fn(), jest.fn()];
  const view = await open({ source: archive, onRequestTime });
  await view.change({ source: null, onRequestTime: ofOther });
  report(engine().media, { currentTime: 600, ended: true, paused: true }, 'timeupdate', 'ended');
  expect([onRequestTime, ofOther].map(({ mock }) => mock.calls)).toEqual([[], []]);
});

test('spec 2 §4: the next programme of the archive does not follow under a dialog, and follows when it is closed', async () => {
  Object.assign(nextEngine, { zero: 1000 });
  const onRequestTime = jest.fn();
  await open({ source: { kind: 'archive', hls: 'https://origin/a.m3u8', archived: true }, onRequestTime });
  const dialog = document.body.appendChild(document.createElement('dialog'));
  dialog.open = true;
  report(engine().media, { currentTime: 600, ended: true, paused: true }, 'timeupdate', 'ended');
  await advance(3000);
  expect(onRequestTime).not.toHaveBeenCalled();
  dialog.remove();
  await advance(1000);
  expect(onRequestTime.mock.calls).toEqual([[1600, 'continues']]);
});

describe('spec 2 §4 Stream start: speed above 1 in an archive that is still growing', () => {
  test.each([
    ['is kept far from now', 20, 2],
    ['is reset to 1 less than 30 s from now', 280, 1],
  ])('%s', async (_, currentTime, rate) => {
    Object.assign(nextEngine, { zero: START, live: true });
    await open({ source: archive, programmes }, { duration: 300, currentTime });
    report(engine().media, { playbackRate: 2 }, 'ratechange');
    report(engine().media, {}, 'timeupdate');
    expect(engine().media.playbackRate).toBe(rate);
  });
});

describe('live', () => {
  const key = (name: string) => fireEvent.keyDown(document.body, { key: name, code: name });
  const pauseOrPlay = () => fireEvent.keyDown(document.body, { key: ' ', code: 'Space' });
  const onRequestTime = jest.fn();
  /** The window holds 30 s, with the live edge at its 20th second. */
  async function openLive(more: Partial<PlayerSource> = {}) {
    onRequestTime.mockClear();
    Object.assign(nextEngine, { zero: START + 100, live: true });
    const source = { ...live, ...more };
    return open({ source, programmes, onRequestTime }, { duration: 30, currentTime: 20 });
  }

  test('spec 2 §4: ← goes back 10 s, within the live stream if it still has that second', async () => {
    await openLive();
    key('ArrowLeft');
    await advance(500);
    expect(engine().media.currentTime).toBe(10);
    expect(onRequestTime).not.toHaveBeenCalled();
  });

  test('spec 2 §4: playback resumes after a skip, but not when the viewer paused meanwhile', async () => {
    await openLive();
    key('ArrowLeft');
    await advance(500);
    pauseOrPlay();
    await advance(400);
    expect(engine().media).toMatchObject({ currentTime: 10, paused: true });
  });

  test('spec 2 §4: more than 30 s before now is requested from the archive', async () => {
    await openLive();
    for (let press = 0; press < 3; press += 1) key('ArrowLeft');
    await advance(500);
    expect(onRequestTime.mock.calls).toEqual([[START + 90, 'requested']]);
  });

  test('spec 2 §4: → at the live edge does nothing and says so', async () => {
    await openLive();
    key('ArrowRight');
    expect(screen.getByRole('status')).toHaveTextContent('впереди пока ничего нет');
    await advance(500);
    expect(engine().media.currentTime).toBe(20);
    await advance(2500);
    expect(screen.getByRole('status')).not.toHaveTextContent('впереди');
  });

  test('→ behind live moves up to the edge, and a button to live is offered', async () => {
    await openLive();
    expect(screen.queryByRole('button', { name: 'К прямому эфиру' })).toBeNull();
    report(engine().media, { currentTime: 5 }, 'timeupdate');
    expect(screen.getByRole('button', { name: 'К прямому эфиру' })).toBeInTheDocument();
    for (let press = 0; press < 3; press += 1) key('ArrowRight');
    await advance(500);
    expect(engine().media.currentTime).toBe(20);
  });

  test.each(['ArrowLeft', 'ArrowRight'])(
    'spec 2 §4: %s on a channel without an archive says why it does nothing',
    async (name) => {
      await openLive({ archived: false });
      key(name);
      expect(screen.getByRole('status')).toHaveTextContent('нет архива');
      await advance(500);
      expect(engine().media.currentTime).toBe(20);
    },
  );

  const buttons = (name: string) => screen.queryAllByRole('button', { name });

  test('live with an archive has a step back, then one ahead and a button that leads to live again', async () => {
    await openLive();
    expect(buttons('К прямому эфиру')).toHaveLength(0);
    await user.click(buttons('Назад на 10 секунд')[0] as HTMLElement);
    await advance(500);
    report(engine().media, {}, 'timeupdate');
    expect(engine().media.currentTime).toBe(10);
    expect(buttons('Вперёд на 10 секунд')).not.toHaveLength(0);
    await user.click(buttons('К прямому эфиру')[0] as HTMLElement);
    report(engine().media, {}, 'timeupdate');
    expect(engine().media.currentTime).toBe(20);
    expect(buttons('Вперёд на 10 секунд')).toHaveLength(0);
  });

  test('live without an archive has no step back', async () => {
    await openLive({ archived: false });
    expect(buttons('Назад на 10 секунд')).toHaveLength(0);
  });

  test('spec 2 §4: pausing live TV without archive gives a warning', async () => {
    await openLive({ archived: false });
    pauseOrPlay();
    expect(screen.getByRole('status')).toHaveTextContent(/нет архива/);
    await advance(3000);
    expect(screen.getByRole('status')).not.toHaveTextContent(/нет архива/);
  });

  test('a short pause continues in the live stream at the same place', async () => {
    await openLive();
    pauseOrPlay();
    await advance(8_000);
    pauseOrPlay();
    expect(engine().media).toMatchObject({ currentTime: 20, paused: false });
    expect(onRequestTime).not.toHaveBeenCalled();
  });

  test('after a long pause playback continues at the same place from the archive, and live is offered', async () => {
    const view = await openLive();
    pauseOrPlay();
    act(() => engine().events.leftWindow(START + 120));
    expect(engine().calls).toEqual(['stopLoading']);
    await advance(60_000);
    expect(onRequestTime).not.toHaveBeenCalled();
    pauseOrPlay();
    expect(onRequestTime.mock.calls).toEqual([[START + 120, 'continues']]);
    Object.assign(nextEngine, { live: false });
    await view.change({ source: { ...archive, beginAt: START + 120 } });
    expect(engine().source).toMatchObject({ beginAt: START + 120 });
    firstPicture(engine().media);
    expect(screen.getByRole('status')).toHaveTextContent('с того места, где вы остановились');
    const offers = screen.getAllByRole('button', { name: 'К прямому эфиру' });
    expect(offers).toHaveLength(2);
    await user.click(offers.at(-1) as HTMLElement);
    expect(onRequestTime).toHaveBeenLastCalledWith(0, 'requested');
    await advance(10_000);
    expect(screen.getAllByRole('button', { name: 'К прямому эфиру' })).toHaveLength(1);
  });

  test('a pause that the engine did not report is detected when playback continues', async () => {
    await openLive();
    pauseOrPlay();
    engine().windowStart = 25;
    pauseOrPlay();
    expect(onRequestTime.mock.calls).toEqual([[START + 120, 'continues']]);
  });

  test('a live tab that a phone has hidden for an hour continues at its last position', async () => {
    Object.assign(window, { innerWidth: 390 });
    const tab = jest.spyOn(document, 'visibilityState', 'get');
    const becomes = (state: DocumentVisibilityState) => {
      tab.mockReturnValue(state);
      act(() => void document.dispatchEvent(new Event('visibilitychange')));
    };
    await openLive();
    becomes('hidden');
    expect(engine().media.paused).toBe(true);
    jest.setSystemTime(Date.now() + 3_600_000);
    await advance(1000);
    becomes('visible');
    expect([onRequestTime.mock.calls, engine().media.paused]).toEqual([[], true]);
    engine().windowStart = 3600;
    pauseOrPlay();
    expect(onRequestTime.mock.calls).toEqual([[START + 120, 'continues']]);
    tab.mockRestore();
    Object.assign(window, { innerWidth: 1024 });
  });

  test('a stall or a sleep that outlasts the window continues in the archive at once', async () => {
    await openLive();
    act(() => engine().events.leftWindow(START + 120));
    expect(onRequestTime.mock.calls).toEqual([[START + 120, 'continues']]);
  });

  test('spec 2 §4: a position that the window has left does not follow under a dialog, however long, and follows when it is closed', async () => {
    await openLive();
    const dialog = document.body.appendChild(document.createElement('dialog'));
    dialog.open = true;
    act(() => engine().events.leftWindow(START + 120));
    await advance(120_000);
    expect(onRequestTime).not.toHaveBeenCalled();
    dialog.remove();
    await advance(1000);
    expect(onRequestTime.mock.calls).toEqual([[START + 120, 'continues']]);
  });

  test('a pause under that dialog stays after it', async () => {
    await openLive();
    const dialog = document.body.appendChild(document.createElement('dialog'));
    dialog.open = true;
    act(() => engine().events.leftWindow(START + 120));
    act(() => engine().media.pause());
    dialog.remove();
    await advance(1000);
    expect(onRequestTime).not.toHaveBeenCalled();
    pauseOrPlay();
    expect(onRequestTime.mock.calls).toEqual([[START + 120, 'continues']]);
  });

  test('a restored network and a retry start at the same position', async () => {
    await openLive();
    act(() => {
      for (let n = 0; n < 3; n += 1) engine().events.fault({ kind: 'network', fatal: true, detail: 'test' });
    });
    await user.click(screen.getByRole('button', { name: 'Повторить' }));
    await advance(0);
    expect(engine().source).toMatchObject({ live: true, beginAt: START + 120 });
    act(() => engine().events.leftWindow(START + 120));
    expect(onRequestTime.mock.calls).toEqual([[START + 120, 'continues']]);
  });

  test('a retry after more than 30 s requests the archive at once', async () => {
    await openLive();
    act(() => {
      for (let n = 0; n < 3; n += 1) engine().events.fault({ kind: 'network', fatal: true, detail: 'test' });
    });
    await advance(30_000);
    await user.click(screen.getByRole('button', { name: 'Повторить' }));
    expect(onRequestTime.mock.calls).toEqual([[START + 120, 'continues']]);
    expect(engines).toHaveLength(1);
  });

  test('a channel without an archive continues live', async () => {
    await openLive({ archived: false });
    pauseOrPlay();
    engine().windowStart = 25;
    pauseOrPlay();
    await advance(0);
    expect(onRequestTime).not.toHaveBeenCalled();
    expect(engines).toHaveLength(2);
    expect(engine().source).not.toHaveProperty('beginAt');
  });

  test('now advances while nothing reads the live edge, and so does the end of the bar', async () => {
    await openLive();
    pauseOrPlay();
    await advance(60_000);
    fireEvent.keyDown(screen.getByRole('slider', { name: 'Перемотка' }), { key: 'PageUp' });
    expect(screen.getByTestId('player-hint')).toHaveTextContent('13:03:00');
  });
});

describe('how a playback went', () => {
  const reports: unknown[] = [];
  const listen = (event: Event) => {
    const { detail } = event as CustomEvent<{ type: string }>;
    if (detail.type === 'playbackQuality') reports.push(detail);
  };
  beforeAll(() => addEventListener(TRACK_EVENT, listen));
  beforeEach(() => reports.splice(0));
  afterAll(() => removeEventListener(TRACK_EVENT, listen));

  test('is reported once at its end: time to the first picture, stalls, average lines and failures', async () => {
    const view = await open({}, null);
    await advance(800);
    firstPicture(engine().media);
    act(() => engine().events.height(720));
    await advance(4000);
    report(engine().media, { readyState: 2 }, 'waiting');
    await advance(1500);
    report(engine().media, { readyState: 4 }, 'canplay', 'playing');
    act(() => engine().events.fault({ kind: 'fragment', fatal: false, detail: 'fragLoadError' }));
    dispatchEvent(new Event('pagehide'));
    view.unmount();
    expect(reports).toEqual([
      expect.objectContaining({
        type: 'playbackQuality',
        statId: '77',
        startType: 'vod',
        engine: 'hls',
        firstFrame: 800,
        stalls: 1,
        stalled: 1500,
        height: 720,
        errors: 1,
      }),
    ]);
  });

  test('a picture that waits after a jump is no stall, and a page that is left reports before it goes', async () => {
    await open();
    Object.defineProperty(engine().media, 'seeking', { value: true, configurable: true });
    report(engine().media, { readyState: 2 }, 'seeking', 'waiting');
    await advance(2000);
    report(engine().media, { readyState: 4 }, 'seeked', 'playing');
    dispatchEvent(new Event('pagehide'));
    expect(reports).toEqual([expect.objectContaining({ stalls: 0, stalled: 0 })]);
  });

  test('a stream that never began and never failed is not reported', async () => {
    const view = await open({}, null);
    view.unmount();
    expect(reports).toEqual([]);
  });
});

describe('reports', () => {
  test('spec 2 §5: the position is reported each tick after 10 s of watching', async () => {
    const onPosition = jest.fn();
    await open({ onPosition }, { currentTime: 40 });
    await advance(9000);
    expect(onPosition).not.toHaveBeenCalled();
    await advance(2000);
    expect(onPosition.mock.calls).toEqual([
      [{ statId: '77', position: 40, watched: 10, date: null }],
      [{ statId: '77', position: 40, watched: 11, date: null }],
    ]);
  });

  test('a preloaded stream is reported under the statistics id of its playback', async () => {
    const channel: PlayerSource = { ...live, key: 'channel/5/live' };
    prepare({ ...channel, hls: 'https://origin/preloaded.m3u8', statId: null });
    await settle();
    const onPosition = jest.fn();
    await open({ source: { ...channel, statId: 'of-the-playback' }, onPosition });
    expect(engines).toHaveLength(1);
    await advance(11_000);
    expect(onPosition).toHaveBeenLastCalledWith(expect.objectContaining({ statId: 'of-the-playback' }));
  });

  test('a pause does not count as watching', async () => {
    const onPosition = jest.fn();
    await open({ onPosition });
    report(engine().media, { paused: true }, 'pause');
    await advance(30_000);
    expect(onPosition).not.toHaveBeenCalled();
  });

  test('spec 2 §4: the page is notified once near the end', async () => {
    const onNearEnd = jest.fn();
    await open({ onNearEnd });
    report(engine().media, { currentTime: 598 }, 'timeupdate');
    await advance(1000);
    report(engine().media, { currentTime: 599 }, 'timeupdate');
    await advance(1000);
    expect(onNearEnd).toHaveBeenCalledTimes(1);
  });
});

test('the bandwidth of a playback is stored at its end, and the next one starts with it', async () => {
  const view = await open();
  expect(engine().source?.expectedBps).toBeNull();
  await advance(12_000);
  view.unmount();
  await open();
  expect(engine().source?.expectedBps).toBe(2_000_000);
});

test('a source that arrives later starts then', async () => {
  const view = await open({ source: null }, null);
  expect(engines).toHaveLength(0);
  await view.change({ source: film });
  await settle();
  expect(engine().source).toMatchObject({ url: film.hls, live: false });
});
