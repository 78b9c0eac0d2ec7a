import { ageOn } from '@/lib/rules/catalogue/age';

describe('the age of a person', () => {
  test.each([
    ['the day before a birthday', '2026-05-11', '1990-05-12', 35],
    ['a birthday', '2026-05-12', '1990-05-12', 36],
    ['born on 29 February, before March', '2026-02-28', '2000-02-29', 25],
    ['born on 29 February, in March', '2026-03-01', '2000-02-29', 26],
    ['born today', '2026-05-12', '2026-05-12', 0],
    ['born tomorrow', '2026-05-12', '2026-05-13', null],
    ['older than anybody', '2026-05-12', '1890-01-01', null],
    ['only a year', '2026-05-12', '1990', null],
    ['no day', '2026-05-12', 'unknown', null],
  ])('%s: on %s, born %s: %s', (_, day, birthDate, age) => {
    expect(ageOn(day, birthDate)).toBe(age);
  });
});
