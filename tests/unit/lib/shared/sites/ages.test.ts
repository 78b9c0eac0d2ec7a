import { isSeenBy } from '@/lib/shared/sites/ages';

describe('spec 2 §5, §6: a child profile sees what is up to its level', () => {
  test.each([
    [0, true],
    [6, true],
    [12, true],
    [13, false],
    [16, false],
    [18, false],
    // Spec 2 §5: an unknown age is treated like one that needs the PIN.
    [null, false],
  ])('%s: %s', (age, expected) => {
    expect(isSeenBy('child', age)).toBe(expected);
  });

  test.each([
    ['child6', 6, true],
    ['child6', 12, false],
    ['child0', 0, true],
    ['child0', 6, false],
    ['child0', null, false],
  ] as const)('%s, age %s: %s', (audience, age, expected) => {
    expect(isSeenBy(audience, age)).toBe(expected);
  });

  test.each([0, 12, 18, null])('everyone sees %s', (age) => {
    expect(isSeenBy('everyone', age)).toBe(true);
  });
});
