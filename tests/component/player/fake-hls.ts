import { AUTO_QUALITY } from '@/player/core/tracks';
import { createHlsEngine } from '@/player/engines/hls/hls';

type Listener = (event: string, data: unknown) => void;
interface Level {
  height: number;
  bitrate: number;
}

/** Three levels, of which the middle one is nearest to 360 lines; the manifest begins with the largest. */
export const LEVELS: Level[] = [1080, 360, 180].map((height) => ({ height, bitrate: height * 2000 }));

/** hls.js without its work: `say` reports what a test wants. Put in the place of hls.js with `jest.mock`. */
export class FakeHls {
  static readonly DefaultConfig = { loader: class {} };
  static last: FakeHls;
  /** The levels of the next stream. */
  static ladder = LEVELS;
  readonly #listeners = new Map<string, Listener[]>();
  levels = [...FakeHls.ladder];
  firstLevel = 0;
  startLevel = AUTO_QUALITY;
  loadLevel = AUTO_QUALITY;
  nextLevel = AUTO_QUALITY;
  audioTrack = -1;
  subtitleTrack = -1;
  allAudioTracks = [];
  audioTracks = [];
  subtitleTracks: { id: number; name: string; lang: string }[] = [];
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
  say(event: string, data: unknown = {}) {
    for (const listener of this.#listeners.get(event) ?? []) listener(event, data);
  }
}

/** What `jest.mock('hls.js')` returns. */
export function fakeHlsModule() {
  const { Events, ErrorTypes, ErrorDetails } = jest.requireActual('hls.js');
  return {
    __esModule: true,
    ...{ Events, ErrorTypes, ErrorDetails },
    // Read later: the engine below imports this module before the class exists.
    get default() {
      return FakeHls;
    },
  };
}

const nothing = () => {};

/** An engine that plays a stream of `FakeHls`. */
export function fakeStream(more: object = {}, events: object = {}) {
  const engine = createHlsEngine(document.createElement('video'), {
    ...{ tracks: nothing, height: nothing, cues: nothing, fault: nothing, leftWindow: nothing },
    ...events,
  });
  engine.load({ url: 'https://media.example/index.m3u8', live: false, ...more });
  return engine;
}
