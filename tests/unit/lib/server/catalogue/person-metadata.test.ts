import { personMetadata } from '@/lib/server/catalogue/person-metadata';

const pageHead = jest.fn((page: object) => page);
jest.mock('@/lib/server/seo/page-head', () => ({ pageHead: (page: object) => pageHead(page) }));
jest.mock('@/lib/server/seo/page-locales', () => ({ completeLocales: async () => ['ru'] }));
jest.mock('@/lib/server/seo/share-card', () => ({ personCard: () => ({}), pictureOf: () => null }));
jest.mock('@/lib/server/site/current-site', () => ({
  currentSiteContext: async () => ({ site: {}, locale: 'ru' }),
}));

const person = {
  id: '7',
  slug: 'anna',
  name: 'Anna',
  biography: null,
  photo: null,
  roleKey: 'actor',
  roleKeys: [],
  birthDate: null,
};

test.each([
  [null, false, false],
  [null, true, true],
  [0, false, true],
  [1, false, true],
  [2, false, false],
  [9, true, true],
])(
  'spec 2 §2: noindex with fewer than 2 items; %s works, requested by id %s: %s',
  async (count, isById, isHidden) => {
    await personMetadata({ person, rows: [], count, isById });
    expect(pageHead).toHaveBeenLastCalledWith(expect.objectContaining({ isHidden }));
  },
);
