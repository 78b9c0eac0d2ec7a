import { readScope, scopeOf, scopesOf } from '@/lib/rules/catalogue/scopes';

const row = (template: string, contentType: string | null = null) => ({ template, contentType });
const films = row('content-v', 'movie');
const shows = row('content-h', 'program');
const channels = row('channel');
const people = row('person');

describe('kinds of results', () => {
  test.each([
    [films, 'titles'],
    [row('content-v', 'series'), 'titles'],
    [shows, 'programmes'],
    [channels, 'channels'],
    [people, 'people'],
    [row('promo-wide'), null],
    [row('history-h'), null],
  ])('%j is %s', (stub, scope) => expect(scopeOf(stub)).toBe(scope));

  test('each kind with results once, in a fixed order; a single one is no choice', () => {
    expect(scopesOf([people, channels, films, row('channel'), shows])).toEqual([
      'titles',
      'programmes',
      'channels',
      'people',
    ]);
    expect(scopesOf([films, row('content-v', 'series')])).toEqual([]);
    expect(scopesOf([])).toEqual([]);
  });

  test.each([
    ['channels', 'channels'],
    ['people', null],
    ['nonsense', null],
    [['titles', 'channels'], null],
    [undefined, null],
  ] as const)('the address says %j: %s is shown', (value, scope) => {
    expect(readScope(value as string | string[] | undefined, ['titles', 'channels'])).toBe(scope);
  });
});
