/** @jest-environment jsdom */
import fc from 'fast-check';
import {
  createGates,
  type Interruption,
  type InterruptionKind,
  locksControls,
  mostUrgent,
} from '@/player/core/gates';
import type { MediaTarget } from '@/player/core/media-target';

/** Media that plays at once and reports it, as an element does. */
class FakeMedia extends EventTarget {
  paused = true;
  ended = false;
  async play() {
    if (!this.paused) return;
    this.paused = false;
    this.dispatchEvent(new Event('play'));
  }
  pause() {
    this.paused = true;
  }
}

function setUp() {
  const media = new FakeMedia();
  const session = new AbortController();
  let active: Interruption | null = null;
  const gates = createGates({
    content: () => ({ media: media as unknown as MediaTarget, signal: session.signal }),
    onChange: (next) => {
      active = next;
    },
  });
  const play = () => gates.pass('resume', () => void media.play(), session.signal);
  const pause = () => {
    gates.stay();
    media.pause();
  };
  return { media, session, gates, play, pause, active: () => active };
}

test('an interruption pauses the content, which plays again after it', () => {
  const { media, session, gates, play, active } = setUp();
  play();
  const release = gates.hold({ kind: 'ad' }, session.signal);
  expect([media.paused, active()?.kind]).toEqual([true, 'ad']);
  release();
  expect([media.paused, active()]).toEqual([false, null]);
});

test('content that was paused stays paused after an interruption', () => {
  const { media, session, gates } = setUp();
  gates.hold({ kind: 'ad' }, session.signal)();
  expect(media.paused).toBe(true);
});

test('a question at the start holds the content before it begins', () => {
  const { media, session, gates } = setUp();
  let release = () => {};
  const ask = () => {
    release = gates.hold({ kind: 'packshot' }, session.signal);
  };
  gates.at('start', ask, session.signal);
  gates.pass('start', () => void media.play(), session.signal);
  expect(media.paused).toBe(true);
  release();
  expect(media.paused).toBe(false);
});

test('a question is not asked again while something holds the content', () => {
  const { session, gates, play } = setUp();
  const ask = jest.fn(() => void gates.hold({ kind: 'ad' }, session.signal));
  gates.at('resume', ask, session.signal);
  play();
  play();
  expect(ask).toHaveBeenCalledTimes(1);
});

test('spec 2 §4 Ads: a start that a blackout has held shows its ad when the blackout is over', () => {
  const { media, session, gates, active } = setUp();
  let endAd = () => {};
  const ask = jest.fn(() => {
    endAd = gates.hold({ kind: 'ad' }, session.signal);
  });
  gates.at('start', ask, session.signal);
  const endBlackout = gates.hold({ kind: 'blackout' }, session.signal);
  gates.pass('start', () => void media.play(), session.signal);
  expect(ask).not.toHaveBeenCalled();
  endBlackout();
  expect([media.paused, active()?.kind]).toEqual([true, 'ad']);
  endAd();
  expect([media.paused, active(), ask.mock.calls.length]).toEqual([false, null, 1]);
});

test.each([
  ['a right one', true, [false, true]],
  ['none', false, [true, false]],
])('spec 2 §5: behind the PIN nothing else is asked; after %s', (_, isRight, [isPaused, isAdRequested]) => {
  const { media, session, gates, play } = setUp();
  let endPin = () => {};
  const askAd = jest.fn();
  const askPin = () => {
    endPin = gates.hold({ kind: 'pin' }, session.signal);
  };
  gates.at('resume', askPin, session.signal);
  gates.at('resume', askAd, session.signal);
  play();
  expect(askAd).not.toHaveBeenCalled();
  if (!isRight) gates.stay();
  endPin();
  expect([media.paused, askAd.mock.calls.length > 0]).toEqual([isPaused, isAdRequested]);
});

test('the end waits for the ad after it, also when the viewer pauses or plays meanwhile', () => {
  const { session, gates, play, pause } = setUp();
  const finish = jest.fn();
  let release = () => {};
  const ask = () => {
    release = gates.hold({ kind: 'ad' }, session.signal);
  };
  gates.at('end', ask, session.signal);
  gates.pass('end', finish, session.signal);
  pause();
  play();
  expect(finish).not.toHaveBeenCalled();
  release();
  expect(finish).toHaveBeenCalledTimes(1);
});

test('a more urgent interruption suspends the other one, which goes on after it', () => {
  const { session, gates } = setUp();
  const log: string[] = [];
  const named = (kind: InterruptionKind): Interruption => ({
    kind,
    resume: () => log.push(`${kind} resumes`),
    suspend: () => log.push(`${kind} is suspended`),
  });
  gates.hold(named('ad'), session.signal);
  gates.hold(named('pin'), session.signal)();
  expect(log).toEqual(['ad resumes', 'ad is suspended', 'pin resumes', 'ad resumes']);
});

test('a change of channel ends the interruptions of the old channel and does not resume it', () => {
  const { media, session, gates, play, active } = setUp();
  play();
  gates.hold({ kind: 'ad' }, session.signal);
  session.abort();
  expect([media.paused, active()]).toEqual([true, null]);
});

test.each([
  ['ad', true],
  ['packshot', true],
  ['pin', true],
  ['blackout', false],
  [null, false],
] as const)('the controls are locked during %s: %s', (kind, locked) => {
  expect(locksControls(kind)).toBe(locked);
});

const kinds = fc.constantFrom<InterruptionKind>('pin', 'blackout', 'packshot', 'ad');
const step = fc.oneof(
  fc.record({ do: fc.constant('hold' as const), kind: kinds }),
  fc.record({ do: fc.constant('release' as const), index: fc.nat(5) }),
  fc.record({ do: fc.constantFrom('play', 'pause', 'start elsewhere', 'end') }),
);

test('spec 2 §4 Ads: in any order of events only one of content and interruptions plays, and none is lost', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
      const { media, session, gates, play, pause, active } = setUp();
      const held: { interruption: Interruption; release(): void; isPlaying: boolean; turns: number }[] = [];
      const done: typeof held = [];
      const finish = jest.fn();
      let [wantsPlay, isEnding, ends] = [false, false, 0];

      for (const next of steps) {
        if (next.do === 'hold') {
          const entry = { isPlaying: false, turns: 0, release: () => {} } as (typeof held)[number];
          entry.interruption = {
            kind: (next as { kind: InterruptionKind }).kind,
            resume() {
              expect(entry.isPlaying).toBe(false);
              entry.isPlaying = true;
              entry.turns += 1;
            },
            suspend() {
              expect(entry.isPlaying).toBe(true);
              entry.isPlaying = false;
            },
          };
          held.push(entry);
          entry.release = gates.hold(entry.interruption, session.signal);
        } else if (next.do === 'release') {
          const playing = held.filter((entry) => entry.isPlaying);
          const entry = playing[(next as { index: number }).index % (playing.length || 1)];
          if (entry) {
            held.splice(held.indexOf(entry), 1);
            entry.isPlaying = false;
            done.push(entry);
            entry.release();
            if (held.length === 0) isEnding = false;
          }
        } else if (next.do === 'play') {
          if (!isEnding) wantsPlay = true;
          play();
        } else if (next.do === 'pause') {
          if (!isEnding) wantsPlay = false;
          pause();
        } else if (next.do === 'start elsewhere') {
          // A browser's own button, for example of picture-in-picture.
          if (held.length === 0) wantsPlay = true;
          void media.play();
        } else if (held.length > 0 || !media.paused) {
          if (!isEnding) ends += 1;
          isEnding = held.length > 0;
          wantsPlay = false;
          media.paused = true;
          gates.pass('end', finish, session.signal);
        }
        expect(held.filter((entry) => entry.isPlaying).length).toBe(held.length > 0 ? 1 : 0);
        expect(active()).toBe(mostUrgent(held.map((entry) => entry.interruption)));
        expect(media.paused).toBe(held.length > 0 || !wantsPlay);
      }
      while (held.length > 0) {
        const entry = held.find((other) => other.isPlaying);
        if (!entry) throw new Error('An interruption never had its turn');
        held.splice(held.indexOf(entry), 1);
        entry.release();
        done.push(entry);
      }
      expect(done.every((entry) => entry.turns > 0)).toBe(true);
      expect(finish).toHaveBeenCalledTimes(ends);
    }),
  );
});
