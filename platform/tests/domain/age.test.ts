import { isAdult, isSeenByRole } from '../../src/domain/age.ts';

test.each([
  [0, false, false],
  [17, false, false],
  [18, false, true],
  [0, true, true],
])('spec 2 §5 age %i, marked %p: adult is %p', (age, isMarked, expected) => {
  expect(isAdult(age, isMarked)).toBe(expected);
});

test.each([
  ['child', 12, false, true],
  ['child', 13, false, false],
  ['child', 0, true, false],
  ['adult', 18, true, true],
] as const)('spec 2 §6 a %s profile, age %i, marked %p: visible is %p', (role, age, isMarked, isSeen) => {
  expect(isSeenByRole(age, role, isMarked)).toBe(isSeen);
});
