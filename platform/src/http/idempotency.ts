import { createHash } from 'node:crypto';
import { and, eq, isNull, lt } from 'drizzle-orm';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Clock } from '../clock.ts';
import type { Database } from '../db/open.ts';
import { idempotentAnswers } from '../db/schema/money.ts';
import { ApiError } from './errors.ts';

/** After this time an unanswered request counts as lost with its server; another one may take its place. */
const ABANDONED_MS = 60_000;
/** How long answers are stored for repeated requests. */
const STORED_MS = 24 * 3_600_000;
const LONGEST_KEY = 255;
/** These mean "not now", so they are not stored. */
const passing = new Set([409, 429]);

declare module 'fastify' {
  interface FastifyContextConfig {
    /** With the header Idempotency-Key a repeated request is not executed again; it gets the first answer. */
    idempotent?: boolean;
  }
  interface FastifyRequest {
    /** The stored key of this request; the purchase it makes has it as its reference. Null without the header. */
    idempotencyKey: string | null;
  }
}

type StoredKey = { userId: number; key: string };

const at = ({ userId, key }: StoredKey) =>
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

/** What identifies a request. The token is not included, because it may be renewed in between. */
function nameOf({ method, url, query, body }: FastifyRequest): string {
  const { access_token: _token, ...rest } = query as Record<string, unknown>;
  const content = JSON.stringify([rest, body ?? null]);
  return `${method} ${url.split('?')[0]} ${createHash('sha256').update(content).digest('hex')}`;
}

/** Reserves a key; null when it is already used. */
async function reserve(db: Database, stored: StoredKey, name: string, now: number): Promise<boolean> {
  const createdAt = new Date(now);
  const taken = await db
    .insert(idempotentAnswers)
    .values({ ...stored, request: name, createdAt })
    .onConflictDoNothing()
    .returning({ key: idempotentAnswers.key });
  return taken.length > 0;
}

/** Takes over a request whose server died; of several attempts one succeeds. */
async function takeOver(db: Database, stored: StoredKey, now: number): Promise<boolean> {
  const abandoned = and(
    at(stored),
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

/** The stored answer, or null when this request has to be executed. */
async function earlierAnswer(db: Database, stored: StoredKey, name: string, now: number) {
  if (await reserve(db, stored, name, now)) return null;
  const [answer] = await db.select().from(idempotentAnswers).where(at(stored));
  if (answer && answer.request !== name) throw new ApiError('invalid', { message: 'reused_key' });
  if (answer && answer.status !== null) return { status: answer.status, body: answer.body };
  if (await takeOver(db, stored, now)) return null;
  throw new ApiError('conflict');
}

async function storeAnswer(db: Database, stored: StoredKey, status: number, payload: unknown): Promise<void> {
  if (status >= 500 || passing.has(status)) {
    await db.delete(idempotentAnswers).where(at(stored));
    return;
  }
  const body = typeof payload === 'string' && payload !== '' ? JSON.parse(payload) : null;
  await db.update(idempotentAnswers).set({ status, body }).where(at(stored));
}

/** Executes requests of routes with `idempotent: true` once per Idempotency-Key. */
export function addIdempotency(app: FastifyInstance, { db, clock }: { db: Database; clock: Clock }): void {
  app.decorateRequest('idempotencyKey', null);

  app.addHook('preHandler', async (request, reply) => {
    if (!request.routeOptions.config.idempotent || !request.caller) return;
    const key = keyOf(request);
    if (key === null) return;
    const stored = { userId: request.caller.userId, key };
    const earlier = await earlierAnswer(db, stored, nameOf(request), clock.now());
    if (!earlier) {
      request.idempotencyKey = key;
      return;
    }
    reply.code(earlier.status).header('idempotent-replayed', 'true');
    if (earlier.body === null) return reply.send();
    return reply.type('application/json; charset=utf-8').serializer(JSON.stringify).send(earlier.body);
  });

  // Stored before it is sent: a retry must get the answer that the client may have seen.
  app.addHook('onSend', async (request, reply, payload) => {
    const { caller, idempotencyKey: key } = request;
    if (caller && key !== null)
      await storeAnswer(db, { userId: caller.userId, key }, reply.statusCode, payload);
  });
}

/** Removes answers that are too old to be repeated. */
export async function removeOldAnswers(db: Database, now: number): Promise<void> {
  await db.delete(idempotentAnswers).where(lt(idempotentAnswers.createdAt, new Date(now - STORED_MS)));
}
