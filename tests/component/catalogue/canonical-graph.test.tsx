import type { Metadata } from 'next';
import { isValidElement, type ReactElement, type ReactNode } from 'react';
import * as contents from '@/app/[site]/[locale]/contents/[slug]/page';
import * as persons from '@/app/[site]/[locale]/persons/[slug]/page';
import * as watch from '@/app/[site]/[locale]/watch/(player)/[id]/page';
import { JsonLd } from '@/components/ui/json-ld/JsonLd';
import { getContent } from '@/lib/platform/resources/contents';
import { getPerson } from '@/lib/platform/resources/persons';
import { contexts } from '@/lib/shared/sites/contexts';
import { siteByHost } from '@/lib/shared/sites/sites';

process.env.SESSION_SECRET = 'unit-tests-need-a-session-secret-too';
process.env.SITE_URL = 'https://taspa.example';

jest.mock('@/app/[site]/[locale]/_parts/ContentAnswer', () => ({ ContentAnswer: () => null }));
jest.mock('@/app/[site]/[locale]/_parts/PersonPage', () => ({ PersonPage: () => null }));
jest.mock('@/components/shell/EarlyCalls', () => ({ EarlyCalls: () => null }));
jest.mock('@/components/watch/NowPlaying', () => ({ NowPlaying: () => null }));
jest.mock('@/components/catalogue/content/KeepLibrary', () => ({ KeepLibrary: () => null }));
jest.mock('@/lib/server/playback/early-calls', () => ({ titleCalls: () => [] }));
jest.mock('@/lib/server/seo/page-text', () => ({ pageText: async () => ({ title: 'Korga' }) }));
jest.mock('@/lib/server/seo/share-card', () => ({
  contentCard: () => ({}),
  personCard: () => ({}),
  pictureOf: () => ({ kind: 'content', keys: ['korga-12'] }),
}));
jest.mock('@/lib/platform/resources/contents', () => ({ getContent: jest.fn() }));
jest.mock('@/lib/platform/resources/persons', () => ({ getPerson: jest.fn() }));
jest.mock('@/lib/server/site/current-site', () => ({
  currentSiteContext: async () => ({
    site: siteByHost('localhost'),
    context: contexts.browser,
    audience: 'everyone',
    locale: 'kk',
  }),
}));

const about = {
  title: 'Korga',
  description: 'День.',
  year: null,
  age: 12,
  durationSeconds: 60,
  isFree: true,
};
const mockContent = {
  ...about,
  ...{ id: '12', keys: ['korga-12'], kind: 'movie', suffix: null, season: null, episode: null },
  ...{ originalTitle: null, poster: null, background: null, genres: [], countries: [], persons: [] },
  ...{ seasons: [], crumbs: [{ title: 'Korga', href: null }] },
};
jest.mock('@/lib/server/catalogue/content-address', () => ({
  contentOf: async ({ slug }: { slug: string }) => ({
    kind: 'page',
    isById: false,
    page: { ...mockContent, canonical: `/contents/${slug}` },
  }),
}));
jest.mock('@/lib/server/catalogue/person-address', () => ({
  personOf: async ({ slug }: { slug: string }) => ({
    person: { id: '7', slug, name: 'Anna', biography: 'День.', photo: null, roleKey: null, roleKeys: [] },
    ...{ rows: [], count: 9, isById: false },
  }),
}));
jest.mock('@/lib/server/playback/watch-address', () => ({
  watchOf: async ({ id }: { id: string }) => ({
    ...{ kind: 'play', name: 'Korga', isById: false },
    page: {
      contentId: '12',
      title: 'Korga',
      canonical: `/watch/${id}`,
      background: 'https://img.example/1.jpg',
    },
    about: { ...mockContent, publishedAt: '2026-01-01T00:00:00Z', contentKeys: ['korga-12'] },
  }),
}));

/** The text in Kazakh; the one in Russian is `День.`. */
const writtenIn = (kazakh: string) => {
  const textIn = (locale: string) => (locale === 'kk' ? kazakh : 'День.');
  jest
    .mocked(getContent)
    .mockImplementation(async (_, { locale }) => ({ ...about, description: textIn(locale) }) as never);
  jest
    .mocked(getPerson)
    .mockImplementation(async (_, { locale }) => ({ name: 'Anna', biography: textIn(locale) }) as never);
};

function graphIn(node: ReactNode): ReadonlyArray<Record<string, unknown>> {
  const found: ReactElement<{ graph: Array<Record<string, unknown>> }>[] = [];
  const search = (one: ReactNode): void => {
    if (Array.isArray(one)) one.forEach(search);
    else if (isValidElement<{ graph: never[]; children?: ReactNode }>(one)) {
      if (one.type === JsonLd) found.push(one);
      search(one.props.children);
    }
  };
  search(node);
  return found.flatMap(({ props }) => props.graph);
}

interface Route {
  generateMetadata(props: { params: Promise<never> }): Promise<Metadata>;
  default(props: { params: Promise<never> }): Promise<ReactNode>;
}

const routes: ReadonlyArray<readonly [string, Route, (slug: string) => object]> = [
  ['/contents', contents, (slug) => ({ slug })],
  ['/persons', persons, (slug) => ({ slug })],
  ['/watch', watch, (id) => ({ id })],
];

describe.each(routes)('quality E2: the structured data of %s', (place, route, paramsOf) => {
  test.each([
    ['without a translation is named by the default language', 'День.', ''],
    ['with a translation is named by its own', 'Күн.', '?lang=kk'],
  ])('%s', async (_, kazakh, query) => {
    writtenIn(kazakh);
    const slug = `korga-${kazakh === 'День.' ? 12 : 13}`;
    const props = () => ({ params: Promise.resolve(paramsOf(slug) as never) });
    const { alternates } = await route.generateMetadata(props());
    expect(alternates?.canonical).toBe(`${place}/${slug}${query}`);
    const [node] = graphIn(await route.default(props()));
    expect(node?.url).toBe(`https://taspa.example${place}/${slug}${query}`);
    expect(String(node?.['@id']).split('#')[0]).toBe(node?.url);
  });
});
