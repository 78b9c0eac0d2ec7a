import { filteredPath } from '@/lib/rules/filters/inner-path';
import { visit } from '../../server/guard/viewer';

const inner = (address: string) => {
  const [pathname = '', search = ''] = address.split('?');
  return filteredPath(pathname, new URLSearchParams(search));
};

describe('decision 0010: the bare catalogue is stored, a narrowed one is made when asked for', () => {
  test.each([
    ['/movies', '/movies'],
    ['/movies?lang=kk', '/movies'],
    ['/movies?utm_source=mail', '/movies'],
    ['/movies?genre=drama', '/filtered/movies'],
    ['/series?year=2024&lang=kk', '/filtered/series'],
    ['/series?offset=50', '/filtered/series'],
    ['/movies/drama?genre=drama', '/movies/drama'],
    ['/telecasts?genre=drama', '/telecasts'],
    ['/', '/'],
  ])('%s is the page %s', (address, path) => {
    expect(inner(address)).toBe(path);
  });

  test.each(['/filtered', '/filtered/movies', '/filtered/movies?genre=drama'])(
    '%s is no page, whatever stands behind it',
    (address) => {
      expect(inner(address)).toBe('/filtered');
    },
  );

  test('the guard leads there, for each brand and language', () => {
    expect(visit('/movies?genre=drama&lang=uz')).toMatchObject({ path: '/taspa/uz/filtered/movies' });
  });
});
