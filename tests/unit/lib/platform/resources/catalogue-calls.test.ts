import { addFavourite, loadFavourites, removeFavourite } from '@/lib/client/favourites/favourites';
import { type Call, readAnswer } from '@/lib/platform/http/transport';
import { listChannelOffers } from '@/lib/platform/resources/channel-offers';
import { listCategories, listChannels, listFreeChannels } from '@/lib/platform/resources/channels';
import { getContent, getEpisodes, getSimilar } from '@/lib/platform/resources/contents';
import { listCountries } from '@/lib/platform/resources/countries';
import { listGenres } from '@/lib/platform/resources/genres';
import { findLibrary } from '@/lib/platform/resources/libraries';
import { metadataCall } from '@/lib/platform/resources/metadata';
import { contentOffersCall } from '@/lib/platform/resources/offers';
import { ownChannelsCall } from '@/lib/platform/resources/own-channels';
import { ownEpisodesCall } from '@/lib/platform/resources/own-episodes';
import { getPerson } from '@/lib/platform/resources/persons';
import { rowCall } from '@/lib/platform/resources/rows';
import { getRowset, listRowsets } from '@/lib/platform/resources/rowsets';
import { scheduleCall } from '@/lib/platform/resources/schedule';
import { foundCall, settingsCall, suggestCall } from '@/lib/platform/resources/search';
import { listSeoMasks } from '@/lib/platform/resources/seo-masks';
import {
  channelPreloadCall,
  channelPreviewCall,
  channelStreamCall,
  contentStreamCall,
  trailerStreamCall,
} from '@/lib/platform/resources/streams';
import { broadcastsOf } from '@/lib/server/catalogue/broadcasts';
import { filmographyOf } from '@/lib/server/catalogue/filmography';
import type { AudienceContext } from '@/lib/shared/sites/audience';

/** Spec 2 §7: the platform calls of the catalogue pages. Those of the session are in `spec-calls.test.ts`. */
const requested: string[] = [];
/** A function answers each call on its own. */
let answer: unknown = [];

async function mockAsk(call: Call<never>) {
  requested.push(addressOf(call));
  return readAnswer(call, typeof answer === 'function' ? answer(call) : answer);
}

function addressOf({ method = 'GET', path, query = {}, body }: Call<never>): string {
  const given = Object.entries(query).filter(([, value]) => value !== null && value !== undefined);
  const search = given.map(([name, value]) => `${name}=${value}`).join('&');
  return [method, search ? `${path}?${search}` : path, ...(body ? [JSON.stringify(body)] : [])].join(' ');
}

jest.mock('@/lib/platform/clients/public-read', () => ({ readPublic: mockAsk, readPublicUncached: mockAsk }));
jest.mock('@/lib/client/http/call-as-viewer', () => ({ callAsViewer: mockAsk }));
// Tabs of a browser notify each other of logins; here nobody listens, so that the process can end.
jest.mock('@/lib/client/viewer/viewer', () => ({ onViewerChange() {}, viewerTurn: () => 0 }));
jest.mock('next-intl/server', () => ({ getTranslations: async () => (key: string) => key }));

const reader: AudienceContext = { locale: 'ru', audience: 'everyone' };
const content = { id: '1', title: 'Korga', content_type: 'movie' };
const page = { id: 5, slug: 'movies', title: 'Films', template: 'group.catalog' };
const row = { id: '9', title: 'New', template: 'content-v' };
const person = {
  id: '7',
  slug: 'anna',
  name: 'Anna',
  biography: null,
  photo: null,
  roleKey: null,
  roleKeys: [],
  birthDate: null,
};
const favourite = { id: 'f1', kind: 'content', object_id: '1' };

beforeEach(() => {
  requested.length = 0;
  answer = [];
});

describe('spec 2 §7: reads of the catalogue', () => {
  const lists = '?includes=current_schedules&channels_version=2&limit=100&offset=0';

  test.each<[string, (reader: AudienceContext) => Promise<unknown>, unknown]>([
    ['GET /channels/category_list', listCategories, []],
    [`GET /channels/channel_list${lists}`, listChannels, []],
    [`GET /channels/free_list${lists}`, listFreeChannels, []],
    [
      'GET /channels/5/quick_sales_packets?timestamp=60&provider=uznet',
      (by) => listChannelOffers(5, { ts: 60, provider: 'uznet' }, by),
      [],
    ],
    ['GET /rowsets?kind=web', listRowsets, [page]],
    ['GET /rowsets/movies', (by) => getRowset('movies', by), page],
    ['GET /rowsets/search?text=kino', (by) => getRowset('search', by, 'kino'), page],
    ['GET /contents/1', (by) => getContent('1', by), content],
    ['GET /contents/1/episodes', (by) => getEpisodes('1', by), []],
    ['GET /contents/1/similar', (by) => getSimilar('1', by), []],
    ['GET /libraries', (by) => findLibrary(3, by), []],
    ['GET /persons/anna', (by) => getPerson('anna', by), person],
    ['GET /rows/filmography?person_id=7&offset=0&limit=100', (by) => filmographyOf(person, by), row],
    ['GET /countries', listCountries, []],
    ['GET /internal_genres', listGenres, []],
    ['GET /seo/masks', ({ locale }) => listSeoMasks(locale), []],
  ])('%s', async (call, read, given) => {
    answer = given;
    await read(reader);
    expect(requested).toEqual([call]);
  });

  test('GET /contents/{id}/sources: data.catchups with channel_id, start_at', async () => {
    answer = { data: { catchups: [] } };
    await broadcastsOf('1', reader, () => '');
    expect(requested).toContain('GET /contents/1/sources');
  });
});

describe('spec 2 §7: reads that belong to a viewer, and streams', () => {
  const filters = {
    content_type: 'movie',
    main_genre: '1',
    genre: '30',
    country: '2',
    year_from: 2010,
  } as const;

  test.each<[string, Call<never>]>([
    [
      'GET /rows/new?offset=21&limit=21&text=kino',
      rowCall('new', { offset: 21, limit: 21, text: 'kino' }) as never,
    ],
    [
      'GET /rows/new?offset=0&limit=20&library_id=5&content_type=movie&main_genre=1&genre=30&country=2&year_from=2010',
      rowCall('new', { offset: 0, limit: 20, libraryId: 5, filters }) as never,
    ],
    ['GET /users/self/channel_list?limit=100&offset=0', ownChannelsCall(0) as never],
    ['GET /users/self/content_metadata/1', metadataCall('1') as never],
    ['GET /contents/1/episodes', ownEpisodesCall('1') as never],
    ['GET /contents/1/quick_sales_packets', contentOffersCall('1') as never],
    [
      'GET /channels/5/content_schedule?start=0&end=60&offset=0&limit=100',
      scheduleCall(5, { start: 0, end: 60, offset: 0 }) as never,
    ],
    [
      'GET /channels/5/stream?ts=60&type=hls&force_https=true&history=true&playlists=true',
      channelStreamCall(5, 60) as never,
    ],
    [
      'GET /channels/5/stream?type=hls&force_https=true&history=false&playlists=true&disable_stat=true',
      channelPreloadCall(5) as never,
    ],
    [
      'GET /channels/5/stream?type=hls&force_https=true&history=false&playlists=true&disable_stat=true&preview=1',
      channelPreviewCall(5) as never,
    ],
    ['GET /libraries/3/contents/1/stream?type=hls&playlists=true', contentStreamCall('3', '1') as never],
    ['GET /trailers/4/stream?playlists=true', trailerStreamCall('4') as never],
    ['GET /search/suggest?text=kino', suggestCall('kino') as never],
    ['GET /platform/configuration', settingsCall as never],
    [
      'POST /search/found {"title":"Korga","content_type":"movie","object_id":"1","text":"kor"}',
      foundCall({ title: 'Korga', content_type: 'movie', object_id: '1' }, 'kor') as never,
    ],
  ])('%s', (address, call) => expect(addressOf(call)).toBe(address));
});

test('spec 2 §7: favourites are listed, added and removed by their own id', async () => {
  await loadFavourites();
  answer = favourite;
  for (const [kind, id] of [
    ['channel', '5'],
    ['program', '6'],
    ['content', '1'],
    ['person', '7'],
  ] as const) {
    await addFavourite(kind, id);
  }
  await removeFavourite('content', '1');
  expect(requested).toEqual([
    'GET /users/self/favorites',
    'POST /users/self/favorites {"channel_id":"5"}',
    'POST /users/self/favorites {"program_id":"6"}',
    'POST /users/self/favorites {"content_id":"1"}',
    'POST /users/self/favorites {"person_id":"7"}',
    'DELETE /users/self/favorites/f1',
  ]);
});

const channel = (id: number, name: string, more: object = {}) => ({ id, name, ...more });

describe('spec 2 §5, §6: which channels are listed', () => {
  test('4K and UHD channels are dropped, by flag or by name', async () => {
    answer = [
      channel(1, 'Qala'),
      channel(2, 'Qala 4K'),
      channel(3, 'UHD Nature'),
      channel(4, 'Big', { is_4k: true }),
      channel(5, 'K4KO'),
    ];
    expect((await listChannels(reader)).map(({ id }) => id)).toEqual([1, 5]);
    expect((await listFreeChannels(reader)).map(({ id }) => id)).toEqual([1, 5]);
  });

  test('a child gets channels and programmes up to 12 only', async () => {
    const now = { timestamp: 0, duration: 60, content: { title: 'Late', age: 16 } };
    answer = [
      channel(1, 'Kids', {
        age: 12,
        current_schedule: now,
        next_schedule: now,
        screen_url: 'http://platform/thumb/live/1',
      }),
      channel(2, 'Teens', { age: 13 }),
      channel(3, 'Nobody knows'),
    ];
    const listed = await listChannels({ ...reader, audience: 'child' });
    expect(listed.map(({ id }) => id)).toEqual([1]);
    expect(listed[0]?.now).toBeNull();
    expect(listed[0]?.next).toBeNull();
    // What is on changes after the list was read, so a child gets no pictures of it.
    expect(listed[0]?.frames).toBeNull();
    expect((await listChannels(reader))[0]?.frames).toBe('http://platform/thumb/live/1');
  });

  test('spec 2 §3 Channel: the fields that its screens need are read', async () => {
    answer = [
      channel(5, 'Qala', {
        slug: 'qala',
        num: 12,
        description: 'A city.',
        archived_days: 7,
        age: 6,
        is_available: false,
        access_error: 'Not today.',
        is_free: true,
        is_hd: true,
        cover: { full: '/f.png', color_bg: '/c.png', dark_bg: '/d.png' },
        images: { colorback: '#102030' },
        current_schedule: {
          timestamp: 100,
          duration: 60,
          content: { title: 'News', age: 12 },
          content_episode: { title: 'Evening' },
        },
        next_schedule: { timestamp: 12_600, content: { title: 'Weather', age: null } },
      }),
    ];
    expect((await listChannels(reader))[0]).toMatchObject({
      id: 5,
      key: 'qala',
      number: 12,
      description: 'A city.',
      archiveDays: 7,
      age: 6,
      isAvailable: false,
      accessError: 'Not today.',
      isFree: true,
      isHd: true,
      logo: '/c.png',
      color: '#102030',
      now: { title: 'News', subtitle: 'Evening', startsAt: 100, endsAt: 160, age: 12 },
      next: { time: '08:30', title: 'Weather' },
    });
  });
});

describe('spec 2 §2 Person page', () => {
  test('lists are grouped by movies, series, program', async () => {
    const kinds = ['program', 'movie', 'episode', 'season', 'series', 'movie'];
    answer = {
      ...row,
      contents: kinds.map((content_type, id) => ({ id, title: 'x', age: 6, content_type })),
    };
    const groups = await filmographyOf(person, reader);
    expect(groups?.map(({ title, contents }) => [title, contents.map(({ id }) => id)])).toEqual([
      ['movies', ['1', '5']],
      ['series', ['2', '3', '4']],
      ['telecasts', ['0']],
    ]);
  });

  test('works beyond the first 100 are read, too: they have their lists, and are counted', async () => {
    const works = (content_type: string, first: number, count: number) =>
      Array.from({ length: count }, (_, index) => ({ id: first + index, title: 'x', age: 6, content_type }));
    const all = [...works('movie', 0, 105), ...works('series', 105, 15)];
    answer = ({ query }: { query: { offset: number; limit: number } }) => {
      const end = query.offset + query.limit;
      return { ...row, more_count: Math.max(0, all.length - end), contents: all.slice(query.offset, end) };
    };
    const groups = await filmographyOf(person, reader);
    expect(groups?.map(({ title, contents }) => [title, contents.length])).toEqual([
      ['movies', 105],
      ['series', 15],
      ['telecasts', 0],
    ]);
    expect(requested).toHaveLength(2);
  });

  test('quality F02: without an answer the filmography is not known', async () => {
    answer = 'rubbish';
    expect(await filmographyOf(person, reader)).toBeNull();
  });
});
