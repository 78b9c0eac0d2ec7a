import path from 'node:path';
import Fastify from 'fastify';
import { adServerRoutes } from '../../../platform/src/ads/routes.ts';
import { addLocale } from '../../../platform/src/http/locale-hook.ts';
import { firstPlaylists } from '../../../platform/src/origin/first-playlists.ts';
import { openPool } from '../../../platform/src/origin/pool.ts';
import { livePresentation, titlePresentation } from '../../../platform/src/origin/presentation.ts';
import { originRoutes } from '../../../platform/src/origin/routes.ts';
import { grantFor } from '../../../platform/src/origin/sign.ts';
import {
  entryAt,
  minutesToSegments,
  SEGMENTS_PER_WEEK,
  segmentAt,
} from '../../../platform/src/origin/timeline.ts';

/**
 * The media origin of the product without a database: five channels with ten-minute programmes, a film and the one that follows it.
 * Prints one line of JSON with all addresses; runs until it is killed.
 */
const root = path.resolve(import.meta.dirname, '../../..');
const secret = 'only for measuring';
const FILM = '900000000000000001';
const NEXT_FILM = '900000000000000002';
/** One more than a page zaps to, so that each zap is to a channel whose playlists the browser does not have. */
const CHANNELS = [101, 102, 103, 104, 105];
const PROGRAMME_MINUTES = 10;
const DAY_S = 24 * 60 * 60;

const name = (text: string) => ({ ru: text, kk: text, en: text, uz: text });
const film = { contentId: FILM, segments: 400, media: {}, name: name('Film'), age: 0 };
const films = new Map([film, { ...film, contentId: NEXT_FILM }].map((one) => [one.contentId, one]));

function template(id: number) {
  const count = (7 * 24 * 60) / PROGRAMME_MINUTES;
  const starts = Array.from({ length: count }, (_, at) => minutesToSegments(at * PROGRAMME_MINUTES));
  return starts.map((start, at) => ({
    start,
    length: (starts[at + 1] ?? SEGMENTS_PER_WEEK) - start,
    contentId: `${FILM.slice(0, 14)}${id}${at % 7}`,
    episodeId: null,
  }));
}

const channels = new Map(CHANNELS.map((id) => [id, { id, slots: template(id), archiveDays: 7 }]));
const originCatalogue = {
  channel: async (id: number) => channels.get(id) ?? null,
  title: async (contentId: string) =>
    films.get(contentId) ?? { ...film, contentId, name: name(`Programme ${contentId.slice(-4)}`) },
};

const app = Fastify();
const pool = await openPool(path.join(root, 'platform/media/pool'));
const playlistsOf = firstPlaylists(pool.renditions);
await app.register(originRoutes, {
  originCatalogue,
  pool,
  secret,
  // The streams name their parts relative to themselves.
  publicUrl: '',
  clock: { now: () => Date.now() },
  // Nobody here is a child.
  noteMedia: async () => {},
  sandbox: true,
});
/** What a player reads of a stream answer: whoever changes the channel requests it first. Its addresses are relative, because the far origin has another host. */
app.get('/stream/:channel', async (request, reply) => {
  const channel = await originCatalogue.channel(Number((request.params as { channel: string }).channel));
  if (!channel) return reply.code(404).send();
  const { pathname } = new URL(folder(channel.id));
  reply.header('access-control-allow-origin', '*');
  return {
    hls: `${pathname}/index.m3u8`,
    playlists: playlistsOf(String(channel.id), livePresentation(channel, Date.now())),
  };
});
app.get('/stream/vod/:title', async (request, reply) => {
  const title = films.get((request.params as { title: string }).title);
  if (!title) return reply.code(404).send();
  const { pathname } = new URL(filmFolder(title.contentId));
  reply.header('access-control-allow-origin', '*');
  return {
    hls: `${pathname}/index.m3u8`,
    playlists: playlistsOf(title.contentId, titlePresentation(title)),
  };
});
addLocale(app);
const ads = { pool, publicUrl: '', clock: { now: () => Date.now() } };
await app.register((scope) => adServerRoutes(scope, ads));
const base = await app.listen({ port: Number(process.env.PORT ?? 0), host: '127.0.0.1' });
// Known only now: the answers of the ad server name it.
ads.publicUrl = base;

const now = Date.now();
const folder = (id: number) => `${base}/hls/${grantFor(`live:${id}`, { secret, nowMs: now })}/live/${id}`;
const filmFolder = (id: string) => `${base}/hls/${grantFor(`vod:${id}`, { secret, nowMs: now })}/vod/${id}`;
const programme = (id: number, ms: number) => {
  const slots = channels.get(id)?.slots ?? [];
  const { start, end, slot } = entryAt(slots, segmentAt(ms));
  return { start: (start * 96) / 25, end: (end * 96) / 25, title: `Programme ${slot.contentId.slice(-4)}` };
};

console.log(
  JSON.stringify({
    base,
    film: {
      folder: filmFolder(FILM),
      stream: `${base}/stream/vod/${FILM}`,
      thumbnails: `${base}/thumb/vod/${FILM}`,
    },
    next: { stream: `${base}/stream/vod/${NEXT_FILM}` },
    channels: CHANNELS.map((id) => ({
      id,
      live: folder(id),
      stream: `${base}/stream/${id}`,
      thumbnails: `${base}/thumb/live/${id}`,
      programmes: Array.from({ length: 288 }, (_, at) =>
        programme(id, now - DAY_S * 1000 + at * PROGRAMME_MINUTES * 60_000),
      ),
    })),
  }),
);
