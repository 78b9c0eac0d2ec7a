import { withQuery } from '@/server/moved';

const moved = (location: string, search: string) => withQuery(['Location', location, 'x', '/x'], search);

test.each([
  ['/contents/korga-12', '', '/contents/korga-12'],
  ['/contents/korga-12', '?library_id=5&ts=1', '/contents/korga-12?library_id=5&ts=1'],
  ['/contents/korga-12?lang=kk', '?lang=kk&library_id=5', '/contents/korga-12?lang=kk&library_id=5'],
  ['/persons/%D3%99-12', '?_rsc=abc', '/persons/%D3%99-12'],
  ['https://other.example/a', '?b=1', 'https://other.example/a?b=1'],
])('quality E3: who was led from a wrong slug to %s keeps the query %s', (location, search, expected) =>
  expect(moved(location, search)).toEqual(['Location', expected, 'x', '/x']),
);

test('quality E3: the address is said once, however often the framework says it', () =>
  expect(withQuery(['location', '/a', 'x', '/a', 'location', '/a'], '?b=1')).toEqual([
    'location',
    '/a?b=1',
    'x',
    '/a',
  ]));
