import { filteredPath } from '@/lib/rules/filters/inner-path';
import { visit } from '../../server/guard/viewer';

const inner = (address: string) => {
  const [pathname = '', search = ''] = address.split('?');
  return filteredPath(pathname, new URLSearchParams(search));
};

describe('decision 0010: the catalogue without filters is a stored page, a filtered one is rendered on request', () => {
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
    '%s is not a page, whatever follows it',
    (address) => {
      expect(inner(address)).toBe('/filtered');
    },
  );

  test('the guard rewrites to it for each brand and language', () => {
    expect(visit('/movies?genre=drama&lang=uz')).toMatchObject({ path: '/taspa/uz/filtered/movies' });
  });
});
