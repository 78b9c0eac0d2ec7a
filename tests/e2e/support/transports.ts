interface Transport {
  name: string;
  address(path: string): string;
  headers: Record<string, string>;
}

const unchanged = (path: string): string => path;
const withQuery = (query: string) => (path: string) => `${path}${path.includes('?') ? '&' : '?'}${query}`;

/** Ways that bypassed guards like ours in the past (quality D1). */
export const TRANSPORTS: Transport[] = [
  { name: 'as it is', address: unchanged, headers: {} },
  {
    name: 'x-middleware-subrequest',
    address: unchanged,
    headers: { 'x-middleware-subrequest': 'middleware:middleware:middleware:middleware:middleware' },
  },
  {
    name: 'x-middleware-subrequest, src',
    address: unchanged,
    headers: { 'x-middleware-subrequest': 'src/middleware:src/middleware:src/middleware' },
  },
  {
    name: 'x-middleware-rewrite',
    address: unchanged,
    headers: { 'x-middleware-rewrite': '/taspa/ru/lk', 'x-middleware-next': '1' },
  },
  { name: 'inner address', address: (path) => `/taspa/ru${path}`, headers: {} },
  { name: 'RSC', address: unchanged, headers: { rsc: '1' } },
  {
    name: 'RSC prefetch',
    address: withQuery('_rsc=abcde'),
    headers: { rsc: '1', 'next-router-prefetch': '1' },
  },
  {
    name: 'segment prefetch header',
    address: unchanged,
    headers: { rsc: '1', 'next-router-prefetch': '1', 'next-router-segment-prefetch': '/_tree' },
  },
  { name: '.rsc', address: (path) => `${path}.rsc`, headers: {} },
  { name: 'segment address', address: (path) => `${path}.segments/_tree.segment.rsc`, headers: {} },
  { name: 'nxtP', address: withQuery('nxtPsite=taspa&nxtPlocale=ru&nxtPrest=lk'), headers: {} },
  { name: 'nxtI', address: withQuery('nxtIsite=taspa&nxtIlocale=ru'), headers: {} },
  { name: 'data request', address: unchanged, headers: { 'x-nextjs-data': '1' } },
];
