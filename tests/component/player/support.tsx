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

/** jsdom has no media: this much of an element is enough for the player, and the test says what happens. */
interface MediaFacts {
  paused: boolean;
  ended: boolean;
  readyState: number;
  currentTime: number;
  duration: number;
  volume: number;
  muted: boolean;
  playbackRate: number;
}

const facts = new WeakMap<HTMLMediaElement, MediaFacts>();
const fresh: MediaFacts = {
  paused: true,
  ended: false,
  readyState: 0,
  currentTime: 0,
  duration: Number.NaN,
  volume: 1,
  muted: false,
  playbackRate: 1,
};
const factsOf = (media: HTMLMediaElement) => {
  const known = facts.get(media) ?? { ...fresh };
  facts.set(media, known);
  return known;
};
/** What an assignment to the element makes it say. */
const says: Partial<Record<keyof MediaFacts, string>> = {
  volume: 'volumechange',
  muted: 'volumechange',
  playbackRate: 'ratechange',
  currentTime: 'seeked',
};

/** How the browser answers play(): null allows it. */
export const autoplay: { refuses: ((media: HTMLMediaElement) => boolean) | null } = { refuses: null };

/** jsdom has none: a pointer is at a place, which mouse events know. */
class PlacedPointerEvent extends MouseEvent {
  readonly pointerId: number;
  readonly pointerType: string;
  constructor(type: string, init: PointerEventInit = {}) {
    super(type, init);
    this.pointerId = init.pointerId ?? 1;
    this.pointerType = init.pointerType ?? 'mouse';
  }
}

function installMedia() {
  const prototype = HTMLMediaElement.prototype;
  for (const key of Object.keys(fresh) as (keyof MediaFacts)[]) {
    Object.defineProperty(prototype, key, {
      configurable: true,
      get(this: HTMLMediaElement) {
        return factsOf(this)[key];
      },
      set(this: HTMLMediaElement, value: never) {
        (factsOf(this) as unknown as Record<string, unknown>)[key] = value;
        const event = says[key];
        if (event) this.dispatchEvent(new Event(event));
      },
    });
  }
  prototype.load = () => {};
  prototype.play = async function play(this: HTMLMediaElement) {
    if (autoplay.refuses?.(this)) throw new DOMException('refused', 'NotAllowedError');
    factsOf(this).paused = false;
    this.dispatchEvent(new Event('play'));
  };
  prototype.pause = function pause(this: HTMLMediaElement) {
    if (factsOf(this).paused) return;
    factsOf(this).paused = true;
    this.dispatchEvent(new Event('pause'));
  };
  Object.assign(window, { MediaSource: class {}, PointerEvent: PlacedPointerEvent });
  HTMLElement.prototype.setPointerCapture = () => {};
}

/** Media and a clock of the test's own, for every test of a file. */
export function playWithFakes(): void {
  beforeAll(installMedia);
  beforeEach(() => {
    jest.useFakeTimers();
    resetPlayer();
  });
  afterEach(() => jest.useRealTimers());
}

/** Says that media facts changed, as a browser would. */
export function report(media: HTMLMediaElement, changes: Partial<MediaFacts>, ...events: string[]) {
  act(() => {
    Object.assign(factsOf(media), changes);
    for (const name of events) media.dispatchEvent(new Event(name));
  });
}

/** The first picture: everything that a browser reports with it. */
export function firstPicture(media: HTMLMediaElement, changes: Partial<MediaFacts> = {}) {
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
  /** Epoch second of media second 0, null for films. */
  zero: number | null;
  live: boolean;
  /** Media second at which the window of a broadcast begins. */
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

/** What the next engines are made of. */
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
    liveEdge: () => (engine.live ? 20 : null),
    restart: () => void engine.calls.push('restart'),
    recover: () => void engine.calls.push('recover'),
    rest: () => void engine.calls.push('rest'),
    destroy() {
      engine.isDestroyed = true;
    },
  };
  engines.push(engine);
  return engine;
};

export const film: PlayerSource = { kind: 'vod', hls: 'https://origin/film.m3u8', statId: '77' };

/** The newest engine: of what is on screen, or about to be. */
export function engine(): FakeEngine {
  const last = engines.at(-1);
  if (!last) throw new Error('No engine was started');
  return last;
}

/** Lets promises settle: dynamic imports, play(). */
export const settle = () => act(async () => void (await jest.advanceTimersByTimeAsync(0)));
export const pass = (ms: number) => act(async () => void (await jest.advanceTimersByTimeAsync(ms)));

const defaults: PlayerProps = {
  source: film,
  title: 'Снег',
  labels: ru.player,
  locale: 'ru',
  timeZone: 'Asia/Almaty',
};

/** Draws the player and, unless told otherwise, brings it to its first picture. */
export async function open(props: Partial<PlayerProps> = {}, picture: Partial<MediaFacts> | null = {}) {
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
  localStorage.clear();
}
