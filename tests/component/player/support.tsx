import { act, render } from '@testing-library/react';
import ru from '@/messages/ru.json';
import type { PlayerSource } from '@/player/core/source';
import { AUTO_QUALITY, TEXT_OFF } from '@/player/core/tracks';
import type {
  Engine,
  EngineEvents,
  EngineFactory,
  EngineSource,
  EngineTracks,
} from '@/player/engines/engine';
import { Player, type PlayerProps } from '@/player/ui/Player';
import { answerWith, json } from '../server';

/** jsdom has no media: these properties are enough for the player, and tests change them. */
interface MediaState {
  paused: boolean;
  ended: boolean;
  readyState: number;
  currentTime: number;
  duration: number;
  volume: number;
  muted: boolean;
  playbackRate: number;
  defaultPlaybackRate: number;
}

const mediaStates = new WeakMap<HTMLMediaElement, MediaState>();
const initialState: MediaState = {
  paused: true,
  ended: false,
  readyState: 0,
  currentTime: 0,
  duration: Number.NaN,
  volume: 1,
  muted: false,
  playbackRate: 1,
  defaultPlaybackRate: 1,
};
const stateOf = (media: HTMLMediaElement) => {
  const state = mediaStates.get(media) ?? { ...initialState };
  mediaStates.set(media, state);
  return state;
};
/** The event that follows an assignment to a property. */
const changeEvents: Partial<Record<keyof MediaState, string>> = {
  volume: 'volumechange',
  muted: 'volumechange',
  playbackRate: 'ratechange',
  currentTime: 'seeked',
};

/** Whether the screen is that of a phone. */
export const phone = { is: false };

/** Whether the browser refuses play(); null allows it. */
export const autoplay: { refuses: ((media: HTMLMediaElement) => boolean) | null } = { refuses: null };

/** jsdom has no pointer events, so a mouse event provides the position. */
class PlacedPointerEvent extends MouseEvent {
  readonly pointerId: number;
  readonly pointerType: string;
  readonly isPrimary: boolean;
  constructor(type: string, init: PointerEventInit = {}) {
    super(type, init);
    this.pointerId = init.pointerId ?? 1;
    this.pointerType = init.pointerType ?? 'mouse';
    this.isPrimary = init.isPrimary ?? true;
  }
}

function installMedia() {
  const prototype = HTMLMediaElement.prototype;
  for (const key of Object.keys(initialState) as (keyof MediaState)[]) {
    Object.defineProperty(prototype, key, {
      configurable: true,
      get(this: HTMLMediaElement) {
        return stateOf(this)[key];
      },
      set(this: HTMLMediaElement, value: never) {
        (stateOf(this) as unknown as Record<string, unknown>)[key] = value;
        const event = changeEvents[key];
        if (event) this.dispatchEvent(new Event(event));
      },
    });
  }
  prototype.load = function load(this: HTMLMediaElement) {
    if (this.playbackRate !== this.defaultPlaybackRate) this.playbackRate = this.defaultPlaybackRate;
  };
  prototype.play = async function play(this: HTMLMediaElement) {
    if (autoplay.refuses?.(this)) throw new DOMException('refused', 'NotAllowedError');
    stateOf(this).paused = false;
    this.dispatchEvent(new Event('play'));
  };
  prototype.pause = function pause(this: HTMLMediaElement) {
    if (stateOf(this).paused) return;
    stateOf(this).paused = true;
    this.dispatchEvent(new Event('pause'));
  };
  globalThis.matchMedia = (() => ({ matches: phone.is })) as unknown as typeof matchMedia;
  Object.assign(window, { MediaSource: class {}, PointerEvent: PlacedPointerEvent });
  HTMLElement.prototype.setPointerCapture = () => {};
}

/** Fake media elements and timers for every test of a file. */
export function playWithFakes(): void {
  beforeAll(installMedia);
  beforeEach(() => {
    jest.useFakeTimers();
    answerWith({
      'GET /api/words/playerHelp': () => json(ru.playerHelp),
      'GET /api/words/playerStats': () => json(ru.playerStats),
      'GET /api/words/playerSettings': () => json(ru.playerSettings),
    });
    resetPlayer();
  });
  afterEach(() => jest.useRealTimers());
}

/** Changes properties of the media and dispatches its events, as a browser would. */
export function report(media: HTMLMediaElement, changes: Partial<MediaState>, ...events: string[]) {
  act(() => {
    Object.assign(stateOf(media), changes);
    for (const name of events) media.dispatchEvent(new Event(name));
  });
}

/** Reports the first picture with all events of a browser. */
export function firstPicture(media: HTMLMediaElement, changes: Partial<MediaState> = {}) {
  const all = { readyState: 4, duration: 600, ...changes };
  const moving = media.paused ? [] : ['playing'];
  report(media, all, 'loadedmetadata', 'durationchange', 'loadeddata', 'canplay', ...moving, 'timeupdate');
}

export interface FakeEngine extends Engine {
  media: HTMLVideoElement;
  events: EngineEvents;
  source: EngineSource | null;
  isDestroyed: boolean;
  calls: string[];
  /** Epoch second at media second 0; null for films. */
  zero: number | null;
  live: boolean;
  /** Media second at which the live window begins. */
  windowStart: number;
}

export const engines: FakeEngine[] = [];

export const noTracks: EngineTracks = {
  qualities: [],
  audio: [],
  text: [],
  quality: AUTO_QUALITY,
  audioId: null,
  textId: TEXT_OFF,
};

/** Properties of the engines that are created next. */
export const nextEngine = { zero: null as number | null, live: false };

export const createFakeEngine: EngineFactory = (media, events) => {
  const engine: FakeEngine = {
    name: 'hls',
    media,
    events,
    source: null,
    isDestroyed: false,
    calls: [],
    windowStart: 0,
    ...nextEngine,
    load(source) {
      engine.source = source;
      media.load();
    },
    setQuality: (id) => void engine.calls.push(`quality ${id}`),
    setAudio: (id) => void engine.calls.push(`audio ${id}`),
    setText: (id) => void engine.calls.push(`text ${id}`),
    dateAt: (time) => (engine.zero === null ? null : engine.zero + time),
    timeAt: (date) => (engine.zero === null ? null : date - engine.zero),
    seekable: () => ({
      start: engine.windowStart,
      end: Number.isFinite(media.duration) ? media.duration : 30,
    }),
    bandwidth: () => 2_000_000,
    isLowLatency: () => false,
    liveEdge: () => (engine.live ? 20 : null),
    measures: () => ({ bitrate: 2_400_000, bandwidth: 5_000_000, codecs: 'avc1.4d401f, mp4a.40.2' }),
    restart: () => void engine.calls.push('restart'),
    recover: () => void engine.calls.push('recover'),
    stopLoading: () => void engine.calls.push('stopLoading'),
    destroy() {
      engine.isDestroyed = true;
    },
  };
  engines.push(engine);
  return engine;
};

export const film: PlayerSource = { kind: 'vod', hls: 'https://origin/film.m3u8', statId: '77' };

/** The newest engine, on screen or about to be. */
export function engine(): FakeEngine {
  const last = engines.at(-1);
  if (!last) throw new Error('No engine was started');
  return last;
}

const { setTimeout: realSetTimeout } = globalThis;
/** React's scheduler keeps the timers that it found first, the real ones: what a dynamic import continues is drawn after such a timer. */
async function scheduled(): Promise<void> {
  for (let turn = 0; turn < 3; turn += 1) await new Promise((resolve) => realSetTimeout(resolve, 1));
}

export const advance = (ms: number) =>
  act(async () => {
    await jest.advanceTimersByTimeAsync(ms);
    await scheduled();
  });
/** Lets promises settle: dynamic imports, play(). */
export const settle = () => advance(0);

const defaults: PlayerProps = {
  source: film,
  title: 'Снег',
  labels: ru.player,
  locale: 'ru',
  timeZone: 'Asia/Almaty',
};

/** Renders the player and by default brings it to its first picture. */
export async function open(props: Partial<PlayerProps> = {}, picture: Partial<MediaState> | null = {}) {
  const view = render(<Player {...defaults} {...props} />);
  await settle();
  if (picture) firstPicture(engine().media, picture);
  await settle();
  return {
    ...view,
    async change(more: Partial<PlayerProps>) {
      view.rerender(<Player {...defaults} {...props} {...more} />);
      await settle();
    },
  };
}

function resetPlayer() {
  engines.length = 0;
  Object.assign(nextEngine, { zero: null, live: false });
  autoplay.refuses = null;
  phone.is = false;
  localStorage.clear();
}
