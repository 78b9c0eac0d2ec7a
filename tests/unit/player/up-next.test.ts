import { type Attention, afterNextTitle, initialAttention, mustAsk, touched } from '@/player/core/attention';
import { lastCredits, skippableAt } from '@/player/core/markers';
import type { Marker } from '@/player/core/source';
import { secondsLeft, type UpNext, upNextAt } from '@/player/core/up-next';

const hour = (position: number) => ({ position, duration: 3600, creditsAt: null });

describe('the countdown to the next episode (ours)', () => {
  test.each<[string, UpNext, number, UpNext, number | null]>([
    ['far from the end there is none', null, 3589, null, null],
    ['it begins ten seconds before the end', null, 3590, { since: 3590 }, 10],
    ['it counts the seconds of the title, so a pause holds it', { since: 3590 }, 3594.2, { since: 3590 }, 6],
    ['a jump into the end counts what is left', null, 3597, { since: 3597 }, 3],
    ['at the end it is over', { since: 3590 }, 3600, { since: 3590 }, 0],
    ['going back ends it', { since: 3590 }, 3000, null, null],
    ['declined it does not come again', 'declined', 3595, 'declined', null],
    ['unless the viewer goes back', 'declined', 3000, null, null],
  ])('%s', (_, before, position, after, left) => {
    expect(upNextAt(before, hour(position))).toEqual(after);
    expect(secondsLeft(after, hour(position))).toBe(left);
  });

  test.each([15, 20, Number.NaN])('a video of %p s has none', (duration) => {
    expect(upNextAt(null, { position: 14, duration, creditsAt: null })).toBeNull();
  });
});

test('with known credits the countdown begins with them, and ends before the title', () => {
  const credits = (position: number) => ({ position, duration: 3600, creditsAt: 3500 });
  expect(upNextAt(null, credits(3499))).toBeNull();
  const counting = upNextAt(null, credits(3500));
  expect(secondsLeft(counting, credits(3503))).toBe(7);
  expect(secondsLeft(counting, credits(3511))).toBe(0);
});

describe('parts that can be skipped (ours)', () => {
  const markers: Marker[] = [
    { kind: 'recap', start: 0, end: 30 },
    { kind: 'intro', start: 30, end: 75 },
    { kind: 'credits', start: 3500, end: null },
  ];

  test.each([
    [0, 'recap'],
    [27.9, 'recap'],
    // Its last seconds: the button would only flash.
    [28, undefined],
    [30, 'intro'],
    [75, undefined],
    // What follows the title skips these.
    [3550, undefined],
  ])('at second %p: %s', (position, kind) => {
    expect(skippableAt(markers, position)?.kind).toBe(kind);
  });

  test.each<[string, Marker[], number | null]>([
    ['credits without an end are the last', markers, 3500],
    ['so are those that end with the title', [{ kind: 'credits', start: 3400, end: 3595 }], 3400],
    ['a scene after the credits is not lost', [{ kind: 'credits', start: 3400, end: 3500 }], null],
    ['without markers nothing is known', [], null],
  ])('%s', (_, some, second) => {
    expect(lastCredits(some, 3600)).toBe(second);
  });
});

describe('still watching? (ours)', () => {
  const after = (events: string): Attention =>
    [...events].reduce(
      (state, event) => (event === 't' ? touched() : afterNextTitle(state)),
      initialAttention,
    );

  test.each([
    ['three untouched episodes: not yet, the fourth is the one that ends', 'eee', true],
    ['two: no', 'ee', false],
    ['a touched episode does not count', 'teee', false],
    ['after it four untouched ones do', 'teeee', true],
    ['a touch in the last one begins anew', 'eeet', false],
  ])('%s', (_, events, asks) => {
    expect(mustAsk(after(events))).toBe(asks);
  });
});
