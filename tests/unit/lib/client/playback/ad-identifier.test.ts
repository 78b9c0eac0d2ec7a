import { callAsViewer } from '@/lib/client/http/call-as-viewer';

jest.mock('@/lib/client/http/call-as-viewer', () => ({ callAsViewer: jest.fn() }));

const requested = callAsViewer as unknown as jest.Mock;
const sent = () => requested.mock.calls.map(([{ method = 'GET', path }]) => `${method} ${path}`);

/** The identifier is kept for the life of a page, so each test has a page of its own. */
async function openPage(browser: object = {}) {
  jest.resetModules();
  jest.doMock('@/lib/client/http/call-as-viewer', () => ({ callAsViewer: requested }));
  jest.doMock('@/lib/client/viewer/known', () => ({ hasUserSession: () => true }));
  jest.doMock('@/lib/client/viewer/forget-viewer-data', () => ({ forgetViewerData() {} }));
  Object.defineProperty(globalThis, 'navigator', { configurable: true, value: browser });
  return (await import('@/lib/client/playback/ad-identifier')).adIdentifier;
}

beforeEach(() => requested.mockReset());

test('spec 2 §7 Advertising: the identifier that the platform knows is used, and read once', async () => {
  const adIdentifier = await openPage();
  requested.mockResolvedValue([
    { vendor: 'tv', identifier: 'other' },
    { vendor: 'taspa-web', identifier: 'mine' },
  ]);
  expect([await adIdentifier(), await adIdentifier()]).toEqual(['mine', 'mine']);
  expect(sent()).toEqual(['GET /ads/ad_ids']);
});

test('spec 2 §7 Advertising: a viewer without one gets a random one, which the platform remembers', async () => {
  const adIdentifier = await openPage();
  requested.mockImplementation(async ({ body }) => body ?? []);
  expect(await adIdentifier()).toMatch(/^[0-9a-f-]{36}$/);
  expect(sent()).toEqual(['GET /ads/ad_ids', 'POST /ads/ad_ids']);
  expect(requested.mock.calls[1][0].body.vendor).toBe('taspa-web');
});

test.each([{ globalPrivacyControl: true }, { doNotTrack: '1' }])(
  'a viewer who does not want to be tracked has none: %j',
  async (browser) => {
    const adIdentifier = await openPage(browser);
    expect(await adIdentifier()).toBeNull();
    expect(sent()).toEqual([]);
  },
);

test('without an answer an ad is requested without it, and the next one asks again', async () => {
  const adIdentifier = await openPage();
  requested
    .mockRejectedValueOnce(new Error('away'))
    .mockResolvedValue([{ vendor: 'taspa-web', identifier: 'mine' }]);
  expect([await adIdentifier(), await adIdentifier()]).toEqual([null, 'mine']);
});

test('quality S08: another viewer of the same page has another identifier', async () => {
  const adIdentifier = await openPage();
  const { setViewer } = await import('@/lib/client/viewer/viewer');
  const as = (id: string) =>
    setViewer({
      ...{ state: 'user', name: null, phone: null },
      profile: { id, name: id, role: 'adult', icon: null },
    });
  requested
    .mockResolvedValueOnce([{ vendor: 'taspa-web', identifier: 'first' }])
    .mockResolvedValueOnce([{ vendor: 'taspa-web', identifier: 'second' }]);
  as('1');
  const first = await adIdentifier();
  as('2');
  expect([first, await adIdentifier()]).toEqual(['first', 'second']);
  expect(sent()).toEqual(['GET /ads/ad_ids', 'GET /ads/ad_ids']);
});
