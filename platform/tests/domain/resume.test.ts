import { isFullyWatched, isWorthSaving, resumeSeconds, watchPercentage } from '../../src/domain/resume.ts';

describe('spec 2 §5 Resume position counts only between 10 and 12600 s and when not fully watched', () => {
  test.each([
    [0, 0, null],
    [9, 1, null],
    [10, 1, 10],
    [600, 50, 600],
    [600, 94, 600],
    [600, 95, null],
    [12_600, 80, 12_600],
    [12_601, 80, null],
  ])('%i s, %i %%: %p', (seconds, percentage, resume) => {
    expect(resumeSeconds({ seconds, percentage })).toBe(resume);
  });

  test('nothing watched means no resume position', () => {
    expect(resumeSeconds(null)).toBeNull();
    expect(resumeSeconds(undefined)).toBeNull();
  });
});

test.each([
  [9, false],
  [10, true],
])(
  'spec 2 §4 Content availability: position saved when at least 10 s watched (%i s: %p)',
  (seconds, isSaved) => {
    expect(isWorthSaving(seconds)).toBe(isSaved);
  },
);

test.each([
  [0, 100, 0],
  [50, 100, 50],
  [949, 1000, 94],
  [950, 1000, 95],
  [2000, 1000, 100],
  [10, 0, 0],
])('spec 2 §3 watch_percentage: %i s of %i s is %i', (seconds, duration, percentage) => {
  expect(watchPercentage(seconds, duration)).toBe(percentage);
});

test.each([
  [94, false],
  [95, true],
  [100, true],
])('spec 2 §5 fully watched: %i %% is %p', (percentage, isFull) => {
  expect(isFullyWatched(percentage)).toBe(isFull);
});
