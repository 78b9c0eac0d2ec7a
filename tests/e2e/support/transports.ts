interface Transport {
  name: string;
  address(path: string): string;
  headers: Record<string, string>;
}

const asItIs = (path: string): string => path;
const also = (query: string) => (path: string) => `${path}${path.includes('?') ? '&' : '?'}${query}`;

/** Ways that once led round a front door like ours (quality D1). */
export const TRANSPORTS: Transport[] = [
  { name: 'as it is', address: asItIs, headers: {} },
  {
    name: 'x-middleware-subrequest',
    address: asItIs,
    headers: { 'x-middleware-subrequest': 'middleware:middleware:middleware:middleware:middleware' },
  },
  {
    name: 'x-middleware-subrequest, src',
    address: asItIs,
    headers: { 'x-middleware-subrequest': 'src/middleware:src/middleware:src/middleware' },
  },
  {
    name: 'x-middleware-rewrite',
    address: asItIs,
    headers: { 'x-middleware-rewrite': '/taspa/ru/lk', 'x-middleware-next': '1' },
  },
  { name: 'inner address', address: (path) => `/taspa/ru${path}`, headers: {} },
  { name: 'RSC', address: asItIs, headers: { rsc: '1' } },
  {
    name: 'RSC prefetch',
    address: also('_rsc=abcde'),
    headers: { rsc: '1', 'next-router-prefetch': '1' },
  },
  {
    name: 'segment prefetch header',
    address: asItIs,
    headers: { rsc: '1', 'next-router-prefetch': '1', 'next-router-segment-prefetch': '/_tree' },
  },
  { name: '.rsc', address: (path) => `${path}.rsc`, headers: {} },
  { name: 'segment address', address: (path) => `${path}.segments/_tree.segment.rsc`, headers: {} },
  { name: 'nxtP', address: also('nxtPsite=taspa&nxtPlocale=ru&nxtPrest=lk'), headers: {} },
  { name: 'nxtI', address: also('nxtIsite=taspa&nxtIlocale=ru'), headers: {} },
  { name: 'data request', address: asItIs, headers: { 'x-nextjs-data': '1' } },
];
