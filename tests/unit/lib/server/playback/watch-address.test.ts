import { loadWatch } from '@/lib/server/playback/load-watch';
import { watchOf } from '@/lib/server/playback/watch-address';
import { siteByHost } from '@/lib/shared/sites/sites';

jest.mock('@/lib/server/playback/load-watch', () => ({ loadWatch: jest.fn() }));
jest.mock('@/lib/server/site/current-site', () => ({
  currentSiteContext: async () => ({ site: siteByHost('localhost'), locale: 'kk' }),
}));

/** Next signals a redirect by throwing. */
const answerTo = (id: string) => watchOf({ id }).catch((error: { digest: string }) => error.digest);

const plays = (slug: string) =>
  jest.mocked(loadWatch).mockResolvedValue({
    kind: 'play',
    page: { title: 'Korga', subtitle: null, canonical: `/watch/${encodeURIComponent(slug)}` },
    about: { slug },
  } as never);

test.each(['korga-576', '%D2%9B%D0%BE%D1%80%D2%93%D0%B0-576'])(
  'quality E3: the slug %s of the title plays under its own address, and is indexed',
  async (slug) => {
    plays(decodeURIComponent(slug));
    expect(await answerTo(slug)).toMatchObject({ kind: 'play', isById: false });
  },
);

test('quality E3: an outdated slug with a right id redirects with 308 to the canonical address, in the same language', async () => {
  plays('korga-576');
  expect(await answerTo('old-name-576')).toContain(';/watch/korga-576?lang=kk;308;');
});

test.each(['korga-576', '576'])(
  'spec 2 §5: an id without letters plays where it is, and is not for search engines (the title has the slug %s)',
  async (slug) => {
    plays(slug);
    expect(await answerTo('576')).toMatchObject({ kind: 'play', isById: true });
  },
);
