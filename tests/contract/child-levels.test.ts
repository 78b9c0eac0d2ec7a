import { loadContent } from '@/lib/server/catalogue/load-content';
import { loadPage } from '@/lib/server/catalogue/load-page';
import { loadRow } from '@/lib/server/catalogue/load-row';
import { loadChannels } from '@/lib/server/channels/load-channels';
import { loadSchedule } from '@/lib/server/channels/load-schedule';
import { profilesAnswer } from '@/lib/server/gateway/parental/profiles';
import { forward } from '@/lib/server/gateway/personal/forward';
import { publicChannels } from '@/lib/server/gateway/public/public-channels';
import { publicRow } from '@/lib/server/gateway/public/public-row';
import { publicSuggest } from '@/lib/server/gateway/public/public-search';
import { loadWatch } from '@/lib/server/playback/load-watch';
import { loadResults, loadSuggestions } from '@/lib/server/search/load-search';
import { type AudienceContext, audienceOf } from '@/lib/shared/sites/audience';
import { cookiesOfRequest } from '@/tests/support/visitor';
import { type Forbidden, forbiddenIn, isMissing, leaksIn } from './support/leaks';
import type { RealPlatform } from './support/real-platform';
import { type Seed, seedOf } from './support/seed';
import { openPlatform, SiteClient } from './support/site-client';

jest.mock('next/headers', () => ({ cookies: () => cookiesOfRequest() }));
jest.mock('next-intl/server', () => ({ getTranslations: async () => (key: string) => key }));
// Like the data cache of a running server: an answer for one level must not be reused for another.
jest.mock('next/cache', () => jest.requireActual('./support/data-cache'));

const HOUR = 3600;

let platform: RealPlatform;
let seed: Seed;

beforeAll(async () => {
  platform = await openPlatform();
  seed = await seedOf(platform.url);
});
afterAll(() => platform?.stop());

/** The mildest first: what an older child sees, and a younger one must not. */
const roots = (forbidden: Forbidden) =>
  forbidden.titles.filter(({ parents }) => parents.length === 0).sort((a, b) => a.age - b.age);

// The child of 12 fills the caches first.
describe.each([12, 6, 0] as const)('quality S14: a child of level %i (spec 2 §5, §6)', (level) => {
  const reader: AudienceContext = { locale: 'ru', audience: audienceOf(level) };
  let forbidden: Forbidden;
  let client: SiteClient;

  beforeAll(async () => {
    forbidden = forbiddenIn(seed, level);
    client = new SiteClient(platform);
    expect((await client.logInAs(`parent-of-${level}`)).status).toBe(200);
    await client.becomeChild({ ageLevel: level });
  });

  const leaks = (answer: unknown) => leaksIn(answer, forbidden);
  const fromGateway = (path: string, query = '') =>
    client.call((request) => forward(request, path), 'GET', `/api/v2${path}${query}`);

  test('gets no page of a title above it, and every page of a title up to it', async () => {
    const wrong: string[] = [];
    // One after another: hundreds at once would wait for each other longer than a call may.
    for (const { id, age } of seed.titles)
      if ((await isMissing(loadContent(id, null, reader))) !== age > level) wrong.push(id);
    expect(wrong).toEqual([]);
    for (const { id } of roots(forbidden).slice(0, 10))
      expect({ id, missing: await isMissing(loadWatch(id, reader)) }).toEqual({ id, missing: true });
  });

  test('gets no page, row or channel list with anything above it', async () => {
    let shown = 0;
    for (const key of seed.rowsets.filter((slug) => slug !== 'my'))
      expect({ key, leaks: leaks(await loadPage(key, reader)) }).toEqual({ key, leaks: [] });
    for (const key of seed.rows) {
      const row = await loadRow(key, { offset: 0, limit: 100 }, reader);
      expect({ key, leaks: leaks(row) }).toEqual({ key, leaks: [] });
      shown += row.contents.length + row.channels.length;
    }
    expect(shown).toBeGreaterThan(0);
    const page = await loadChannels('all', reader);
    const above = forbidden.channels.map(({ id }) => id);
    expect(page?.channels.filter(({ id }) => above.includes(id))).toEqual([]);
    expect(leaks(page)).toEqual([]);
  });

  test('finds nothing above it, and gets no suggestion of it', async () => {
    for (const { title } of roots(forbidden).slice(0, 10)) {
      const text = title.toLowerCase();
      expect({ title, leaks: leaks(await loadResults(text, reader)) }).toEqual({ title, leaks: [] });
      expect(await loadSuggestions(text, reader)).not.toContain(title);
    }
  });

  test('gets no entry of a guide above it, and no guide of a channel above it', async () => {
    const now = Math.floor(Date.now() / 1000 / HOUR) * HOUR;
    const window = { start: now - 12 * HOUR, end: now + 12 * HOUR };
    for (const { id, slug, age } of seed.channels) {
      const loading = loadSchedule(id, window, reader);
      if (age > level) expect({ slug, missing: await isMissing(loading) }).toEqual({ slug, missing: true });
      else expect({ slug, leaks: leaks(await loading) }).toEqual({ slug, leaks: [] });
    }
  });

  test('gets no stream above it', async () => {
    const [channel] = [...forbidden.channels].sort((a, b) => a.age - b.age);
    const titles = roots(forbidden).slice(0, 8);
    const paths = [
      ...(channel ? [`/channels/${channel.id}/stream`] : []),
      ...titles.map(({ id, libraryId }) => `/libraries/${libraryId ?? 1}/contents/${id}/stream`),
      ...titles.flatMap(({ trailers }) => trailers.map((one) => `/trailers/${one}/stream`)),
    ];
    for (const path of paths) {
      const { status } = await fromGateway(path);
      expect({ path, refused: status === 403 || status === 404 }).toEqual({ path, refused: true });
    }
  });

  test('public lists follow the session, whatever level their address names', async () => {
    for (const audienceQuery of ['', '&audience=child', '&audience=child6', '&audience=child0']) {
      for (const key of seed.rows.slice(0, 6)) {
        const path = `/api/rows/${key}?lang=ru&offset=0&limit=100${audienceQuery}`;
        const { body } = await client.call((request) => publicRow(request, key), 'GET', path);
        expect({ path, leaks: leaks(body) }).toEqual({ path, leaks: [] });
      }
      const { body } = await client.call(publicChannels, 'GET', `/api/channels?lang=ru${audienceQuery}`);
      expect(leaks(body)).toEqual([]);
      const [title] = roots(forbidden);
      const found = await client.call(
        publicSuggest,
        'GET',
        `/api/search/suggest?lang=ru&text=${encodeURIComponent(title?.title ?? '')}${audienceQuery}`,
      );
      expect(JSON.stringify(found.body)).not.toContain(title?.title);
    }
  });

  test('a level that its parents changed elsewhere is taken over with the list of profiles', async () => {
    const { body } = await client.call(profilesAnswer, 'GET', '/api/session/profiles');
    expect(body.profiles.find(({ id }: { id: string }) => id === body.activeId)).toMatchObject({
      role: 'child',
      ageLevel: level,
    });
    expect(client.visitor.jar.get('taspa_known')).toBe(audienceOf(level));
  });
});
