import { getContent } from '@/lib/platform/resources/contents';
import { getRowset } from '@/lib/platform/resources/rowsets';
import { shareCardOf } from '@/lib/server/share/subject';
import { PlatformError } from '@/lib/shared/platform-error';
import type { AudienceContext } from '@/lib/shared/sites/audience';
import { siteById } from '@/lib/shared/sites/sites';

jest.mock('@/lib/platform/resources/contents', () => ({ getContent: jest.fn() }));
jest.mock('@/lib/platform/resources/rowsets', () => ({ getRowset: jest.fn() }));
jest.mock('@/lib/platform/resources/channels', () => ({ listChannels: jest.fn() }));
jest.mock('@/lib/platform/resources/persons', () => ({ getPerson: jest.fn() }));
jest.mock('@/lib/server/catalogue/load-row', () => ({ loadRow: jest.fn() }));
jest.mock('next-intl/server', () => ({ getTranslations: jest.fn() }));

const site = siteById('ntv_web');
const hidden = site?.hiddenContents[0] ?? '';

test.each([
  ['of the title', [`a-title-${hidden}`]],
  ['of an episode of it', [`a-title-${hidden}`, '7']],
  ['of an episode that is hidden', ['a-series-7', hidden]],
])('spec 2 §2 blocklist: a title that the brand hides has no picture: %s', async (_, keys) => {
  expect(hidden).not.toBe('');
  if (!site) throw new Error('no such site');
  // Like the reads of a brand (tests/unit/lib/platform/http/hidden.test.ts).
  (getContent as jest.Mock).mockImplementation(async (id: string, reader: AudienceContext) => {
    if (reader.hidden?.includes(id)) throw new PlatformError('refused', 'not_found', { status: 404 });
    return {};
  });
  expect(await shareCardOf({ site, locale: 'ru', kind: 'content', keys })).toBeNull();
});

test('quality S15, S28: a picture of home under another name is a 404 without calling the platform', async () => {
  if (!site) throw new Error('no such site');
  expect(await shareCardOf({ site, locale: 'ru', kind: 'home', keys: ['anything'] })).toBeNull();
  expect(getRowset).not.toHaveBeenCalled();
});
