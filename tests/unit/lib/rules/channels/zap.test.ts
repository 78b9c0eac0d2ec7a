import { channelByDigits, onAirAt, stepFrom } from '@/lib/rules/channels/zap';

const channel = (
  id: number,
  more: { number?: number | null; isAvailable?: boolean; isLocked?: boolean } = {},
) => ({
  id,
  number: id,
  isAvailable: true,
  ...more,
});

describe('changing channels: the channel after or before', () => {
  const channels = [
    channel(1),
    channel(2, { isLocked: true }),
    channel(3, { isLocked: false }),
    channel(4, { isAvailable: false }),
    channel(5),
  ];
  test.each([
    ['the next one that the viewer can watch', 1, 1, 3],
    ['the previous one that the viewer can watch', 3, -1, 1],
    ['one that is not available is left out', 3, 1, 5],
    ['after the last the first', 5, 1, 1],
    ['before the first the last', 1, -1, 5],
    ['from a closed channel steps go on', 2, 1, 3],
    ['from a channel of another list: its first', 99, 1, 1],
    ['from a channel of another list back: its last', 99, -1, 5],
  ] as const)('%s', (_, from, by, expected) => {
    expect(stepFrom(channels, from, by)?.id).toBe(expected);
  });

  test('there is none where this one is the only one to watch', () => {
    expect(stepFrom([channel(1), channel(2, { isLocked: true })], 1, 1)).toBeNull();
    expect(stepFrom([], 1, 1)).toBeNull();
  });
});

describe('changing channels: typed numbers', () => {
  const channels = [channel(1), channel(10), channel(7, { number: 7 }), channel(8, { number: null })];
  test.each([
    ['1', 1, true],
    ['10', 10, false],
    ['7', 7, false],
    ['07', 7, false],
    ['8', null, false],
    ['0', null, false],
  ])('%s is channel %s; another digit may follow: %s', (typed, id, mayGrow) => {
    const found = channelByDigits(channels, typed);
    expect([found.channel?.id ?? null, found.mayGrow]).toEqual([id, mayGrow]);
  });
});

describe('the banner says what is on', () => {
  const at = (startsAt: number, title: string) => ({ startsAt, endsAt: startsAt + 10, title });
  test.each([
    ['by the schedule, with the next one', at(0, 'list'), [at(0, 'A'), at(10, 'B')], 5, ['A', 'B']],
    ['by the list until the schedule is there', at(0, 'list'), [], 5, ['list', null]],
    ['nothing where the list is older than its programme', at(0, 'list'), [], 12, [null, null]],
    ['in a gap the next one', null, [at(20, 'C')], 12, [null, 'C']],
  ] as const)('%s', (_, now, entries, second, expected) => {
    const { current, next } = onAirAt(now, entries, second);
    expect([current?.title ?? null, next?.title ?? null]).toEqual(expected);
  });
});
