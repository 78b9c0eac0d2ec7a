import { isSamePin } from '@/lib/server/parental/same-pin';
import { PinTries } from '@/lib/server/parental/tries';

const NOW = 1_800_000_000_000;
const DAY = 86_400_000;

describe('quality S13: 5 wrong tries, then a growing delay', () => {
  function afterWrong(count: number): { tries: PinTries; at: number } {
    const tries = new PinTries();
    let at = NOW;
    for (let wrong = 0; wrong < count; wrong += 1) {
      at += (tries.wait('7', at) ?? 0) * 1_000;
      expect(tries.use('7', at)).toBeNull();
    }
    return { tries, at };
  }

  test.each([
    [4, null],
    [5, 30],
    [6, 60],
    [7, 120],
    [8, 240],
    [11, 1_920],
    [12, 3_600],
    [20, 3_600],
  ])('after %i wrong attempts the next one waits %s s', (count, seconds) => {
    const { tries, at } = afterWrong(count);
    expect(tries.wait('7', at)).toBe(seconds);
    expect(tries.use('7', at)).toBe(seconds);
  });

  test('the waiting time counts from the last attempt, and attempts while waiting do not extend it', () => {
    const { tries, at } = afterWrong(5);
    expect(tries.use('7', at + 10_000)).toBe(20);
    expect(tries.use('7', at + 29_999)).toBe(1);
    expect(tries.use('7', at + 30_000)).toBeNull();
    expect(tries.wait('7', at + 30_000)).toBe(60);
  });

  test('parallel attempts give no advantage: each is counted before the comparison', () => {
    const tries = new PinTries();
    const answers = Array.from({ length: 8 }, () => tries.use('7', NOW));
    expect(answers).toEqual([null, null, null, null, null, 30, 30, 30]);
  });

  test('the correct PIN resets the count, a day resets it too, and other users are not affected', () => {
    const { tries, at } = afterWrong(5);
    expect(tries.use('8', at)).toBeNull();
    expect(tries.wait('7', at + DAY)).toBeNull();
    expect(tries.use('7', at + DAY)).toBeNull();
    expect(tries.wait('7', at + DAY)).toBeNull();
    const other = afterWrong(5);
    other.tries.clear('7');
    expect(other.tries.wait('7', other.at)).toBeNull();
  });
});

test.each([
  ['1234', '1234', true],
  ['1234', '1235', false],
  ['1234', '12345', false],
  ['', '', false],
  ['1234', '', false],
])('quality S13: constant-time compare of %j with %j: %s', (given, code, isSame) => {
  expect(isSamePin(given, code)).toBe(isSame);
});
