import { sql } from 'drizzle-orm';
import { Type } from 'typebox';
import type { Routes } from '../../http/app.ts';
import { within } from '../../within.ts';

/** A load balancer asks every few seconds and must get its answer sooner than this. */
const TIMEOUT_MS = 2_000;

const schema = {
  response: {
    200: Type.Union([
      Type.Object({ status: Type.Literal('ok') }),
      Type.Object({ status: Type.Literal('degraded'), reason: Type.Literal('redis') }),
    ]),
    503: Type.Object({ status: Type.Literal('unavailable'), reason: Type.String() }),
  },
};

/** GET /healthz: whether the platform can serve requests. */
export const healthRoutes: Routes = async (app, { db, redis }) => {
  app.get('/healthz', { schema }, async (request, reply) => {
    reply.header('cache-control', 'no-store');
    try {
      await within(Promise.resolve(db.execute(sql`select 1`)), TIMEOUT_MS, 'the database does not answer');
      if (redis && !redis.isUp) return { status: 'degraded' as const, reason: 'redis' as const };
      return { status: 'ok' as const };
    } catch (error) {
      request.log.error({ err: error }, 'health check failed');
      // The error itself may contain host and user names, so the reason stays general.
      return reply.code(503).send({ status: 'unavailable', reason: 'the database does not answer' });
    }
  });
};
