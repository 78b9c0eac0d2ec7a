import { until } from '@/tests/support/until';
import { ask } from './support/plain-http';
import { type RealPlatform, startRealPlatform } from './support/real-platform';
import { type RealWeb, startRealWeb } from './support/real-web';
import { type CollectedSpan, startTraceCollector } from './support/trace-collector';

const TRACE = '4bf92f3577b34da6a3ce929d0e0e4736';
const PROXY_SPAN = '00f067aa0ba902b7';
const TYPED = 'typed-by-a-viewer';

let collector: Awaited<ReturnType<typeof startTraceCollector>>;
let platform: RealPlatform;
let web: RealWeb;

beforeAll(async () => {
  collector = await startTraceCollector();
  const env = { OTEL_EXPORTER_OTLP_ENDPOINT: collector.url, OTEL_BSP_SCHEDULE_DELAY: '100' };
  platform = await startRealPlatform({ env });
  web = await startRealWeb(platform.url, { env });
});
afterAll(async () => {
  await web?.stop();
  await platform?.stop();
  await collector?.stop();
});

const headers = () => ({
  host: new URL(web.url).host,
  origin: web.url,
  'x-request-id': 'proxy-77aa',
  traceparent: `00-${TRACE}-${PROXY_SPAN}-01`,
});

const spansOf = (traceId: string, isComplete: (spans: CollectedSpan[]) => boolean) =>
  until(() => {
    const found = collector.spans.filter((span) => span.traceId === traceId);
    return isComplete(found) && found;
  });

/** The spans above a span, up to one that nobody here has sent. */
function above(span: CollectedSpan, all: readonly CollectedSpan[]): CollectedSpan[] {
  const parent = all.find(({ spanId }) => spanId === span.parentSpanId);
  return parent ? [parent, ...above(parent, all)] : [];
}

test('docs/OPERATIONS.md "Traces": one trace leads from the request of a browser through both programs to its SQL', async () => {
  expect((await ask(web.url, '/api/session', headers(), 'POST')).status).toBe(200);
  const isBound = ({ attributes }: CollectedSpan) => String(attributes['db.statement']).includes('$1');
  const spans = await spansOf(
    TRACE,
    (all) => all.some(({ parentSpanId }) => parentSpanId === PROXY_SPAN) && all.some(isBound),
  );
  const sql = spans.find(isBound);
  if (!sql) throw new Error(`no SQL in ${JSON.stringify(spans.map(({ name }) => name))}`);
  const way = above(sql, spans);
  const server = way[0];
  expect(server).toMatchObject({ service: 'taspa-platform' });
  expect(server?.attributes).toMatchObject({
    'http.route': expect.stringMatching(/^\/v2\//),
    'taspa.request_id': 'proxy-77aa',
  });
  expect(way[1]).toMatchObject({ service: 'taspa-web', name: 'platform call' });
  const first = way.at(-1);
  expect(first).toMatchObject({ service: 'taspa-web', parentSpanId: PROXY_SPAN, name: 'POST /api/session' });
  expect(sql.name).toMatch(/^sql (select|insert|update)$/);
});

test('docs/OPERATIONS.md "Traces": a call that the server answers itself has a span of its own, above the call of the platform', async () => {
  const own = TRACE.replace('4', '6');
  const traced = { ...headers(), traceparent: `00-${own}-${PROXY_SPAN}-01` };
  const opened = await ask(web.url, '/api/session', headers(), 'POST');
  const cookie = [opened.headers['set-cookie'] ?? []].flat().join('; ');
  await ask(web.url, '/api/v2/users/self/favorites', { ...traced, cookie });
  const isWhole = (all: CollectedSpan[]) => all.some(({ parentSpanId }) => parentSpanId === PROXY_SPAN);
  const spans = await spansOf(own, isWhole);
  const call = spans.find(({ name }) => name === 'platform call');
  if (!call) throw new Error(`no call in ${JSON.stringify(spans.map(({ name }) => name))}`);
  expect(above(call, spans)).toEqual([
    expect.objectContaining({
      name: 'GET /api/v2/[...path]',
      parentSpanId: PROXY_SPAN,
      attributes: expect.objectContaining({ 'http.status_code': 200, 'taspa.request_id': 'proxy-77aa' }),
    }),
  ]);
});

test('quality S34: no address of a viewer, no typed text and no value of a query is in a trace', async () => {
  const other = TRACE.replace('4', '5');
  const traced = { ...headers(), traceparent: `00-${other}-${PROXY_SPAN}-01` };
  await ask(web.url, `/search?q=${TYPED}`, traced);
  await ask(web.url, `/api/search/suggest?lang=ru&text=${TYPED}`, traced);
  const spans = await spansOf(other, (all) => all.some(({ service }) => service === 'taspa-platform'));
  expect(spans.length).toBeGreaterThan(2);
  expect(collector.text()).not.toContain(TYPED);
});
