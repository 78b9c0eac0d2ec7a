import { airingsAfter, windowAhead } from '@/lib/rules/schedule/again';
import { DAY_SECONDS, HOUR_SECONDS } from '@/lib/rules/schedule/constants';
import type { ScheduleEntry } from '@/lib/rules/schedule/entry';
import { scheduleEntry } from '@/tests/support/schedule-entry';

const NOW = 1_767_258_000;

const entry = (hour: number, contentId: string | null) =>
  scheduleEntry(NOW + hour * HOUR_SECONDS, HOUR_SECONDS, { id: String(hour), contentId });

describe('docs/GUIDE: further airings on the card of a programme', () => {
  const day = [entry(0, '7'), entry(1, '8'), entry(2, '7'), entry(3, null), entry(4, '7')];

  test.each([
    ['later ones of the same title', 0, ['2', '4']],
    ['no earlier ones', 2, ['4']],
    ['none of a title that is on once', 1, []],
    ['none of a programme without a title of the catalogue', 3, []],
  ])('the card lists %s', (_name, index, ids) => {
    const shown = day[index] as ScheduleEntry;
    expect(airingsAfter(day, shown).map(({ id }) => id)).toEqual(ids);
  });

  test('at most four', () => {
    const often = Array.from({ length: 9 }, (_, hour) => entry(hour, '7'));
    expect(airingsAfter(often, often[0] as ScheduleEntry).map(({ id }) => id)).toEqual(['1', '2', '3', '4']);
  });

  test.each([0, 1, 5 * HOUR_SECONDS, 6 * HOUR_SECONDS - 1])(
    'the request contains the programme, in whole hours and within two days (%d s later)',
    (later) => {
      const { start, end } = windowAhead(NOW + later);
      expect(start).toBeLessThanOrEqual(NOW + later);
      expect([start % HOUR_SECONDS, end % HOUR_SECONDS]).toEqual([0, 0]);
      expect(end - start).toBe(2 * DAY_SECONDS);
    },
  );
});
