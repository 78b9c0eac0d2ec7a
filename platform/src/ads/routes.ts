import type { FastifyInstance } from 'fastify';
import type { Clock } from '../clock.ts';
import { ApiError } from '../http/errors.ts';
import { locales } from '../http/locale.ts';
import { basesFor, type PublicAddresses } from '../http/public-address.ts';
import type { Pool } from '../origin/pool.ts';
import { AD_EVENTS } from './events.ts';
import { adFiles } from './file.ts';
import { landingPage } from './landing.ts';
import { ROLLS, VAST_KINDS } from './plans.ts';
import { byteRange } from './range.ts';
import { spotOf } from './spots.ts';
import { adTracksOf } from './tracks.ts';
import { vastAnswer } from './vast.ts';

export type AdDeps = PublicAddresses & { pool: Pool; clock: Clock };

const PIXEL = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64');
const DAY = 'public, max-age=86400';

/** Pages of any site may show ads and count them. */
const OPEN_TO_ALL = {
  'access-control-allow-origin': '*',
  'access-control-expose-headers': 'content-length, content-range',
  'cross-origin-resource-policy': 'cross-origin',
  'timing-allow-origin': '*',
};

function oneOf<T extends string>(list: readonly T[], text: string | undefined): T {
  const found = list.find((item) => item === text);
  if (!found) throw new ApiError('not_found');
  return found;
}

/** A parameter with few, plain characters, otherwise null: counted values are shown on a page. */
function plain(query: unknown, name: string): string | null {
  const value = (query as Record<string, unknown>)[name];
  return typeof value === 'string' && /^[\w-]{1,40}$/.test(value) ? value : null;
}

type Named = { Params: { roll?: string; file: string } };

/** The ad server: the plain GET of spec 2 §7 gets a VAST tag; media files and trackers belong to it. */
export async function adServerRoutes(app: FastifyInstance, deps: AdDeps): Promise<void> {
  const { pool, clock } = deps;
  const tracks = adTracksOf(clock);
  const fileOf = adFiles(pool);

  app.addHook('onRequest', async (_request, reply) => {
    reply.headers(OPEN_TO_ALL);
  });

  app.get<Named>('/vast/:roll/:file', async (request, reply) => {
    const { roll, file } = request.params;
    const lang = plain(request.query, 'lang');
    const wanted = {
      publicUrl: basesFor(deps, request).publicUrl,
      roll: oneOf(ROLLS, roll),
      locale: locales.find((locale) => locale === lang) ?? request.locale,
      stat: plain(request.query, 'stat'),
      renditions: pool.renditions,
    };
    const kind = oneOf(VAST_KINDS, /^(\w+)\.xml$/.exec(file)?.[1]);
    // The connection stays open until the client gives up.
    if (kind === 'hanging') return reply.hijack();
    const headers = { 'cache-control': 'no-store', vary: 'accept-language' };
    return reply.type('application/xml; charset=utf-8').headers(headers).send(vastAnswer(kind, wanted));
  });

  app.get<Named>('/ads/media/:file', async (request, reply) => {
    const bytes = await fileOf(request.params.file);
    const range = byteRange(request.headers.range, bytes.length);
    reply.type('video/mp4').headers({ 'cache-control': DAY, 'accept-ranges': 'bytes' });
    if (range === null) return reply.send(bytes);
    if (range === 'unsatisfiable') {
      return reply.code(416).header('content-range', `bytes */${bytes.length}`).send();
    }
    const { from, to } = range;
    reply.code(206).header('content-range', `bytes ${from}-${to}/${bytes.length}`);
    return reply.send(bytes.subarray(from, to + 1));
  });

  app.get<Named>('/ads/track/:file', async (request, reply) => {
    const { query } = request;
    const event = oneOf(AD_EVENTS, /^(\w+)\.gif$/.exec(request.params.file)?.[1]);
    tracks.add({
      event,
      ad: plain(query, 'ad') ?? '',
      roll: plain(query, 'roll') ?? '',
      by: plain(query, 'by') ?? '',
      stat: plain(query, 'stat'),
      code: plain(query, 'code'),
    });
    return reply.type('image/gif').header('cache-control', 'no-store').send(PIXEL);
  });

  app.get<Named>('/ads/landing/:file', async (request, reply) => {
    const spot = spotOf(request.params.file);
    if (!spot) throw new ApiError('not_found');
    return reply.type('text/html; charset=utf-8').send(landingPage(spot, request.locale));
  });
}
