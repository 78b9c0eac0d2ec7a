import { durationWords } from '@/lib/rules/catalogue/format';

const labels = { long: '{hours} h {minutes} min', hours: '{hours} h', short: '{minutes} min' };

test.each([
  [0, '1 min'],
  [30.72, '1 min'],
  [59 * 60, '59 min'],
  [59.6 * 60, '1 h'],
  [3600, '1 h'],
  [3660, '1 h 1 min'],
  [5640, '1 h 34 min'],
  [12_600, '3 h 30 min'],
])('%d seconds are %s', (seconds, words) => expect(durationWords(seconds, labels)).toBe(words));
