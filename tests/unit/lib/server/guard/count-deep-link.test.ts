import { forwardEvents } from '@/lib/server/gateway/analytics/forward-events';
import { countDeepLink } from '@/lib/server/guard/count-deep-link';
import { newViewer, visit } from './viewer';

jest.mock('@/lib/server/gateway/analytics/forward-events', () => ({
  forwardEvents: jest.fn(async () => {}),
}));
jest.mock('@/lib/shared/env', () => ({ env: () => ({ METRICS_URL: 'https://metrics.example/in' }) }));

const link = '/?type=channel&id=3929&start_time=1700000000';
function count(address: string, viewer: Partial<typeof newViewer> = {}, headers: HeadersInit = {}) {
  const decision = visit(address, viewer);
  if (decision.kind !== 'redirect') throw new Error(`${address}: ${decision.kind}`);
  countDeepLink(decision, { ...newViewer, ...viewer }, new Headers(headers));
  return jest.mocked(forwardEvents).mock.calls;
}

beforeEach(() => jest.mocked(forwardEvents).mockClear());

test('spec 2 §7 "Analytics events": the stages of a deep link are forwarded with the path of the page', () => {
  const [[url, batch, from] = []] = count(link);
  expect(url).toBe('https://metrics.example/in');
  expect(batch?.events).toEqual(
    ['start', 'call', 'run'].map((stage) => ({
      type: 'deepLink',
      at: expect.any(Number),
      stage,
      path: '/channels/3929',
    })),
  );
  expect(from).toMatchObject({ site: 'taspa' });
});

test.each<[string, Parameters<typeof count>]>([
  ['a crawler', [link, { isCrawler: true }]],
  ['a viewer who opted out', [link, {}, { 'sec-gpc': '1' }]],
  ['any other redirect', ['/startpage']],
])('nothing is counted for %s', (_, [address, viewer, headers]) => {
  expect(count(address, viewer, headers)).toEqual([]);
});
