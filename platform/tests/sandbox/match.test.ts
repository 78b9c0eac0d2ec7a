import { processorTime } from '../../../tests/support/processor.ts';
import { matcher } from '../../src/sandbox/match.ts';

test.each([
  ['GET /v2/rowsets*', 'GET', '/v2/rowsets', true],
  ['GET /v2/rowsets*', 'GET', '/v2/rowsets/web?version=3', true],
  ['GET /v2/rowsets*', 'POST', '/v2/rowsets', false],
  ['get /v2/rowsets', 'GET', '/v2/rowsets?access_token=x', true],
  ['GET /v2/rowsets', 'GET', '/v2/rowsets/1', false],
  ['/v2/*/stream', 'GET', '/v2/channels/3929/stream?ts=1', true],
  ['* /v2/users', 'POST', '/v2/users', true],
  ['*', 'DELETE', '/anything', true],
  ['GET /v2/contents/a.b', 'GET', '/v2/contents/axb', false],
  ['GET *ts=17*', 'GET', '/v2/channels/1/stream?ts=17', true],
  ['/v2/a*a', 'GET', '/v2/a', false],
  ['/v2/a**a', 'GET', '/v2/aa', true],
  ['*a*b*c', 'GET', '/abcab', false],
  ['*a*b*c', 'GET', '/abcabc', true],
  ['/v2*', 'GET', '/v1', false],
])('whether "%s" matches %s %s', (match, method, url, expected) => {
  expect(matcher(match)(method, url)).toBe(expected);
});

test('a pattern with many stars is matched fast against a long address, whether it matches or not', async () => {
  const matches = matcher(`${'*a'.repeat(200)}*b`);
  const spent = await processorTime(() => {
    expect(matches('GET', `/${'a'.repeat(8000)}`)).toBe(false);
    expect(matches('GET', `/${'a'.repeat(8000)}b`)).toBe(true);
  });
  expect(spent).toBeLessThan(1000);
});
