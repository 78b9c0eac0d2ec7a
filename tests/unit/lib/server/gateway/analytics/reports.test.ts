import { takeReport } from '@/lib/server/gateway/analytics/reports';
import { pagePolicy, REPORTS } from '@/lib/shared/policy/content-policy';

const logged: Array<Record<string, string>> = [];
let hour = 0;

const report = (facts: Record<string, string> = {}) => ({
  'csp-report': {
    'document-uri':
      'https://taspa.example/contents/korga-12?access_token=0123456789abcdef0123456789abcdef#pin=7306',
    'effective-directive': 'script-src-elem',
    'blocked-uri': 'https://evil.example/x.js?phone=77015551234',
    'source-file': 'https://taspa.example/contents/korga-12',
    'script-sample': 'aisha@example.kz',
    ...facts,
  },
});

function send(body: unknown = report(), { address = '10.1.1.1', type = 'application/csp-report' } = {}) {
  return takeReport(
    new Request(`http://taspa.test${REPORTS}`, {
      method: 'POST',
      headers: { 'content-type': type, 'x-forwarded-for': address },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    }),
  );
}

beforeEach(() => {
  // A new window of the limits.
  hour += 1;
  jest.spyOn(Date, 'now').mockReturnValue(hour * 3_600_000);
  logged.length = 0;
  jest.spyOn(process.stderr, 'write').mockImplementation((line) => {
    logged.push(JSON.parse(String(line)));
    return true;
  });
});
afterEach(() => jest.restoreAllMocks());

describe('quality S26: content policy reports of browsers are logged', () => {
  test('the policy of every page names the report address', () => {
    const policy = pagePolicy({
      scripts: [],
      styles: [],
      kind: 'player',
      hosts: { cast: [], vitrina: [], payment: [], ads: [], licence: [], counters: [], media: [] },
      isFramable: true,
      embedOrigins: [],
      isSecure: true,
    });
    expect(policy.split('; ')).toContain('report-uri /api/reports');
  });

  test('quality S26: the track of the player engine for timed metadata is allowed', () => {
    const policy = pagePolicy({
      scripts: [],
      styles: [],
      kind: 'player',
      hosts: { cast: [], vitrina: [], payment: [], ads: [], licence: [], counters: [], media: [] },
      isFramable: false,
      embedOrigins: [],
      isSecure: true,
    });
    expect(policy.split('; ')).toContain("media-src 'self' data: blob: https:");
  });

  test('one log line with the directive, the host and the kind of page, without personal data', async () => {
    expect((await send()).status).toBe(204);
    expect(logged).toEqual([
      {
        time: expect.any(String),
        level: 'warn',
        code: 'content_policy',
        directive: 'script-src-elem',
        blocked: 'https://evil.example',
        page: 'contents',
      },
    ]);
  });

  test.each<[object, object]>([
    [{ 'blocked-uri': 'inline' }, { blocked: 'inline' }],
    [{ 'blocked-uri': 'data:text/html,7306' }, { blocked: 'data:' }],
    [{ 'blocked-uri': '77015551234' }, { blocked: 'unknown' }],
    [{ 'effective-directive': '', 'violated-directive': "img-src 'self'" }, { directive: 'img-src' }],
    [{ 'effective-directive': '{"x":1}' }, { directive: 'unknown' }],
    [{ 'document-uri': 'https://taspa.example/' }, { page: 'home' }],
    [{ 'document-uri': 'https://taspa.example/aisha' }, { page: 'other' }],
    [{ 'document-uri': '' }, { page: 'unknown' }],
  ])('%j is logged as %j', async (facts, expected) => {
    await send(report(facts as Record<string, string>));
    expect(logged).toEqual([expect.objectContaining(expected)]);
  });

  test.each<Record<string, string>>([
    { 'blocked-uri': 'chrome-extension' },
    { 'blocked-uri': 'moz-extension://abc/x.js' },
    { 'source-file': 'safari-web-extension://abc' },
    { 'source-file': 'chrome-extension' },
    { 'blocked-uri': 'about' },
  ])('a report caused by a browser extension is dropped: %j', async (facts) => {
    expect((await send(report(facts))).status).toBe(204);
    expect(logged).toEqual([]);
  });

  test.each<[number, string, unknown]>([
    [400, 'no report', { 'csp-report': 'x' }],
    [400, 'no JSON', '{'],
    [400, 'nothing', ''],
    [400, 'endless words', report({ 'blocked-uri': 'x'.repeat(5_000) })],
    [413, 'too much', `"${'x'.repeat(20_000)}"`],
  ])('%d for %s, and no log line', async (status, _, body) => {
    expect((await send(body)).status).toBe(status);
    expect(logged).toEqual([]);
  });

  test('quality S17: a form of another site is refused', async () => {
    expect((await send(report(), { type: 'text/plain' })).status).toBe(415);
    expect(logged).toEqual([]);
  });

  test('one address is limited, and the total number of log lines is limited', async () => {
    const statuses = [];
    for (let at = 0; at < 31; at += 1) statuses.push((await send()).status);
    expect(new Set(statuses.slice(0, 30))).toEqual(new Set([204]));
    expect(statuses[30]).toBe(429);
    for (let at = 0; at < 100; at += 1) await send(report(), { address: `10.2.2.${at}` });
    expect(logged).toHaveLength(60);
  });
});
