import { readFile } from 'node:fs/promises';
import { inRoot } from '../../../scripts/lib/paths.mjs';
import { crowdChannel } from './crowd.mjs';

/** The calls that the web app makes of the platform (docs/CALLS.md), each with an address for any viewer. */

/**
 * @typedef {{channels: number, films: string[], freeFilms: {id: string, libraryId: string}[], series: string[], programmes: string[], persons: number[], news: number[],
 *   packets: number[], freeChannels: number[]}} World
 * @typedef {{name: string, method: string, isOwn: boolean, path: (world: World, turn: number) => string, body?: (world: World, turn: number) => object}} WebCall
 */

const ROW = 'novinki-641048475342005896';
const FREE_FILMS = 10;
const HOUR_SECONDS = 3_600;
const pick = (list, turn) => list[turn % list.length];
const film = (world, turn) => pick(world.films, turn);
const channel = ({ channels }, turn) => crowdChannel((turn * 31) % channels);
const now = () => Math.floor(Date.now() / 1000);

/** What stands where the list has `{id}`, and the query where a call needs one. @type {Record<string, WebCall['path']>} */
const examples = {
  '/channels/channel_list': () => '/channels/channel_list?includes=current_schedules&limit=100',
  '/channels/{id}': (world, turn) => `/channels/${channel(world, turn)}`,
  '/channels/{id}/content_schedule': (world, turn) =>
    `/channels/${channel(world, turn)}/content_schedule?start=${now() - HOUR_SECONDS}&end=${now() + 24 * HOUR_SECONDS}&limit=100`,
  '/channels/{id}/quick_sales_packets': (world, turn) =>
    `/channels/${channel(world, turn)}/quick_sales_packets`,
  '/channels/{id}/stream': (world, turn) => `/channels/${pick(world.freeChannels, turn)}/stream`,
  '/contents/{id}': (world, turn) => `/contents/${film(world, turn)}`,
  '/contents/{id}/episodes': (world, turn) => `/contents/${pick(world.series, turn)}/episodes`,
  '/contents/{id}/quick_sales_packets': (world, turn) => `/contents/${film(world, turn)}/quick_sales_packets`,
  '/contents/{id}/similar': (world, turn) => `/contents/${film(world, turn)}/similar`,
  '/contents/{id}/sources': (world, turn) => `/contents/${film(world, turn)}/sources`,
  '/libraries/{id}/contents/{id}/stream': (world, turn) => {
    const { id, libraryId } = pick(world.freeFilms, turn);
    return `/libraries/${libraryId}/contents/${id}/stream`;
  },
  '/news/{id}': (world, turn) => `/news/${pick(world.news, turn)}`,
  '/otp/exist': (_, turn) => `/otp/exist?phone=7701${String(turn % 10_000_000).padStart(7, '0')}`,
  '/otp/send_methods': (_, turn) =>
    `/otp/send_methods?phone=7701${String(turn % 10_000_000).padStart(7, '0')}`,
  '/packets/{id}': (world, turn) => `/packets/${pick(world.packets, turn)}`,
  '/packets/{id}/purchaseperiods': (world, turn) => `/packets/${pick(world.packets, turn)}/purchaseperiods`,
  '/persons/{id}': (world, turn) => `/persons/${pick(world.persons, turn)}`,
  '/programs/{id}/schedule': (world, turn) => `/programs/${pick(world.programmes, turn)}/schedule`,
  '/providers/{id}/info': () => '/providers/1/info',
  '/rows/filmography': (world, turn) => `/rows/filmography?person_id=${pick(world.persons, turn)}`,
  '/rows/{id}': () => `/rows/${ROW}?limit=24`,
  '/rowsets/{id}': () => '/rowsets/startpage',
  '/search/suggest': (_, turn) =>
    `/search/suggest?text=${encodeURIComponent(pick(['фильм', 'соль', 'горы', 'crowd 7', 'степь'], turn))}`,
  '/survey/questions/{id}': () => '/survey/questions/1',
  '/users/self/content_metadata/{id}': (world, turn) => `/users/self/content_metadata/${film(world, turn)}`,
};

/** Reads of everyone; all others are made with the viewer's token. */
const PUBLIC =
  /^\/(channels|contents|countries|internal_genres|libraries|news|otp|packets|persons|platform|programs|providers|rows|rowsets|seo|search\/suggest)\b/;
const isOwn = (path) => !PUBLIC.test(path) || path.endsWith('/stream');

/** What viewers write while they watch and browse. @type {WebCall[]} */
const writes = [
  {
    name: '/users/self/favorites',
    method: 'POST',
    isOwn: true,
    path: () => '/users/self/favorites',
    body: (world, turn) => ({ content_id: film(world, turn) }),
  },
  {
    name: '/users/self/ratings',
    method: 'POST',
    isOwn: true,
    path: () => '/users/self/ratings',
    body: (world, turn) => ({ content_id: film(world, turn), rating: 1 + (turn % 10) }),
  },
];

/** Every read of the list and these writes. @returns {Promise<{calls: WebCall[], others: string[]}>} `others`: writes of the list that are not among them */
export async function webCalls() {
  const rows = [
    ...(await readFile(inRoot('docs/CALLS.md'), 'utf8')).matchAll(/^\| `(\/[^`]+)` \| ([A-Z ]+) \|/gm),
  ];
  const reads = rows
    .filter(([, , methods]) => methods.includes('GET'))
    .map(([, name]) => ({ name, method: 'GET', isOwn: isOwn(name), path: examples[name] ?? (() => name) }));
  const written = rows.flatMap(([, name, methods]) =>
    methods
      .split(' ')
      .filter((method) => method !== 'GET')
      .map((method) => `${method} ${name}`),
  );
  const known = new Set(writes.map(({ method, name }) => `${method} ${name}`));
  return { calls: [...reads, ...writes], others: written.filter((name) => !known.has(name)) };
}

/**
 * Examples of everything that addresses name.
 * @param {string} base of a platform @param {number} channels of the crowd
 * @returns {Promise<World>}
 */
export async function worldOf(base, channels) {
  const ask = async (path) => {
    const answer = await fetch(`${base}/v2${path}`);
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
    return answer.json();
  };
  const ids = (list) => list.map(({ id }) => id);
  const films = (await ask('/rows/all-films?limit=100')).contents;
  const free = films.filter((one) => one.is_free).slice(0, FREE_FILMS);
  const pages = await Promise.all(free.map(({ id }) => ask(`/contents/${id}`)));
  return {
    channels,
    films: ids(films),
    freeFilms: pages.map(({ id, libraries }) => ({ id, libraryId: libraries[0].id })),
    series: ids((await ask('/rows/all-series?limit=20')).contents),
    programmes: ids((await ask('/rows/all-shows?limit=20')).contents),
    persons: ids((await ask('/rows/faces?limit=20')).persons),
    news: ids(await ask('/news')),
    packets: ids(await ask('/packets')),
    freeChannels: ids(await ask('/channels/free_list')).filter((id) => id < crowdChannel(0)),
  };
}
