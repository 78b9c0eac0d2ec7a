import { markersOfChapters, markerTypeOf } from '../../src/domain/markers.ts';

test.each([
  ['Intro', 'intro'],
  ['Opening titles', 'intro'],
  ['Заставка', 'intro'],
  ['Previously on', 'recap'],
  ['Ранее в сериале', 'recap'],
  ['End Credits', 'credits'],
  ['Титры', 'credits'],
  ['The Credit Card', 'chapter'],
  ['Буран', 'chapter'],
])('a chapter named "%s" is %s', (name, type) => {
  expect(markerTypeOf(name)).toBe(type);
});

test('chapters end where the next one begins; those after the end of the film are left out', () => {
  const chapters = [
    { start: 60, title: 'Two' },
    { start: 0, title: 'One' },
    { start: 200, title: 'Beyond' },
  ];
  const markers = markersOfChapters(chapters, 120).map(({ start, end, title }) => [start, end, title?.en]);
  expect(markers).toEqual([
    [0, 60, 'One'],
    [60, null, 'Two'],
  ]);
});
