import { getContent } from '@/lib/platform/contents';
import { getRowset } from '@/lib/platform/rowsets';
import { shareCardOf } from '@/lib/seo/share/subject';
import { siteById } from '@/lib/sites/sites';

jest.mock('@/lib/platform/contents', () => ({ getContent: jest.fn() }));
jest.mock('@/lib/platform/rowsets', () => ({ getRowset: jest.fn() }));
jest.mock('@/lib/platform/channels', () => ({ listChannels: jest.fn() }));
jest.mock('@/lib/platform/persons', () => ({ getPerson: jest.fn() }));
jest.mock('@/lib/catalogue/load-row', () => ({ loadRow: jest.fn() }));
jest.mock('next-intl/server', () => ({ getTranslations: jest.fn() }));

const site = siteById('ntv_web');
const hidden = site?.hiddenContents[0] ?? '';

test.each([
  ['of the title', [`a-title-${hidden}`]],
  ['of an episode of it', [`a-title-${hidden}`, '7']],
  ['of an episode that is hidden', ['a-series-7', hidden]],
])(
  'spec 2 §2 blocklist: what the brand does not show has no picture %s, and the platform is not asked',
  async (_, keys) => {
    expect(hidden).not.toBe('');
    if (!site) throw new Error('no such site');
    expect(await shareCardOf({ site, locale: 'ru', kind: 'content', keys })).toBeNull();
    expect(getContent).not.toHaveBeenCalled();
  },
);

test('quality S15, S28: a picture of home by any other name is none, without a call of the platform', async () => {
  if (!site) throw new Error('no such site');
  expect(await shareCardOf({ site, locale: 'ru', kind: 'home', keys: ['anything'] })).toBeNull();
  expect(getRowset).not.toHaveBeenCalled();
});
