import { vitrinaEvent } from '@/lib/rules/playback/vitrina';
import { playsInVitrina } from '@/lib/rules/playback/vitrina-time';

const NOW = 1_800_000_000;

test.each([
  ['live', null, true],
  ['360 s ago', NOW - 360, true],
  ['361 s ago', NOW - 361, false],
  ['yesterday', NOW - 86_400, false],
])(
  'spec 2 §9 Vitrina offset: a moment %s is watched in the player of the broadcaster: %s',
  (_, ts, isThere) => {
    expect(playsInVitrina(ts, NOW)).toBe(isThere);
  },
);

describe('messages of the frame', () => {
  const own = {} as Window;
  const frame = { origin: 'https://player.vitrina.test', window: own };
  const data = { type: 'vitrina', event: 'ready' };
  const message = { origin: frame.origin, source: own, data };
  test.each([
    ['of the frame', message, 'ready'],
    ['of another origin', { ...message, origin: 'https://evil.test' }, null],
    ['of another window', { ...message, source: {} as Window }, null],
    ['of an unknown event', { ...message, data: { ...data, event: 'pay' } }, null],
    ['of another form', { ...message, data: 'ready' }, null],
  ])('%s', (_, one, event) => {
    expect(vitrinaEvent(one, frame)).toBe(event);
  });

  test('a frame that is gone says nothing', () => {
    expect(vitrinaEvent({ ...message, source: null }, { ...frame, window: null })).toBeNull();
  });
});
