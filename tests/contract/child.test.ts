import { getPerson } from '@/lib/platform/resources/persons';
import { listRowsets } from '@/lib/platform/resources/rowsets';
import type { Suggestion } from '@/lib/rules/search/options';
import { filmographyOf } from '@/lib/server/catalogue/filmography';
import { loadContent } from '@/lib/server/catalogue/load-content';
import { loadPage } from '@/lib/server/catalogue/load-page';
import { loadRow } from '@/lib/server/catalogue/load-row';
import { loadChannels, loadOpeningChannels } from '@/lib/server/channels/load-channels';
import { loadSchedule } from '@/lib/server/channels/load-schedule';
import { allowedCalls } from '@/lib/server/gateway/personal/allowed';
import { forward } from '@/lib/server/gateway/personal/forward';
import { publicChannels } from '@/lib/server/gateway/public/public-channels';
import { publicOffers } from '@/lib/server/gateway/public/public-offers';
import { publicProgramme } from '@/lib/server/gateway/public/public-programme';
import { publicRow } from '@/lib/server/gateway/public/public-row';
import { publicSchedule } from '@/lib/server/gateway/public/public-schedule';
import { publicSuggest } from '@/lib/server/gateway/public/public-search';
import { publicTitle } from '@/lib/server/gateway/public/public-title';
import { loadWatch } from '@/lib/server/playback/load-watch';
import { loadResults, loadSuggestions } from '@/lib/server/search/load-search';
import { cookiesOfRequest, Visitor } from '@/tests/support/visitor';
import { type Forbidden, forbiddenIn, isMissing, leaksIn as leaksOf } from './support/leaks';
import type { RealPlatform } from './support/real-platform';
import { isAboveChildren, type Seed, type SeedChannel, type SeedTitle, seedOf } from './support/seed';
import { openPlatform, SiteClient } from './support/site-client';

jest.mock('next/headers', () => ({ cookies: () => cookiesOfRequest() }));
jest.mock('next-intl/server', () => ({ getTranslations: async () => (key: string) => key }));
// Like the data cache of a running server: an answer for one reader is reused for the next.
jest.mock('next/cache', () => jest.requireActual('./support/data-cache'));

const HOUR = 3600;
const child = { locale: 'ru', audience: 'child' } as const;
const everyone = { locale: 'ru', audience: 'everyone' } as const;

let platform: RealPlatform;
let seed: Seed;
let forbiddenTitles: SeedTitle[];
let forbiddenChannels: SeedChannel[];
let forbidden: Forbidden;
let kid: Visitor;
let adult: Visitor;

beforeAll(async () => {
  platform = await openPlatform();
  seed = await seedOf(platform.url);
  forbiddenTitles = seed.titles.filter(isAboveChildren);
  forbiddenChannels = seed.channels.filter(isAboveChildren);
  forbidden = forbiddenIn(seed, 12);
  adult = (await loggedIn('grown-up')).visitor;
  const parent = await loggedIn('parent');
  await parent.becomeChild();
  kid = parent.visitor;
});
afterAll(() => platform?.stop());

async function loggedIn(login: string): Promise<SiteClient> {
  const client = new SiteClient(platform);
  expect((await client.logInAs(login)).status).toBe(200);
  return client;
}

const leaksIn = (answer: unknown): string[] => leaksOf(answer, forbidden);

test('the seed has enough titles above 12 for these tests', () => {
  expect(forbiddenTitles.length).toBeGreaterThan(30);
  expect(forbiddenChannels.length).toBeGreaterThan(5);
  expect(seed.titles.length - forbiddenTitles.length).toBeGreaterThan(40);
});

describe('quality S14: the pages of a child (spec 1 §6, spec 2 §5, §6)', () => {
  test('films, series, episodes and programmes above 12 are not found under any of their addresses', async () => {
    for (const { id, parents } of forbiddenTitles) {
      const [series] = parents.slice(-1);
      const addresses = [loadContent(id, null, child), loadWatch(id, child)];
      if (series) addresses.push(loadContent(series, id, child));
      for (const address of addresses)
        expect({ id, missing: await isMissing(address) }).toEqual({ id, missing: true });
    }
  });

  test('titles up to 12 are found and do not redirect', async () => {
    for (const title of seed.titles.filter((one) => !isAboveChildren(one) && one.parents.length === 0)) {
      const page = await loadContent(title.id, null, child);
      expect({ title: title.title, leaks: leaksIn(page) }).toEqual({ title: title.title, leaks: [] });
      expect(page?.title).toBe(title.title);
    }
  });

  test('filmographies of persons have titles up to 12 only', async () => {
    let shown = 0;
    for (const { id, slug } of seed.persons) {
      const person = await getPerson(slug, child).catch((error: { status: number }) => {
        expect(error.status).toBe(404);
        return null;
      });
      if (!person) continue;
      const rows = await filmographyOf(person, child);
      if (!rows) throw new Error(`no works of ${id}`);
      expect({ id, leaks: leaksIn(rows) }).toEqual({ id, leaks: [] });
      shown += rows.flatMap(({ contents }) => contents).length;
    }
    expect(shown).toBeGreaterThan(50);
  });

  test('a search for the exact title of something above 12 finds nothing', async () => {
    const unseen: string[] = [];
    for (const { id, title } of forbiddenTitles.filter(({ parents }) => parents.length === 0)) {
      const { rows } = await loadResults(title.toLowerCase(), child);
      expect({ id, leaks: leaksIn(rows) }).toEqual({ id, leaks: [] });
      expect(await loadSuggestions(title.toLowerCase(), child)).not.toContain(title);
      const { rows: found } = await loadResults(title.toLowerCase(), everyone);
      // The same searches find these titles for everyone else.
      if (!JSON.stringify(found).includes(`"${id}"`)) unseen.push(title);
    }
    expect(unseen).toEqual([]);
  });

  test('every rowset and every row, by id and by slug, to its last page, has titles up to 12 only', async () => {
    let shown = 0;
    for (const key of seed.rowsets.filter((slug) => slug !== 'my')) {
      expect(leaksIn(await loadPage(key, child))).toEqual([]);
    }
    for (const key of seed.rows) {
      const row = await loadRow(key, { offset: 0, limit: 100 }, child);
      expect({ key, leaks: leaksIn(row) }).toEqual({ key, leaks: [] });
      shown += row.contents.length + row.channels.length;
    }
    expect(shown).toBeGreaterThan(100);
  });

  test('search finds nothing above 12', async () => {
    let findable = 0;
    for (const { id, title } of forbiddenTitles.filter(({ parents }) => parents.length === 0).slice(0, 6)) {
      for (const key of seed.rows) {
        const query = { offset: 0, limit: 100, text: title };
        const found = await loadRow(key, query, child);
        expect({ key, title, leaks: leaksIn(found) }).toEqual({ key, title, leaks: [] });
        if ((await loadRow(key, query, everyone)).contents.some((card) => card.id === id)) findable += 1;
      }
    }
    expect(findable).toBeGreaterThan(5);
  });

  test('spec 2 §6: menu page 1000 is missing from the menu and is not found by its address', async () => {
    expect((await listRowsets(everyone)).map(({ id }) => id)).toContain(1000);
    expect((await listRowsets(child)).map(({ id }) => id)).not.toContain(1000);
    expect(await isMissing(loadPage('my', child))).toBe(true);
    expect(await isMissing(loadPage('1000', child))).toBe(true);
  });

  test('spec 2 §6: channels up to 12 are the same everywhere; the list opens with category 7 and has no filter', async () => {
    const categories = await categoriesOfEveryone();
    const opening = await loadOpeningChannels(child);
    expect(opening).toMatchObject({ categoryKey: 'kids', categories: [] });
    const ids = opening?.channels.map(({ id }) => id) ?? [];
    const kids = categories.find(({ id }) => id === 7)?.channels ?? [];
    expect(new Set(ids.slice(0, kids.length))).toEqual(new Set(kids));
    // Home has rows of the other channels, so the list has them too: without a filter they could not be
    // found.
    const all = (await loadChannels('all', child))?.channels.map(({ id }) => id) ?? [];
    expect(new Set(ids)).toEqual(new Set(all));
    expect(all.length).toBeGreaterThan(kids.length);
    const allowed = seed.channels.filter((channel) => !isAboveChildren(channel)).map(({ id }) => id);
    expect(all.every((id) => allowed.includes(id))).toBe(true);
    for (const { key } of categories) {
      const page = await loadChannels(key, child);
      expect(leaksIn(page)).toEqual([]);
      if (page) expect(new Set(page.channels.map(({ id }) => id))).toEqual(new Set(all));
    }
  });

  test('schedules of channels for children contain nothing above 12, schedules of other channels are not found', async () => {
    const now = Math.floor(Date.now() / 1000 / HOUR) * HOUR;
    const window = { start: now - 24 * HOUR, end: now + 24 * HOUR };
    for (const channel of seed.channels) {
      const loading = loadSchedule(channel.id, window, child);
      if (isAboveChildren(channel)) expect(await isMissing(loading)).toBe(true);
      else expect(leaksIn(await loading)).toEqual([]);
    }
  });

  async function categoriesOfEveryone() {
    const answer = await fetch(`${platform.url}/v2/channels/category_list`);
    const categories: Array<{ slug: string | null; id: number; channels: number[] }> = await answer.json();
    return categories.map(({ slug, id, channels }) => ({ key: slug ?? String(id), id, channels }));
  }
});

describe('quality S14: the gateway with a child’s session', () => {
  const requested: string[] = [];

  function fromGateway(visitor: Visitor, path: string, query = '') {
    requested.push(path);
    return visitor.call((request) => forward(request, path), 'GET', `/api/v2${path}${query}`);
  }

  test('the platform refuses streams of channels, films, episodes and trailers above 12', async () => {
    for (const { id } of forbiddenChannels) {
      const { status, body } = await fromGateway(kid, `/channels/${id}/stream`, '?type=hls');
      expect({ id, refused: status >= 400 && status < 500, leaks: leaksIn(body) }).toEqual({
        id,
        refused: true,
        leaks: [],
      });
    }
    for (const { id, libraryId, trailers } of forbiddenTitles) {
      const paths = [
        `/libraries/${libraryId ?? 1}/contents/${id}/stream`,
        ...trailers.map((one) => `/trailers/${one}/stream`),
      ];
      for (const path of paths) {
        const { status } = await fromGateway(kid, path);
        expect({ path, refused: status >= 400 && status < 500 }).toEqual({ path, refused: true });
      }
    }
  });

  test('spec 2 §2 ts: the archive of a child’s channel refuses programmes above 12', async () => {
    const now = Math.floor(Date.now() / 1000 / HOUR) * HOUR;
    const window = { start: now - 6 * HOUR, end: now };
    let refused = 0;
    for (const channel of seed.channels.filter((one) => !isAboveChildren(one))) {
      const entries = await loadSchedule(channel.id, window, everyone);
      const above = entries.find((entry) => entry.hasCatchUp && (entry.age ?? 0) > 12);
      if (!above) continue;
      const query = `?type=hls&ts=${above.realStartsAt + 1}`;
      const answer = await fromGateway(kid, `/channels/${channel.id}/stream`, query);
      expect({ channel: channel.slug, status: answer.status }).toEqual({
        channel: channel.slug,
        status: 403,
      });
      refused += 1;
    }
    expect(refused).toBeGreaterThan(0);
  });

  test('spec 2 §2 ts: the address of an allowed programme opens no programme above 12', async () => {
    const now = Math.floor(Date.now() / 1000 / HOUR) * HOUR;
    const window = { start: now - 24 * HOUR, end: now };
    let refused = 0;
    for (const channel of seed.channels.filter((one) => !isAboveChildren(one))) {
      const entries = await loadSchedule(channel.id, window, everyone);
      const above = entries.find((entry) => entry.hasCatchUp && (entry.age ?? 0) > 12);
      const allowed = entries.find((entry) => entry.hasCatchUp && (entry.age ?? 18) <= 12);
      if (!above || !allowed) continue;
      const ts = allowed.realStartsAt + 1;
      const { status, body } = await fromGateway(kid, `/channels/${channel.id}/stream`, `?type=hls&ts=${ts}`);
      // Not bought, for example.
      if (status !== 200) continue;
      const statusOf = async (address: string) =>
        (await fetch(`${platform.url}${new URL(address).pathname}`)).status;
      const changed = body.stream_info.replace(`/${ts}/`, `/${above.realStartsAt + 1}/`);
      expect([channel.slug, await statusOf(body.stream_info)]).toEqual([channel.slug, 200]);
      expect([channel.slug, await statusOf(changed)]).toEqual([channel.slug, 403]);
      refused += 1;
    }
    expect(refused).toBeGreaterThan(0);
  });

  test('lists and details of titles contain nothing above 12', async () => {
    const found: string[] = [];
    const look = async (path: string, query = '') => {
      const { body, status } = await fromGateway(kid, path, query);
      found.push(...leaksIn(body).map((leak) => `${path} ${leak}`));
      return status;
    };
    for (const { id } of forbiddenTitles) {
      expect(await look(`/contents/${id}/episodes`)).toBe(404);
      expect(await look(`/users/self/content_metadata/${id}`)).toBe(404);
      expect(await look(`/contents/${id}/quick_sales_packets`)).toBe(404);
    }
    for (const row of [...seed.rows, 'filmography']) await look(`/rows/${row}`, '?limit=100');
    for (const channel of seed.channels) {
      const status = await look(`/channels/${channel.id}/content_schedule`);
      expect({ slug: channel.slug, status }).toEqual({
        slug: channel.slug,
        status: isAboveChildren(channel) ? 404 : 200,
      });
    }
    // Ids without names: clients combine them with the list of channels and hide those marked as hidden.
    const { body } = await fromGateway(kid, '/users/self/channel_list');
    const own: Array<{ id: number; is_hidden: boolean }> = body;
    const seen = own.filter(({ is_hidden }) => !is_hidden).map(({ id }) => id);
    expect(forbiddenChannels.filter(({ id }) => seen.includes(id))).toEqual([]);
    expect(found).toEqual([]);
  });

  test('a title above 12 cannot become a favourite', async () => {
    const path = '/users/self/favorites';
    const favouriteInputs = [
      ...forbiddenTitles.slice(0, 3).map(({ id }) => ({ content_id: id })),
      ...forbiddenChannels.slice(0, 3).map(({ id }) => ({ channel_id: id })),
    ];
    for (const input of favouriteInputs) {
      const request = kid.request('POST', `/api/v2${path}`, input);
      const { status } = await kid.visit((sent) => forward(sent, path), request);
      expect({ input, status }).toEqual({ input, status: 404 });
    }
    const { status, body } = await fromGateway(kid, path);
    expect({ status, body }).toEqual({ status: 200, body: [] });
    // Spec 2 §2, §6: page 1000 is hidden from children, and its screen is then empty.
    expect((await fromGateway(kid, '/rowsets/my')).status).toBe(404);
    // Home contains the history of the child.
    const home = await fromGateway(kid, '/rowsets/startpage');
    const templates = home.body.rows.map(({ template }: { template: string }) => template);
    expect({ status: home.status, leaks: leaksIn(home.body) }).toEqual({ status: 200, leaks: [] });
    expect(templates).toContain('history-h');
  });

  test('spec 1 §6: a logout of a child does not end in a guest session', async () => {
    const client = await loggedIn('staying-parent');
    await client.becomeChild();
    expect(await client.logOut()).toMatchObject({ status: 403, body: { error_code: 'not_for_children' } });
    expect(await client.state()).toMatchObject({ state: 'user', profile: { role: 'child' } });
  });

  test('spec 1 §6: a child gets no prices of channels', async () => {
    const closed = seed.channels.filter((channel) => !isAboveChildren(channel)).map(({ id }) => id);
    const offersFor = async (visitor: Visitor, id: number) => {
      const path = `/api/channels/${id}/offers?lang=ru`;
      return (await visitor.call((request) => publicOffers(request, String(id)), 'GET', path)).body.offers;
    };
    const priced = await Promise.all(closed.map((id) => offersFor(adult, id)));
    expect(priced.some((offers) => offers.length > 0)).toBe(true);
    for (const id of closed) expect(await offersFor(kid, id)).toEqual([]);
  });

  test('spec 1 §3: a child does not see the searches and openings of adults', async () => {
    const client = await loggedIn('searching-parent');
    const parent = client.visitor;
    const [film] = forbiddenTitles;
    const record = { title: film?.title, text: 'что-то', content_type: 'movie', object_id: film?.id };
    const found = parent.request('POST', '/api/v2/search/found', record);
    expect((await parent.visit((sent) => forward(sent, '/search/found'), found)).status).toBe(200);
    expect((await fromGateway(parent, '/search/history')).body).toHaveLength(1);
    await client.becomeChild();
    expect((await fromGateway(parent, '/search/history')).body).toEqual([]);
  });

  test('spec 3 §3 Message: messages of the provider are for adults and refused to a child', async () => {
    const { status, body } = await fromGateway(kid, '/users/self/messages');
    expect({ status, code: body.error_code }).toEqual({ status: 403, code: 'not_for_children' });
  });

  test('spec 3 §3 Push notification: pushes are for adults and refused to a child', async () => {
    const { status, body } = await fromGateway(kid, '/users/self/pushes');
    expect({ status, code: body.error_code }).toEqual({ status: 403, code: 'not_for_children' });
  });

  test('experiments are read for a child, too: they name no content', async () => {
    expect((await fromGateway(kid, '/ab_tests/tests')).status).toBe(200);
  });

  test('spec 2 §7 Advertising: a child has no identifier for ads', async () => {
    const { status, body } = await fromGateway(kid, '/ads/ad_ids');
    expect({ status, code: body.error_code }).toEqual({ status: 403, code: 'not_for_children' });
  });

  test.each(['/survey/questions/1', '/promokeys/TASPA30/info', '/channels/3929/quick_sales_packets'])(
    '%s is for adults',
    async (path) => {
      const { status, body } = await fromGateway(kid, path);
      expect({ status, code: body.error_code }).toEqual({ status: 403, code: 'not_for_children' });
    },
  );

  test('a child has its own reminders, and only for what it may see', async () => {
    expect(await fromGateway(kid, '/users/self/reminders')).toMatchObject({ status: 200, body: [] });
    expect(await fromGateway(kid, '/users/self/follows')).toMatchObject({ status: 200, body: [] });
    const path = '/users/self/reminders';
    const [channel] = forbiddenChannels;
    const startsAt = Math.floor(Date.now() / 1000) + HOUR;
    const input = { channel_id: Number(channel?.id), starts_at: startsAt };
    const { status } = await kid.visit(
      (sent) => forward(sent, path),
      kid.request('POST', `/api/v2${path}`, input),
    );
    expect(status).toBe(404);
  });

  test('every read that the gateway allows has been tried in these tests', () => {
    const untried = allowedCalls.filter(
      ({ methods, path }) => methods.includes('GET') && !requested.some((one) => path.test(one)),
    );
    expect(untried.map(({ path }) => path.source)).toEqual([]);
  });

  test('spec 1 §3 Profile: a child and the adults of an account have separate watch histories', async () => {
    const client = await loggedIn('watching-parent');
    const parent = client.visitor;
    const film = forbiddenTitles.find((one) => one.isFreeFilm);
    const cartoon = seed.titles.find((one) => one.isFreeFilm && !isAboveChildren(one));
    const watch = async (visitor: Visitor, title: SeedTitle | undefined) => {
      const path = `/libraries/${title?.libraryId}/contents/${title?.id}/stream`;
      const { body } = await visitor.call((request) => forward(request, path), 'GET', `/api/v2${path}`);
      const position = `/users/self/stat/${body.stat.id}`;
      await visitor.visit(
        (request) => forward(request, position),
        visitor.request('PATCH', `/api/v2${position}?duration=120`),
      );
    };
    const continued = async (visitor: Visitor) => {
      const { body } = await fromGateway(visitor, '/rows/my-history');
      return (body.histories as Array<{ content: { id: string } }>).map(({ content }) => content.id);
    };
    await watch(parent, film);
    expect(await continued(parent)).toEqual([film?.id]);
    await client.becomeChild();
    expect(await continued(parent)).toEqual([]);
    await watch(parent, cartoon);
    expect(await continued(parent)).toEqual([cartoon?.id]);
  });
});

describe('quality S14: the public lists use the audience of the sealed session', () => {
  const now = Math.floor(Date.now() / 1000 / HOUR) * HOUR;
  const lists: Array<[string, (request: Request) => Promise<Response>, string]> = [
    ['rows', (request) => publicRow(request, 'all-films'), '/api/rows/all-films?lang=ru&offset=0&limit=100'],
    ['channels', publicChannels, '/api/channels?lang=ru'],
  ];

  test.each(lists)(
    '%s: the answer for everyone may be stored by the browser, but by no shared cache',
    async (_, handler, path) => {
      const { headers, body } = await adult.call(handler, 'GET', path);
      expect(headers.get('cache-control')).toBe('private, max-age=30');
      expect(headers.get('vary')).toContain('cookie');
      expect(leaksIn(body).length).toBeGreaterThan(3);
    },
  );

  test('the short details of a title: the session of a child gets nothing above 12', async () => {
    const [film] = forbiddenTitles;
    const brief = (request: Request) => publicTitle(request, film?.id ?? '');
    const path = `/api/titles/${film?.id}?lang=ru`;
    expect((await adult.call(brief, 'GET', path)).body.title).toBe(film?.title);
    expect((await kid.call(brief, 'GET', path)).status).toBe(404);
  });

  test.each(lists)(
    '%s: the session of a child gets the answer for children without caching, also when it requests the one for everyone',
    async (_, handler, path) => {
      await adult.call(handler, 'GET', path);
      const { headers, body } = await kid.call(handler, 'GET', path);
      expect(leaksIn(body)).toEqual([]);
      expect(headers.get('cache-control')).toBe('private, no-store');
      // And the answers for adults do contain forbidden titles afterwards.
      expect(leaksIn((await adult.call(handler, 'GET', path)).body).length).toBeGreaterThan(3);
    },
  );

  test.each(lists)(
    '%s: the sealed session decides the audience, not the readable cookie',
    async (_, handler, path) => {
      kid.jar.set('taspa_known', 'user');
      expect(leaksIn((await kid.call(handler, 'GET', path)).body)).toEqual([]);
      kid.jar.delete('taspa_known');
      expect(leaksIn((await kid.call(handler, 'GET', path)).body)).toEqual([]);
      kid.jar.set('taspa_known', 'child');
    },
  );

  test.each(lists)(
    '%s: the page of a child requests the answer for children by an address of its own',
    async (_, handler, path) => {
      for (const visitor of [kid, adult, new Visitor()]) {
        const { headers, body } = await visitor.call(handler, 'GET', `${path}&audience=child`);
        expect(leaksIn(body)).toEqual([]);
        expect(headers.get('cache-control')).toBe('private, max-age=30');
      }
      const { status } = await adult.call(handler, 'GET', `${path}&audience=adult`);
      expect(status).toBe(400);
    },
  );

  test('schedule: the session of a child gets none for a channel above 12', async () => {
    const query = `lang=ru&start=${now - HOUR}&end=${now + HOUR}`;
    for (const { id } of forbiddenChannels) {
      const handler = (request: Request) => publicSchedule(request, String(id));
      expect((await adult.call(handler, 'GET', `/api/schedule/${id}?${query}`)).status).toBe(200);
      expect((await kid.call(handler, 'GET', `/api/schedule/${id}?${query}`)).status).toBe(404);
    }
  });

  test('offers of a channel and details of a programme: the session of a child gets none above 12', async () => {
    for (const { id } of forbiddenChannels) {
      const handler = (request: Request) => publicOffers(request, String(id));
      expect((await adult.call(handler, 'GET', `/api/channels/${id}/offers?lang=ru`)).status).toBe(200);
      expect((await kid.call(handler, 'GET', `/api/channels/${id}/offers?lang=ru`)).status).toBe(404);
    }
    const [title] = forbiddenTitles.filter(({ parents }) => parents.length === 0);
    const handler = (request: Request) => publicProgramme(request, title?.id ?? '');
    const path = `/api/programmes/${title?.id}?lang=ru`;
    expect((await adult.call(handler, 'GET', path)).body).toMatchObject({ id: title?.id });
    expect((await kid.call(handler, 'GET', path)).status).toBe(404);
  });

  test('quality S14, S16: suggestions contain nothing above 12; 256 characters are refused', async () => {
    const film = forbiddenTitles.find(({ parents }) => parents.length === 0);
    const path = `/api/search/suggest?lang=ru&text=${encodeURIComponent(film?.title ?? '')}`;
    const texts = async (visitor: Visitor, address = path) =>
      ((await visitor.call(publicSuggest, 'GET', address)).body as Suggestion[]).map(({ text }) => text);
    expect(await texts(adult)).toContain(film?.title);
    expect(await texts(kid)).not.toContain(film?.title);
    expect(await texts(adult, `${path}&audience=child`)).not.toContain(film?.title);
    const { status } = await adult.call(
      publicSuggest,
      'GET',
      `/api/search/suggest?lang=ru&text=${'a'.repeat(256)}`,
    );
    expect(status).toBe(400);
  });
});
