import { connectRemotePlayback } from '@/player/cast/remote-playback';
import { CastError, type CastMedia } from '@/player/core/cast';
import { playWithFakes, report } from './support';

playWithFakes();

/** A device of the Remote Playback API, as the standard describes it: the list of the browser opens, then events follow. */
class FakeRemote extends EventTarget {
  state: 'disconnected' | 'connecting' | 'connected' = 'disconnected';
  /** How the list of devices ends. */
  static list: (remote: FakeRemote) => Promise<void>;
  prompt() {
    return FakeRemote.list(this);
  }
  become(state: FakeRemote['state']) {
    this.state = state;
    this.dispatchEvent(
      new Event({ disconnected: 'disconnect', connecting: 'connecting', connected: 'connect' }[state]),
    );
  }
}

let remote: FakeRemote;
const tracks = (...languages: string[]) =>
  languages.map((language) => ({ language, mode: 'disabled', enabled: false }));
let audioTracks: ReturnType<typeof tracks>;
let textTracks: ReturnType<typeof tracks>;
const events = { connecting: jest.fn(), ended: jest.fn() };

beforeEach(() => {
  jest.clearAllMocks();
  remote = new FakeRemote();
  FakeRemote.list = async (one) => {
    one.become('connecting');
    one.become('connected');
  };
  audioTracks = tracks('ru', 'kk-KZ');
  textTracks = tracks('ru', 'kk');
  for (const [name, value] of Object.entries({ remote, audioTracks, textTracks })) {
    Object.defineProperty(HTMLVideoElement.prototype, name, { configurable: true, get: () => value });
  }
});
afterEach(() => {
  for (const name of ['remote', 'audioTracks', 'textTracks']) {
    Reflect.deleteProperty(HTMLVideoElement.prototype, name);
  }
});

const content = (more: Partial<CastMedia> = {}) =>
  ({
    src: 'https://origin/film.m3u8',
    title: 'Снег',
    isLive: false,
    time: 120,
    isPaused: false,
    audioLanguage: 'kk',
    textLanguage: 'ru',
    ...more,
  }) as CastMedia;
const connect = () => connectRemotePlayback('https://origin/film.m3u8', events);
const mediaOf = (device: { media: unknown }) => device.media as HTMLVideoElement;

describe('spec 2 §4 Cast: AirPlay and other devices of the Remote Playback API', () => {
  test('the chosen device plays from the position, in the languages of the viewer', async () => {
    const device = await connect();
    expect(events.connecting).toHaveBeenCalledTimes(1);
    report(mediaOf(device), { readyState: 1, duration: 600 });
    await device.load(content());
    expect(mediaOf(device)).toMatchObject({ currentTime: 120, paused: false });
    expect(audioTracks.map(({ enabled }) => enabled)).toEqual([false, true]);
    expect(textTracks.map(({ mode }) => mode)).toEqual(['showing', 'disabled']);
    device.setText(null);
    expect(textTracks.map(({ mode }) => mode)).toEqual(['disabled', 'disabled']);
  });

  test('what is paused stays paused there, and live begins at its edge', async () => {
    const device = await connect();
    report(mediaOf(device), { readyState: 1, duration: Number.POSITIVE_INFINITY, currentTime: 77 });
    await device.load(content({ time: null, isPaused: true }));
    expect(mediaOf(device)).toMatchObject({ currentTime: 77, paused: true });
  });

  test('a device that leaves reports it; one that is left does not, and loads nothing more', async () => {
    const device = await connect();
    remote.become('disconnected');
    expect(events.ended).toHaveBeenCalledTimes(1);
    device.disconnect();
    remote.become('disconnected');
    expect(events.ended).toHaveBeenCalledTimes(1);
    expect(mediaOf(device)).not.toHaveAttribute('src');
    expect(mediaOf(device).paused).toBe(true);
  });

  test('a device may connect a moment after its choice; twenty seconds later the viewer is told', async () => {
    FakeRemote.list = async (one) => one.become('connecting');
    const late = connect();
    await jest.advanceTimersByTimeAsync(5_000);
    remote.become('connected');
    await expect(late).resolves.toMatchObject({ name: null });
    remote.state = 'disconnected';
    const never = connect().catch((error: unknown) => error);
    await jest.advanceTimersByTimeAsync(20_000);
    expect(await never).toBeInstanceOf(CastError);
  });

  test.each([
    ['closes the list', new DOMException('no', 'NotAllowedError'), null],
    ['has no device', new DOMException('none', 'NotFoundError'), 'castFailed'],
  ])('a viewer who %s', async (_, refusal, fault) => {
    FakeRemote.list = () => Promise.reject(refusal);
    await expect(connect()).rejects.toMatchObject({ fault });
  });

  test('a stream that the device cannot load is a fault after twenty seconds', async () => {
    const device = await connect();
    const loading = device.load(content()).catch((error: unknown) => error);
    await jest.advanceTimersByTimeAsync(20_000);
    expect(await loading).toBeInstanceOf(CastError);
  });
});
