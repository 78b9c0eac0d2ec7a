import { childLevel, isAdult, isSeenAt } from '../../src/domain/age.ts';

test.each([
  [0, false, false],
  [17, false, false],
  [18, false, true],
  [0, true, true],
])('spec 2 §5 age %i, marked %p: adult is %p', (age, isMarked, expected) => {
  expect(isAdult(age, isMarked)).toBe(expected);
});

test.each([
  [12, 12, false, true],
  [12, 13, false, false],
  [12, 0, true, false],
  [6, 6, false, true],
  [6, 7, false, false],
  [0, 0, false, true],
  [0, 6, false, false],
  [null, 18, true, true],
] as const)(
  'spec 2 §6 level %p (null: an adult), age %i, marked %p: visible is %p',
  (level, age, isMarked, isSeen) => {
    expect(isSeenAt(level, age, isMarked)).toBe(isSeen);
  },
);

test.each([
  [12, 12],
  [6, 6],
  [0, 0],
  [16, 0],
])('spec 2 §6 a stored level of %i is %i: an unknown one is the strictest', (stored, level) => {
  expect(childLevel(stored)).toBe(level);
});
