import {
  changedLimits,
  createWarning,
  isBedtime,
  NO_LIMITS,
  readScreenTimeCode,
} from '@/lib/rules/profiles/screen-time';

describe('spec 3 §6: five minutes before the end a child is warned', () => {
  test('once for each end', () => {
    const isDue = createWarning();
    expect([null, 400, 301, 300, 270, 30].map(isDue)).toEqual([false, false, false, true, false, false]);
    // A parent gave more.
    expect([1800, 299].map(isDue)).toEqual([false, true]);
  });

  test('never without a limit', () => {
    const isDue = createWarning();
    expect([null, null].map(isDue)).toEqual([false, false]);
  });
});

test('only limits that were changed are saved', () => {
  const bedtime = { from: '21:00', to: '07:00' };
  expect(changedLimits(NO_LIMITS, NO_LIMITS)).toEqual({});
  expect(changedLimits({ dailyMinutes: 60, bedtime }, { dailyMinutes: 60, bedtime: { ...bedtime } })).toEqual(
    {},
  );
  expect(changedLimits({ dailyMinutes: null, bedtime: null }, { dailyMinutes: 60, bedtime })).toEqual({
    dailyMinutes: null,
    bedtime: null,
  });
  expect(
    changedLimits({ dailyMinutes: 60, bedtime: { ...bedtime, to: '08:00' } }, { dailyMinutes: 60, bedtime }),
  ).toEqual({ bedtime: { from: '21:00', to: '08:00' } });
});

test.each([
  [null, true],
  [{ from: '21:00', to: '07:00' }, true],
  [{ from: '21:00', to: '21:00' }, false],
  [{ from: '', to: '07:00' }, false],
])('a bedtime of %j can be saved: %s', (bedtime, isRight) => {
  expect(isBedtime(bedtime)).toBe(isRight);
});

test('only the two codes of the platform mean screen time', () => {
  expect(['bedtime', 'screen_time_over', 'permission_denied', null].map(readScreenTimeCode)).toEqual([
    'bedtime',
    'screen_time_over',
    null,
    null,
  ]);
});
