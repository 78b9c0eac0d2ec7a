import { act, screen } from '@testing-library/react';
import { TRACK_EVENT } from '@/lib/client/analytics/track';
import ru from '@/messages/ru.json';
import type { CastEvents } from '@/player/cast/google';
import { CastError, type CastMedia, type RemoteDevice } from '@/player/core/cast';
import type { PlayerSource } from '@/player/core/source';
import { prepare } from '@/player/stage/prepare';
import type { PlayerProps } from '@/player/ui/Player';
import { user } from '@/tests/support/user';
import {
  advance,
  engine,
  engines,
  film,
  firstPicture,
  nextEngine,
  noTracks,
  open,
  playWithFakes,
  report,
  settle,
} from './support';

jest.mock('@/player/engines/load', () => ({
  loadEngine: async () => jest.requireActual<typeof import('./support')>('./support').createFakeEngine,
}));

const page = { kind: 'player' };
jest.mock('@/lib/client/browser/of-document', () => ({ documentKind: () => page.kind }));

const clock = { aheadMs: 0 };
jest.mock('@/lib/client/browser/server-clock', () => ({ serverNow: () => Date.now() + clock.aheadMs }));

/** A television; its media is a video element of the test, which reports like one. */
interface Television extends RemoteDevice {
  media: HTMLVideoElement;
  loads: CastMedia[];
  texts: (string | null)[];
  isOn: boolean;
  events: CastEvents;
}
const tv = {
  current: null as Television | null,
  refuses: null as CastError | null,
  fails: false,
  isLive: false,
};

jest.mock('@/player/cast/google', () => ({
  prepareGoogleCast: jest.fn(async () => {}),
  connectGoogleCast: jest.fn(async (_settings: unknown, events: CastEvents) => {
    if (tv.refuses) throw tv.refuses;
    events.connecting();
    const device: Television = {
      name: 'Гостиная',
      media: document.createElement('video'),
      loads: [],
      texts: [],
      isOn: true,
      events,
      range: () => ({ start: 0, end: 600, isLive: tv.isLive }),
      async load(content) {
        if (tv.fails) throw new CastError('castFailed');
        device.loads.push(content);
      },
      setAudio: () => {},
      setText: (language) => void device.texts.push(language),
      disconnect: () => {
        device.isOn = false;
      },
    };
    tv.current = device;
    return device;
  }),
}));

playWithFakes();

const cast = { sender: 'https://c/s.js', receiver: 'TV', joinPolicy: 'tab_and_origin_scoped' } as const;
const button = (name: string) => screen.getAllByRole('button', { name })[0] as HTMLElement;
const television = () => {
  if (!tv.current) throw new Error('nothing is connected');
  return tv.current;
};
const google = jest.requireMock<typeof import('@/player/cast/google')>('@/player/cast/google');

beforeEach(() => {
  Object.assign(window, { chrome: {} });
  sessionStorage.clear();
  page.kind = 'player';
  Object.assign(tv, { current: null, refuses: null, fails: false, isLive: false });
  clock.aheadMs = 0;
  jest.mocked(google.connectGoogleCast).mockClear();
  jest.mocked(google.prepareGoogleCast).mockClear();
});
afterEach(() => void Reflect.deleteProperty(window, 'chrome'));

async function press(name: string) {
  await user.click(button(name));
  await settle();
}
async function casting(source = film, props: Partial<PlayerProps> = {}) {
  const view = await open(
    { ...props, cast, source, media: { title: 'Снег', artist: '2024', artwork: '/p.jpg' } },
    { currentTime: 120 },
  );
  const here = engine().media;
  await press(ru.player.castStart);
  return { ...view, here };
}
/** The television plays. */
async function plays(time: number) {
  await act(async () => {
    const { media } = television();
    Object.assign(media, { readyState: 4, duration: 600, currentTime: time });
    for (const name of ['loadedmetadata', 'canplay']) media.dispatchEvent(new Event(name));
    await media.play();
    media.dispatchEvent(new Event('timeupdate'));
  });
}

describe('spec 2 §4 Cast', () => {
  test.each([
    ['without a receiver', () => {}, null],
    ['in a browser that cannot cast', () => Reflect.deleteProperty(window, 'chrome'), cast],
    ['in a document that may not run the script', () => Object.assign(page, { kind: 'plain' }), cast],
  ])('%s there is no button', async (_name, arrange, settings) => {
    arrange();
    await open({ cast: settings });
    expect(screen.queryByRole('button', { name: ru.player.castStart })).toBeNull();
  });

  test('the script loads when the focus or the pointer arrives, and not before', async () => {
    await open({ cast });
    expect(google.prepareGoogleCast).not.toHaveBeenCalled();
    act(() => button(ru.player.castStart).focus());
    await settle();
    expect(google.prepareGoogleCast).toHaveBeenCalledWith(cast);
    expect(google.connectGoogleCast).not.toHaveBeenCalled();
  });

  test('a connected device plays from this position, and its name replaces the picture here', async () => {
    const { here } = await casting();
    expect(television().loads).toEqual([
      expect.objectContaining({
        src: film.hls,
        time: 120,
        title: 'Снег',
        subtitle: '2024',
        poster: '/p.jpg',
        isLive: false,
        isPaused: false,
      }),
    ]);
    expect(here.paused).toBe(true);
    expect(engine().calls).toContain('stopLoading');
    expect(screen.getByTestId('player-cast')).toHaveTextContent('Гостиная');
  });

  test('controls act on the device and show what it reports', async () => {
    const { here } = await casting();
    await plays(130);
    expect(button(ru.player.pause)).toBeInTheDocument();
    await user.click(button(ru.player.pause));
    expect(television().media.paused).toBe(true);
    expect(here.currentTime).toBe(120);
    act(() => {
      television().media.volume = 0.3;
    });
    expect(screen.getByRole('slider', { name: ru.player.volume })).toHaveValue('30');
    expect(here.volume).toBe(1);
    expect(JSON.parse(localStorage.getItem('taspa.player') ?? '{}').volume ?? 1).toBe(1);
  });

  test('the volume of the device stays there, also when a title that began there continues here', async () => {
    localStorage.setItem('taspa.player', JSON.stringify({ volume: 0.5 }));
    const { change } = await casting();
    act(() => {
      television().media.volume = 0.9;
    });
    await change({ source: { ...film, hls: 'https://origin/next.m3u8' } });
    await plays(20);
    await press(ru.player.castStop);
    expect(engine().media.volume).toBe(0.5);
    expect(screen.getByRole('slider', { name: ru.player.volume })).toHaveValue('50');
    expect(JSON.parse(localStorage.getItem('taspa.player') ?? '{}').volume).toBe(0.5);
  });

  test('subtitles chosen here are chosen there', async () => {
    await casting();
    const text = [{ id: '5', language: 'en', name: 'English' }];
    act(() => engine().events.tracks({ ...noTracks, text, textId: '5' }));
    expect(television().texts.at(-1)).toBe('en');
    act(() => engine().events.tracks({ ...noTracks, text }));
    expect(television().texts.at(-1)).toBeNull();
  });

  test('stopped, playback continues here where the device was', async () => {
    const { here } = await casting();
    await plays(200);
    await press(ru.player.castStop);
    expect(television().isOn).toBe(false);
    expect(here.currentTime).toBe(200);
    expect(here.paused).toBe(false);
    expect(engine().calls).toContain('restart');
    expect(screen.queryByTestId('player-cast')).toBeNull();
  });

  test('a device that disconnects without a press does the same', async () => {
    const { here } = await casting();
    await plays(250);
    act(() => television().events.ended());
    await settle();
    expect(here.currentTime).toBe(250);
    expect(here.paused).toBe(false);
  });

  test('spec 2 §7: what was watched counts on there, and on again here', async () => {
    const onPosition = jest.fn();
    await open({ cast, onPosition }, { currentTime: 120 });
    await advance(12_000);
    await press(ru.player.castStart);
    await plays(200);
    await advance(2000);
    await press(ru.player.castStop);
    report(engine().media, { paused: false, readyState: 4 }, 'playing');
    await advance(1000);
    expect(onPosition.mock.calls.map(([{ watched }]) => watched)).toEqual([10, 11, 12, 13, 14, 15]);
  });

  test('spec 2 §5 Parental check: a pause counts on when casting begins and ends, and then asks for the PIN', async () => {
    const mayResume = jest.fn(async () => false);
    await open({ cast, mayResume }, { currentTime: 120 });
    act(() => engine().media.pause());
    jest.setSystemTime(Date.now() + 60_000);
    await press(ru.player.castStart);
    await press(ru.player.play);
    expect([mayResume.mock.calls.length, television().media.paused]).toEqual([1, true]);
    await press(ru.player.castStop);
    await press(ru.player.play);
    expect([mayResume.mock.calls.length, engine().media.paused]).toEqual([2, true]);
  });

  test('spec 2 §7: of a live channel, too, which is loaded anew when it is here again', async () => {
    tv.isLive = true;
    const now = Date.now() / 1000;
    Object.assign(nextEngine, { zero: now - 20, live: true });
    const onPosition = jest.fn();
    const source: PlayerSource = { kind: 'live', hls: 'https://origin/l.m3u8', archived: true, statId: '5' };
    await open({ cast, source, onPosition }, { currentTime: 20 });
    await advance(9000);
    await press(ru.player.castStart);
    await plays(600);
    await press(ru.player.castStop);
    expect(engines).toHaveLength(2);
    firstPicture(engine().media);
    await advance(2000);
    expect(onPosition.mock.calls.map(([{ watched }]) => watched)).toEqual([10, 11]);
  });

  test('the next title plays on the device too, and not here', async () => {
    const { change } = await casting();
    await plays(590);
    const next = { ...film, hls: 'https://origin/next.m3u8' };
    await change({ source: next });
    await advance(100);
    expect(television().loads.at(-1)).toMatchObject({ src: next.hls, time: 0, isPaused: false });
    expect(engine().media.paused).toBe(true);
  });

  test('a declined next title does not follow when a device that has finished no longer knows its times', async () => {
    const onNext = jest.fn();
    await casting(film, { next: { title: '2' }, onNext });
    await plays(595);
    await press(ru.player.declineNext);
    const over = { duration: Number.NaN, currentTime: 0, paused: true, ended: true };
    report(television().media, over, 'durationchange', 'timeupdate', 'pause', 'ended');
    await settle();
    expect(onNext).not.toHaveBeenCalled();
  });

  test('while a device loads the next title, its position is where it begins, whatever the device still plays', async () => {
    const onPosition = jest.fn();
    const { change } = await casting(film, { onPosition });
    await plays(590);
    let loaded = () => {};
    television().load = () => new Promise((resolve) => (loaded = resolve));
    await change({ source: { ...film, statId: '78', hls: 'https://origin/next.m3u8', startAt: 40 } });
    await plays(595);
    await advance(11_000);
    expect(onPosition.mock.lastCall).toEqual([expect.objectContaining({ statId: '78', position: 40 })]);
    television().media.currentTime = 41;
    await act(async () => loaded());
    await advance(1000);
    expect(onPosition.mock.lastCall).toEqual([expect.objectContaining({ position: 41 })]);
  });

  test('a preloaded stream that has not played here starts on the device at its own position', async () => {
    const { change } = await casting();
    await plays(590);
    const next: PlayerSource = { ...film, hls: 'https://origin/prepared.m3u8', startAt: 40 };
    prepare(next);
    await settle();
    report(engine().media, { readyState: 4, currentTime: 0 }, 'loadeddata');
    await change({ source: next });
    await settle();
    expect(television().loads.at(-1)).toMatchObject({ src: next.hls, time: 40, isPaused: false });
  });

  test('a live channel that was paused long ago continues on the device at that second of the archive', async () => {
    const onRequestTime = jest.fn();
    const source: PlayerSource = { kind: 'live', hls: 'https://origin/l.m3u8', archived: true };
    const zero = Math.floor(Date.now() / 1000) - 20;
    Object.assign(nextEngine, { zero, live: true });
    const view = await open({ cast, source, onRequestTime }, { currentTime: 20 });
    act(() => engine().media.pause());
    jest.setSystemTime(Date.now() + 600_000);
    await press(ru.player.castStart);
    expect(television().loads).toEqual([expect.objectContaining({ isLive: true, isPaused: true })]);
    await press(ru.player.play);
    expect(onRequestTime.mock.calls).toEqual([[zero + 20, 'continues']]);
    const archive: PlayerSource = { kind: 'archive', hls: 'https://origin/a.m3u8', archived: true };
    await view.change({ source: archive });
    expect(television().loads.at(-1)).toMatchObject({ src: archive.hls, isLive: false, isPaused: false });
  });

  test('spec 2 §4: in a programme without catch-up it continues live on the device', async () => {
    const onRequestTime = jest.fn();
    const source: PlayerSource = { kind: 'live', hls: 'https://origin/l.m3u8', archived: true };
    const zero = Math.floor(Date.now() / 1000) - 20;
    const match = { id: '1', title: 'Матч', start: zero - 60, end: zero + 3600, hasCatchUp: false };
    Object.assign(nextEngine, { zero, live: true });
    await open({ cast, source, programmes: [match], onRequestTime }, { currentTime: 20 });
    act(() => engine().media.pause());
    jest.setSystemTime(Date.now() + 600_000);
    await press(ru.player.castStart);
    await press(ru.player.play);
    expect([onRequestTime.mock.calls, television().media.paused]).toEqual([[], false]);
  });

  test('a device that plays live is dated by the server, where the clock here is ten minutes slow', async () => {
    tv.isLive = true;
    clock.aheadMs = 600_000;
    const now = (Date.now() + clock.aheadMs) / 1000;
    Object.assign(nextEngine, { zero: now - 130, live: true });
    const programmes = [
      { id: '1', title: 'Раньше', start: now - 1200, end: now - 300 },
      { id: '2', title: 'Сейчас', start: now - 300, end: now + 300 },
    ];
    await casting({ kind: 'live', hls: 'https://origin/l.m3u8', archived: true }, { programmes });
    await plays(600);
    expect(screen.getByTestId('player-title')).toHaveTextContent('Сейчас');
  });

  describe('spec 2 §4 Blackout', () => {
    const zero = 1_800_000_000;
    const archiveWith = (start: number): PlayerSource => ({
      kind: 'archive',
      hls: 'https://origin/a.m3u8',
      archived: true,
      startDate: zero,
      blackouts: { windows: [{ start: zero + start, end: zero + start + 30 }], screen: null },
    });
    beforeEach(() => Object.assign(nextEngine, { zero }));
    const cover = () => screen.queryByTestId('player-blackout') !== null;
    const there = () => [cover(), television().media.paused, television().media.currentTime];

    test('a device pauses at its start and continues at its end', async () => {
      await casting(archiveWith(130));
      await plays(129);
      expect(there()).toEqual([false, false, 129]);
      await plays(130);
      expect(there()).toEqual([true, true, 130]);
      await advance(30_000);
      expect(there()).toEqual([false, false, 160]);
    });

    test('a device that is connected during it stays paused, and continues at its end', async () => {
      const { here } = await casting(archiveWith(110));
      expect(television().loads).toEqual([expect.objectContaining({ isPaused: true })]);
      act(() => void Object.assign(television().media, { readyState: 4, duration: 600, currentTime: 120 }));
      report(television().media, {}, 'loadedmetadata', 'timeupdate');
      expect(there()).toEqual([true, true, 120]);
      await advance(30_000);
      expect([...there(), here.paused]).toEqual([false, false, 140, true]);
    });

    test('after a device is disconnected during it, the playback here continues at its end', async () => {
      const { here } = await casting(archiveWith(130));
      await plays(129);
      await plays(130);
      await press(ru.player.castStop);
      expect([cover(), here.paused]).toEqual([true, true]);
      await advance(30_000);
      expect([cover(), here.paused, here.currentTime]).toEqual([false, false, 160]);
    });
  });

  test('how it went is reported once at its end, with the first picture of its beginning', async () => {
    const reports: unknown[] = [];
    const listen = (event: Event) => {
      const { detail } = event as CustomEvent<{ type: string }>;
      if (detail.type === 'playbackQuality') reports.push(detail);
    };
    addEventListener(TRACK_EVENT, listen);
    const { unmount } = await open({ cast }, { currentTime: 120 });
    await advance(5000);
    await press(ru.player.castStart);
    await plays(200);
    await advance(3000);
    await press(ru.player.castStop);
    expect(reports).toEqual([]);
    unmount();
    removeEventListener(TRACK_EVENT, listen);
    expect(reports).toEqual([expect.objectContaining({ firstFrame: 0, watched: 8, errors: 0 })]);
  });

  test('an error of the engine here is reported once, also when the device gives back', async () => {
    const onError = jest.fn();
    await casting(film, { onError });
    await plays(130);
    act(() => engine().events.fault({ kind: 'codec', fatal: true, detail: 'test' }));
    act(() => television().events.ended());
    await settle();
    expect(onError).toHaveBeenCalledTimes(1);
  });

  test('closing the player disconnects', async () => {
    const { unmount } = await casting();
    unmount();
    expect(television().isOn).toBe(false);
    expect(sessionStorage.getItem('taspa.cast')).toBeNull();
  });

  test('after a reload a tab that was connected asks to join; others do not', async () => {
    await open({ cast });
    expect(google.connectGoogleCast).not.toHaveBeenCalled();
    sessionStorage.setItem('taspa.cast', '1');
    await open({ cast });
    expect(google.connectGoogleCast).toHaveBeenCalledWith(cast, expect.anything(), { join: true });
  });
});

describe('spec 2 §8 Error catalogue, casting', () => {
  test.each([
    ['a device that does not answer', new CastError('castFailed'), ru.player.castFailed],
    ['a browser that cannot cast', new CastError('castUnsupported'), ru.player.castUnsupported],
  ])('%s has its text, and playback here goes on', async (_name, error, text) => {
    tv.refuses = error;
    const { here } = await casting();
    expect(screen.getByRole('status')).toHaveTextContent(text);
    expect(here.paused).toBe(false);
  });

  test('closing the list of devices shows no notice', async () => {
    tv.refuses = new CastError(null);
    await casting();
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });

  test('No media source specified.', async () => {
    Object.assign(navigator, { requestMediaKeySystemAccess: async () => ({}) });
    const protection = {
      system: 'clearkey',
      container: 'dash',
      url: 'https://o/a.mpd',
      licenceUrl: 'https://l',
    } as const;
    await casting({ kind: 'vod', drm: [protection] });
    expect(screen.getByRole('status')).toHaveTextContent(ru.player.castNoSource);
    expect(tv.current).toBeNull();
  });

  test('a stream that the device cannot play continues here', async () => {
    tv.fails = true;
    const { here } = await casting();
    expect(television().isOn).toBe(false);
    expect(screen.getByRole('status')).toHaveTextContent(ru.player.castFailed);
    expect(here.currentTime).toBe(120);
    expect(here.paused).toBe(false);
  });

  test('a next title that the device cannot play begins here at its own position', async () => {
    const { change } = await casting();
    await plays(590);
    tv.fails = true;
    await change({ source: { ...film, hls: 'https://origin/next.m3u8', startAt: 40 } });
    await settle();
    expect(screen.getByRole('status')).toHaveTextContent(ru.player.castFailed);
    expect([engine().media.currentTime, engine().media.paused]).toEqual([40, false]);
  });

  test('a channel that the device cannot play begins here live, not at the second of the channel before it', async () => {
    tv.isLive = true;
    const now = Date.now() / 1000;
    Object.assign(nextEngine, { zero: now - 20, live: true });
    const channel = (name: string): PlayerSource => ({ kind: 'live', hls: `https://origin/${name}.m3u8` });
    const { change } = await casting(channel('one'));
    await plays(300);
    tv.fails = true;
    await change({ source: channel('two') });
    firstPicture(engine().media);
    await settle();
    expect(engine().source).toMatchObject({ url: 'https://origin/two.m3u8' });
    expect(engine().source?.beginAt).toBeUndefined();
  });
});
