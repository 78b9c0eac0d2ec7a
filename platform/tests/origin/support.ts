import path from 'node:path';
import Fastify, { type FastifyInstance } from 'fastify';
import type { Clock } from '../../src/clock.ts';
import { ApiError, errorBody } from '../../src/http/errors.ts';
import type { OriginCatalogue, VirtualTitle, WeeklySlot } from '../../src/origin/catalogue.ts';
import { openPool, type Pool } from '../../src/origin/pool.ts';
import { originRoutes } from '../../src/origin/routes.ts';
import { grantFor, type Resource } from '../../src/origin/sign.ts';
import { minutesToSegments, SEGMENTS_PER_WEEK } from '../../src/origin/timeline.ts';

export const POOL_DIR = path.join(__dirname, '../../media/pool');
export const PUBLIC_URL = 'http://platform.test';
export const SECRET = 'a secret of the tests';
/** Saturday, 12:20:00 UTC: the middle of a film on channel 3929. */
export const NOW = Date.UTC(2026, 0, 10, 12, 20);

export const FILM = '546386729444049137';
export const SERIES = '552543969578320886';
export const EPISODE = '552543969578320900';
export const BUNNY = '546310419099157304';

function title(contentId: string, segments: number, ru: string, en: string, clips?: string[]): VirtualTitle {
  return { contentId, segments, name: { ru, kk: ru, en, uz: en }, age: 0, media: clips ? { clips } : {} };
}

const titles = [
  title(FILM, 1875, 'Снег & <ветер>', 'Snow & <wind>'),
  title(SERIES, 700, 'Степь', 'The Steppe'),
  title(EPISODE, 625, 'Степь. Серия 1', 'The Steppe. Episode 1'),
  title(BUNNY, 8, 'Большой Бак Банни', 'Big Buck Bunny', ['bunny']),
];

/** Half an hour, forty-five minutes, an hour and so on, over the whole week. */
function template(): WeeklySlot[] {
  const starts: number[] = [];
  const lengths = [30, 45, 60, 15];
  for (let minute = 0; minute < 10_080; minute += lengths[starts.length % 4] ?? 30) starts.push(minute);
  const grid = starts.map(minutesToSegments);
  return grid.map((start, at) => ({
    start,
    length: (grid[at + 1] ?? SEGMENTS_PER_WEEK) - start,
    contentId: at % 2 === 0 ? FILM : SERIES,
    episodeId: at % 2 === 0 ? null : EPISODE,
  }));
}

export const CHANNEL = { id: 3929, slots: template(), archiveDays: 7 };

/** Saturday from 13:00 to 14:00 UTC: 2 days and 13 hours after the start of the week on Thursday. */
const DARK = {
  start: minutesToSegments(61 * 60),
  length: minutesToSegments(62 * 60) - minutesToSegments(61 * 60),
};
export const DARK_CHANNEL = { ...CHANNEL, id: 1026, blackouts: [DARK] };

/** The same week in parts. */
export const FAST_CHANNEL = { ...CHANNEL, id: 1031, isLowLatency: true };

/** The same week, protected. */
export const SAFE_CHANNEL = { ...CHANNEL, id: 1015, isProtected: true };
export const SAFE_FILM = { ...title('546386729444049138', 20, 'Сейф', 'The Safe'), isProtected: true };

export const catalogue: OriginCatalogue = {
  channel: async (id) =>
    [CHANNEL, SAFE_CHANNEL, DARK_CHANNEL, FAST_CHANNEL].find((one) => one.id === id) ?? null,
  title: async (contentId) => [...titles, SAFE_FILM].find((one) => one.contentId === contentId) ?? null,
};

export const grant = (resource: Resource, nowMs = NOW) => grantFor(resource, { secret: SECRET, nowMs });

export type Origin = { app: FastifyInstance; pool: Pool; close(): Promise<void> };

/** An origin over the committed pool, by default with a stopped clock. */
export async function startOrigin(now: number | Clock = NOW, sandbox = true): Promise<Origin> {
  const pool = await openPool(POOL_DIR);
  const app = Fastify();
  app.setErrorHandler((error, _request, reply) => {
    if (error instanceof ApiError) return reply.code(error.status).send(errorBody(error, 'en'));
    return reply.code(500).send(error);
  });
  const clock = typeof now === 'number' ? { now: () => now } : now;
  await app.register(originRoutes, {
    originCatalogue: catalogue,
    pool,
    secret: SECRET,
    clock,
    noteMedia: async () => {},
    publicUrl: PUBLIC_URL,
    sandbox,
  });
  await app.ready();
  return {
    app,
    pool,
    async close() {
      await app.close();
      await pool.close();
    },
  };
}
