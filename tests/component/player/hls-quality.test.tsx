import type { PlayerDrm } from '@/player/core/drm';
import { AUTO_QUALITY } from '@/player/core/tracks';
import { createHlsEngine } from '@/player/engines/hls/hls';

type Listener = (event: string, data: unknown) => void;

/** Three levels, of which the middle one is nearest to 360 lines; the manifest begins with the largest. */
const LEVELS = [1080, 360, 180].map((height) => ({ height, bitrate: height * 2000 }));

class FakeHls {
  static readonly DefaultConfig = { loader: class {} };
  static last: FakeHls;
  readonly #listeners = new Map<string, Listener[]>();
  levels = [...LEVELS];
  firstLevel = 0;
  startLevel = AUTO_QUALITY;
  loadLevel = AUTO_QUALITY;
  nextLevel = AUTO_QUALITY;
  audioTrack = -1;
  subtitleTrack = -1;
  allAudioTracks = [];
  audioTracks = [];
  subtitleTracks = [];
  config = {};
  constructor() {
    FakeHls.last = this;
  }
  on(event: string, listener: Listener) {
    this.#listeners.set(event, [...(this.#listeners.get(event) ?? []), listener]);
  }
  once() {}
  off() {}
  attachMedia() {}
  loadSource() {}
  removeLevel(index: number) {
    this.levels.splice(index, 1);
  }
  say(event: string) {
    for (const listener of this.#listeners.get(event) ?? []) listener(event, {});
  }
}

jest.mock('hls.js', () => {
  const { Events, ErrorTypes, ErrorDetails } = jest.requireActual('hls.js');
  return {
    __esModule: true,
    ...{ Events, ErrorTypes, ErrorDetails },
    get default() {
      return FakeHls;
    },
  };
});

const ANDROID = 'Mozilla/5.0 (Linux; Android 15; Pixel 9) Chrome/140.0 Mobile Safari/537.36';
const nothing = () => {};
const events = { tracks: nothing, height: nothing, cues: nothing, fault: nothing, leftWindow: nothing };
const drm: PlayerDrm = {
  system: 'widevine',
  container: 'hls',
  url: 'https://media.example/index.m3u8',
  licenceUrl: 'https://licence.example',
};

function play(isProtected: boolean) {
  const engine = createHlsEngine(document.createElement('video'), events);
  engine.load({ url: 'https://media.example/index.m3u8', live: false, ...(isProtected && { drm }) });
  FakeHls.last.say('hlsManifestParsed');
  return engine;
}

const agent = jest.spyOn(navigator, 'userAgent', 'get');
afterEach(() => agent.mockReset());

describe('spec 2 §9: no adaptive bitrate for protected streams on Android', () => {
  test('one level plays, that of the start, also when automatic is chosen again', () => {
    agent.mockReturnValue(ANDROID);
    const engine = play(true);
    expect(FakeHls.last.loadLevel).toBe(1);
    engine.setQuality(0);
    expect(FakeHls.last.nextLevel).toBe(0);
    engine.setQuality(AUTO_QUALITY);
    expect(FakeHls.last.nextLevel).toBe(1);
  });

  test.each([
    ['a stream without protection', ANDROID, false],
    ['another system', 'Mozilla/5.0 (X11; Linux x86_64) Chrome/140.0', true],
  ])('%s stays adaptive', (_, userAgent, isProtected) => {
    agent.mockReturnValue(userAgent);
    const engine = play(isProtected);
    expect(FakeHls.last.loadLevel).toBe(AUTO_QUALITY);
    engine.setQuality(AUTO_QUALITY);
    expect(FakeHls.last.nextLevel).toBe(AUTO_QUALITY);
  });
});
