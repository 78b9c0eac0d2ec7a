import { eq } from 'drizzle-orm';
import { Type } from 'typebox';
import { findChannel } from '../catalogue/find.ts';
import { catalogueOf } from '../catalogue/store.ts';
import { raiseCatalogueVersion } from '../catalogue/version.ts';
import { channels } from '../db/schema/channels.ts';
import type { Blackout } from '../origin/catalogue.ts';
import { SEGMENT_MS, SEGMENTS_PER_WEEK, segmentAt } from '../origin/timeline.ts';
import type { SandboxArea } from './sections.ts';

const MAX_SECONDS = 7 * 24 * 3600;

const BlackoutOrder = Type.Object({
  /** Number or slug. */
  channel: Type.String({ minLength: 1, maxLength: 100 }),
  /** Seconds from now until it begins, and how long it is; 0 removes the blackouts of the channel. */
  after: Type.Integer({ minimum: -MAX_SECONDS, maximum: MAX_SECONDS }),
  seconds: Type.Integer({ minimum: 0, maximum: MAX_SECONDS }),
});

/** The weekly window of a blackout; it is whole segments of the grid. */
function windowOf(startMs: number, seconds: number): Blackout {
  const start = segmentAt(startMs);
  const length = Math.ceil((seconds * 1000) / SEGMENT_MS);
  return { start: ((start % SEGMENTS_PER_WEEK) + SEGMENTS_PER_WEEK) % SEGMENTS_PER_WEEK, length };
}

/** Blackouts at once: those of the catalogue are on one evening of the week. */
export const blackoutSandbox: SandboxArea = async (app, deps) => {
  const catalogue = catalogueOf(deps);
  app.post('/sandbox/blackouts', { schema: { body: BlackoutOrder } }, async ({ body }, reply) => {
    const { id } = findChannel(await catalogue.current(), body.channel);
    const startMs = deps.clock.now() + body.after * 1000;
    const blackouts = body.seconds === 0 ? [] : [windowOf(startMs, body.seconds)];
    await deps.db.transaction(async (tx) => {
      await tx.update(channels).set({ blackouts }).where(eq(channels.id, id));
      await raiseCatalogueVersion(tx);
    });
    await catalogue.refresh();
    return reply.code(201).send({ channel: id, blackouts });
  });
};
