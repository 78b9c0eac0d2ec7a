/** @jest-environment jsdom */
import fc from 'fast-check';
import type { Breaks } from '@/lib/rules/playback/breaks';
import { createCommands } from '@/player/core/commands';
import { createGates, type Interruption } from '@/player/core/gates';
import type { PlayerSource } from '@/player/core/source';
import { initialState } from '@/player/core/state';
import { createStore } from '@/player/core/store';
import { ads, forgetBreaks } from '@/player/features/ads';
import type { FeatureContext } from '@/player/features/feature';
import { playback } from '@/player/features/playback';
import type { Session } from '@/player/stage/types';

/** Media that does what it is told at once and reports it, as an element does. */
class FakeMedia extends EventTarget {
  paused = true;
  ended = false;
  seeking = false;
  readyState = 4;
  currentTime = 0;
  duration = 15;
  volume = 1;
  muted = false;
  error = null;
  style = {};
  starts = 0;
  async play() {
    if (!this.paused) return;
    this.paused = false;
    this.ended = false;
    this.starts += this.currentTime === 0 ? 1 : 0;
    this.currentTime += 0.1;
    this.dispatchEvent(new Event('play'));
    this.dispatchEvent(new Event('playing'));
  }
  pause() {
    if (this.paused) return;
    this.paused = true;
    this.dispatchEvent(new Event('pause'));
  }
  finish() {
    this.paused = true;
    this.ended = true;
    this.dispatchEvent(new Event('ended'));
  }
  remove() {}
  removeAttribute() {}
  load() {}
}

const clips: FakeMedia[] = [];
jest.mock('@/player/ads/clip', () => ({
  createClipElement: () => {
    const clip = new FakeMedia();
    clips.push(clip);
    return clip;
  },
  whenClipReady: async () => {},
  releaseClip: (clip: FakeMedia) => clip.pause(),
  clipFault: () => 405,
}));
const tracker = new Proxy({}, { get: () => () => {}, set: () => true });
jest.mock('@/player/ads/load-vast', () => ({
  loadVast: async function* () {
    yield [{ files: [{ url: 'https://ads.example/1.mp4' }], skipAt: null, link: null, tracker }];
  },
}));

const slots = [{ url: 'https://ads.example/1', aliases: [] }];
const breaks = (subject: string): Breaks => ({
  subject,
  ads: {
    rolls: { pre: slots, middle: slots, post: slots, postPause: slots },
    most: 1,
    period: 1,
    middlePeriod: 4,
    mayBeRemoved: false,
  },
  packshots: [{ url: 'https://ads.example/packshot.mp4', seconds: null }],
});

function setUp() {
  forgetBreaks();
  clips.length = 0;
  const store = createStore({ ...initialState, started: true });
  const commands = createCommands();
  let session: { media: FakeMedia; signal: AbortController } | null = null;
  const gates = createGates({
    content: () => session && { media: session.media as never, signal: session.signal.signal },
    onChange: (active) => store.set({ interrupted: active?.kind ?? null }),
  });
  const held: Interruption[] = [];
  const watched = {
    ...gates,
    hold(interruption: Interruption, signal: AbortSignal) {
      held.push(interruption);
      return gates.hold(interruption, signal);
    },
  };
  const context = {
    ...{ store, commands, gates: watched, now: () => 0, options: () => ({}) },
    screen: { append() {} },
    root: { clientWidth: 640, clientHeight: 360 },
  } as unknown as FeatureContext;
  let subjects = 0;

  /** Another title, which begins as the player begins one (create-player.ts). */
  function open() {
    session?.signal.abort();
    session?.media.pause();
    subjects += 1;
    const media = new FakeMedia();
    const own = { media, signal: new AbortController() };
    session = own;
    const source: PlayerSource = { kind: 'vod', breaks: breaks(String(subjects)) };
    const held = ads.holdsStart?.(context, source);
    const state = createStore({ failed: null });
    const shown = { source, media, target: media, state } as unknown as Session;
    playback.attachSession?.(context, shown, own.signal.signal);
    ads.attachSession?.(context, shown, own.signal.signal);
    if (held) watched.pass('start', () => void media.play(), own.signal.signal);
    else void media.play();
  }
  return {
    store,
    commands,
    gates: watched,
    held,
    open,
    content: () => session?.media as FakeMedia,
    signal: () => session?.signal.signal as AbortSignal,
    close: () => session?.signal.abort(),
  };
}

const step = fc.constantFrom(
  'play',
  'pause',
  'a second',
  'clip ends',
  'clip breaks',
  'PIN',
  'PIN is right',
  'content ends',
  'another title',
);
const turns = () => jest.advanceTimersByTimeAsync(0);

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('spec 2 §4 Ads: in any order of events content and ad are never heard together, and each ad plays once', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 40 }), async (steps) => {
      const player = setUp();
      const pins: (() => void)[] = [];
      const playing = () => clips.filter((clip) => !clip.paused);
      player.open();
      await turns();

      async function act(next: string) {
        if (next === 'play' || next === 'pause') player.commands.send(next);
        else if (next === 'a second') await jest.advanceTimersByTimeAsync(1000);
        else if (next === 'clip ends') playing()[0]?.finish();
        else if (next === 'clip breaks') playing()[0]?.dispatchEvent(new Event('error'));
        else if (next === 'PIN') {
          const signal = player.signal();
          pins.push(player.gates.hold({ kind: 'pin' }, signal));
        } else if (next === 'PIN is right') pins.pop()?.();
        else if (next === 'another title') player.open();
        else if (!player.content().paused) {
          player.content().finish();
          const signal = player.signal();
          player.gates.pass('end', () => {}, signal);
        }
        await turns();
        const heard = [player.content(), ...clips].filter((media) => !media.paused);
        expect(heard.length).toBeLessThanOrEqual(1);
        const interrupted = player.store.get('interrupted');
        if (interrupted === 'pin') expect(heard).toEqual([]);
        if (interrupted === null) expect(playing()).toEqual([]);
        for (const clip of clips) expect(clip.starts).toBeLessThanOrEqual(1);
      }
      try {
        for (const next of steps) await act(next);

        // Whatever holds the content ends, and nothing waits for ever.
        for (const release of pins) release();
        for (let guard = 0; guard < 20 && player.store.get('interrupted'); guard += 1) {
          await act('play');
          await act('clip ends');
        }
        expect(player.store.get('interrupted')).toBeNull();
      } finally {
        player.close();
      }
    }),
    { numRuns: 60 },
  );
});

test('spec 2 §4 Ads: no break is lost: each one that holds the content shows its ad', async () => {
  const player = setUp();
  player.open();
  await turns();
  for (let second = 0; second < 30; second += 1) {
    await jest.advanceTimersByTimeAsync(1000);
    clips.find((clip) => !clip.paused)?.finish();
    await turns();
  }
  const shown = clips.filter((clip) => clip.starts === 1).length;
  player.close();
  expect(shown).toBe(player.held.length);
  expect(shown).toBeGreaterThan(5);
});
