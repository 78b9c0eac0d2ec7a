import { HOUR_SECONDS } from '@/lib/rules/schedule/constants';
import { ofToday } from '@/lib/rules/schedule/today';
import { scheduleEntry } from '@/tests/support/schedule-entry';

const MINUTE_SECONDS = 60;
/** 05:00 UTC, 10:00 in the zone of the broadcaster. */
const MORNING = Date.UTC(2026, 0, 10, 5) / 1000;

/** Clips of five minutes from that hour. */
const clips = (count: number) =>
  Array.from({ length: count }, (_, at) =>
    scheduleEntry(MORNING + at * 5 * MINUTE_SECONDS, 5 * MINUTE_SECONDS, { id: String(at) }),
  );
const shown = (count: number, minutes: number) => {
  const ids = ofToday(clips(count), MORNING + minutes * MINUTE_SECONDS).map(({ id }) => Number(id));
  return [ids.length, ids[0], ids.at(-1)];
};

describe('quality E2: the programmes of today for search engines', () => {
  test.each([
    ['all of a day that is not too long', 60, 100, [60, 0, 59]],
    ['of too many, those to come before those that are over', 120, 500, [80, 40, 119]],
    ['of too many to come, the nearest', 150, 100, [80, 20, 99]],
    ['of many that are all over, the last', 120, 600, [80, 40, 119]],
  ])('%s', (_, count, minutes, expected) => expect(shown(count, minutes)).toEqual(expected));

  test('the day begins and ends in the time zone of the broadcaster', () => {
    expect(shown(200, 820)).toEqual([80, 88, 167]);
    expect(ofToday(clips(200), MORNING + 23 * HOUR_SECONDS)[0]?.id).toBe('168');
  });
});
