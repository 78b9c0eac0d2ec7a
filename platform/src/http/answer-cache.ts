import type { FastifyInstance } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { Clock } from '../clock.ts';

/** How long an answer may be repeated unchanged, in ms (spec 1 §9: API response, configuration, rowsets, rows). */
export const CACHE_MS = { usual: 3_000, configuration: 30_000, rowsets: 500, rows: 300 } as const;

/** While one request renews an expired answer, the others get the old one for this time (ms). */
const RENEWAL_MS = 1_000;
/** The number of cached answers, and the longest one worth caching: together at most about 100 MB. */
const ANSWERS = 500;
const LONGEST = 200_000;

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The answer is the same for all requests without a token: it is cached for this time (ms). */
    cacheMs?: number;
  }
  interface FastifyRequest {
    cacheKey: string | null;
  }
}

/**
 * A cache of public answers as text: many requests for one page cost one answer. Only answers to requests without a token
 * are
 * cached, so they contain nothing personal, and a change of the catalogue makes them invalid. Register it after
 * `addLocale` and
 * `addAuth`, which set language and caller.
 * @param version of the catalogue
 * @param onRead called with each read of a cached answer
 */
export function addAnswerCache(
  app: FastifyInstance,
  clock: Clock,
  version: () => number,
  onRead: (isHit: boolean) => void = () => undefined,
): void {
  const answers = new LRUCache<string, { text: Buffer; until: number }>({ max: ANSWERS });
  app.decorateRequest('cacheKey', null);

  app.addHook('onRequest', async (request, reply) => {
    if (!request.routeOptions.config.cacheMs || request.method !== 'GET') return;
    if (request.caller || request.callingProviderId !== null) return;
    const key = `${version()} ${request.locale} ${request.url}`;
    const cached = answers.get(key);
    const now = clock.now();
    const isHit = cached !== undefined && cached.until > now;
    onRead(isHit);
    if (isHit) return reply.type('application/json; charset=utf-8').send(cached.text);
    if (cached) cached.until = now + RENEWAL_MS;
    request.cacheKey = key;
  });

  app.addHook('onSend', async (request, reply, payload) => {
    const { cacheMs } = request.routeOptions.config;
    if (!request.cacheKey || !cacheMs || reply.statusCode !== 200) return;
    if (typeof payload !== 'string' || payload.length > LONGEST) return;
    answers.set(request.cacheKey, { text: Buffer.from(payload), until: clock.now() + cacheMs });
  });
}
