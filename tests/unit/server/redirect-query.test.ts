import type { IncomingMessage, ServerResponse } from 'node:http';
import { Answer } from '@/server/answer';
import { withRequestQuery } from '@/server/redirect-query';
import { sendResponse } from '@/server/send-response';

const moved = (location: string, search: string) =>
  withRequestQuery(['Location', location, 'x', '/x'], search);

test.each([
  ['/contents/korga-12', '', '/contents/korga-12'],
  ['/contents/korga-12', '?library_id=5&ts=1', '/contents/korga-12?library_id=5&ts=1'],
  ['/contents/korga-12?lang=kk', '?lang=kk&library_id=5', '/contents/korga-12?lang=kk&library_id=5'],
  ['/persons/%D3%99-12', '?_rsc=abc', '/persons/%D3%99-12'],
  ['https://other.example/a', '?b=1', 'https://other.example/a?b=1'],
])('quality E3: a redirect from a wrong slug to %s keeps the query %s', (location, search, expected) =>
  expect(moved(location, search)).toEqual(['Location', expected, 'x', '/x']),
);

test('quality E3: a location header that the framework repeats is sent once', () =>
  expect(withRequestQuery(['location', '/a', 'x', '/a', 'location', '/a'], '?b=1')).toEqual([
    'location',
    '/a?b=1',
    'x',
    '/a',
  ]));

test.each([307, 308])('quality E3: a redirect with %d has one location', async (status) => {
  const headers = { location: ['/provider/taspa#tariffs', '/provider/taspa#tariffs'] };
  const answer = new Answer({ status, headers: {}, body: Buffer.from('') }, headers, true);
  const response = { writeHead: jest.fn(), end: jest.fn() };
  await sendResponse(
    { headers: {}, method: 'GET' } as unknown as IncomingMessage,
    response as unknown as ServerResponse,
    { answer, isStored: true },
    (all) => withRequestQuery(all, '?lang=kk'),
    [],
    { id: '0a1b2c3d' },
  );
  const [, sent] = response.writeHead.mock.calls[0];
  const places = (sent as string[]).filter((_, at) => sent[at - 1] === 'location');
  expect(places).toEqual(['/provider/taspa?lang=kk#tariffs']);
});
