import { RouteNames } from '@/server/metrics/route-names';

const route = (page: string, pattern: string) => ({ page, matches: new RegExp(pattern) });
const names = new RouteNames([
  route('/healthz', '^/healthz(?:/)?$'),
  route('/api/rows/[key]', '^/api/rows/([^/]+?)(?:/)?$'),
  route('/[site]/[locale]', '^/([^/]+?)/([^/]+?)(?:/)?$'),
  route('/[site]/[locale]/contents/[slug]', '^/([^/]+?)/([^/]+?)/contents/([^/]+?)(?:/)?$'),
  route('/[site]/[locale]/[...rest]', '^/([^/]+?)/([^/]+?)/(.+?)(?:/)?$'),
]);

test.each([
  ['/taspa/kk', '/'],
  ['/taspa/kk/contents/avatar-2009-1', '/contents/[slug]'],
  ['/taspa/kk/anything/at/all', '/[...rest]'],
  ['/api/rows/abc', '/api/rows/[key]'],
  ['/healthz', '/healthz'],
  ['/api/none', 'none'],
  ['/api/none/at-all', 'none'],
  ['/_next/static/chunks/a.js', 'files'],
  ['', 'none'],
])('docs/OPERATIONS.md "Metrics": %s is counted as %s', (path, name) => {
  expect(names.nameOf(path)).toBe(name);
  expect(names.nameOf(path)).toBe(name);
});
