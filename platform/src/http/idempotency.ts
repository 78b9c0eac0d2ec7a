import { createHash } from 'node:crypto';
import { and, eq, isNull, lt } from 'drizzle-orm';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Clock } from '../clock.ts';
import type { Database } from '../db/open.ts';
import { idempotentAnswers } from '../db/schema/money.ts';
import { ApiError } from './errors.ts';

/** A request that has not been answered for so long died with its server; somebody else may take its place. */
const ABANDONED_MS = 60_000;
/** How long answers are kept for a repetition. */
const KEPT_MS = 24 * 3_600_000;
const LONGEST_KEY = 255;
/** They say "not now", which is no answer to keep. */
const passing = new Set([409, 429]);

declare module 'fastify' {
  interface FastifyContextConfig {
    /** With the header Idempotency-Key the same request is done once; the second one gets the answer of the first. */
    idempotent?: boolean;
  }
  interface FastifyRequest {
    /** The key this request holds; what it orders carries it as its reference. Null without the header. */
    idempotencyKey: string | null;
  }
}

type Place = { userId: number; key: string };

const at = ({ userId, key }: Place) =>
  and(eq(idempotentAnswers.userId, userId), eq(idempotentAnswers.key, key));

function keyOf(request: FastifyRequest): string | null {
  const key = request.headers['idempotency-key'];
  if (typeof key !== 'string' || key === '') return null;
  if (key.length > LONGEST_KEY || key.includes('\0')) {
    throw new ApiError('invalid', {
      fields: { 'Idempotency-Key': { key: 'field_too_long', params: { limit: LONGEST_KEY } } },
    });
  }
  return key;
}

/** What makes two requests the same; the token is not part of it: it may have been renewed in between. */
function nameOf({ method, url, query, body }: FastifyRequest): string {
  const { access_token: _token, ...rest } = query as Record<string, unknown>;
  const content = JSON.stringify([rest, body ?? null]);
  return `${method} ${url.split('?')[0]} ${createHash('sha256').update(content).digest('hex')}`;
}

/** Takes the place of a key; null when somebody has had it before. */
async function take(db: Database, place: Place, name: string, now: number): Promise<boolean> {
  const createdAt = new Date(now);
  const taken = await db
    .insert(idempotentAnswers)
    .values({ ...place, request: name, createdAt })
    .onConflictDoNothing()
    .returning({ key: idempotentAnswers.key });
  return taken.length > 0;
}

/** Takes over from a request whose server died; of several that try, one succeeds. */
async function takeOver(db: Database, place: Place, now: number): Promise<boolean> {
  const abandoned = and(
    at(place),
    isNull(idempotentAnswers.status),
    lt(idempotentAnswers.createdAt, new Date(now - ABANDONED_MS)),
  );
  const taken = await db
    .update(idempotentAnswers)
    .set({ createdAt: new Date(now) })
    .where(abandoned)
    .returning({ key: idempotentAnswers.key });
  return taken.length > 0;
}

/** The first answer, or null when this request is to be done (again). */
async function earlierAnswer(db: Database, place: Place, name: string, now: number) {
  if (await take(db, place, name, now)) return null;
  const [known] = await db.select().from(idempotentAnswers).where(at(place));
  if (known && known.request !== name) throw new ApiError('invalid', { message: 'reused_key' });
  if (known && known.status !== null) return { status: known.status, body: known.body };
  if (await takeOver(db, place, now)) return null;
  throw new ApiError('conflict');
}

async function keep(db: Database, place: Place, status: number, payload: unknown): Promise<void> {
  if (status >= 500 || passing.has(status)) {
    await db.delete(idempotentAnswers).where(at(place));
    return;
  }
  const body = typeof payload === 'string' && payload !== '' ? JSON.parse(payload) : null;
  await db.update(idempotentAnswers).set({ status, body }).where(at(place));
}

/** Routes with `idempotent: true` do the same request once, as long as it comes with the same Idempotency-Key. */
export function addIdempotency(app: FastifyInstance, { db, clock }: { db: Database; clock: Clock }): void {
  app.decorateRequest('idempotencyKey', null);

  app.addHook('preHandler', async (request, reply) => {
    if (!request.routeOptions.config.idempotent || !request.caller) return;
    const key = keyOf(request);
    if (key === null) return;
    const place = { userId: request.caller.userId, key };
    const earlier = await earlierAnswer(db, place, nameOf(request), clock.now());
    if (!earlier) {
      request.idempotencyKey = key;
      return;
    }
    reply.code(earlier.status).header('idempotent-replayed', 'true');
    if (earlier.body === null) return reply.send();
    return reply.type('application/json; charset=utf-8').serializer(JSON.stringify).send(earlier.body);
  });

  // Kept before it leaves: what a client was told must be told again.
  app.addHook('onSend', async (request, reply, payload) => {
    const { caller, idempotencyKey: key } = request;
    if (caller && key !== null) await keep(db, { userId: caller.userId, key }, reply.statusCode, payload);
  });
}

/** Forgets answers that nobody will ask for again. */
export async function forgetOldAnswers(db: Database, now: number): Promise<void> {
  await db.delete(idempotentAnswers).where(lt(idempotentAnswers.createdAt, new Date(now - KEPT_MS)));
}
