import { and, eq, getTableColumns, gte, inArray, lte, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { raiseCatalogueVersion } from '../../catalogue/version.ts';
import type { DatabaseReader } from '../../db/database.ts';
import type { Database } from '../../db/open.ts';
import { channelCategories, channels } from '../../db/schema/channels.ts';
import { packetChannels } from '../../db/schema/commerce.ts';
import { broadcasts, externalChannels, streamChecks } from '../../db/schema/imports.ts';
import { CATEGORY_IDS } from './ids.ts';
import type { Plan, Present } from './plan.ts';

type Writer = Pick<Database, 'select' | 'insert' | 'delete'>;

/** Rows per statement: a statement may have at most 65 535 parameters. */
const BATCH = 1000;

/** The channels of this list in the database, and the ids and slugs that new ones must avoid. */
export async function readPresent(db: DatabaseReader, list: string): Promise<Present> {
  const all = await db.select({ id: channels.id, slug: channels.slug }).from(channels);
  const own = await db
    .select({ channel: channels, external: externalChannels })
    .from(externalChannels)
    .innerJoin(channels, eq(channels.id, externalChannels.channelId))
    .where(eq(externalChannels.list, list));
  const categories = await db.select().from(channelCategories).orderBy(channelCategories.sort);
  return {
    channels: all,
    own,
    categories: categories.map(({ id, slug, name, tags }) => ({
      id,
      slug,
      name,
      isAll: tags.all_channels === true,
    })),
  };
}

/** On conflict, every column except the key gets the new value. */
function overwrite(table: PgTable, key: string) {
  const columns = Object.entries(getTableColumns(table)).filter(([name]) => name !== key);
  return Object.fromEntries(columns.map(([name, column]) => [name, sql.raw(`excluded."${column.name}"`)]));
}

function* batches<T>(rows: readonly T[]): Generator<T[]> {
  for (let from = 0; from < rows.length; from += BATCH) yield rows.slice(from, from + BATCH);
}

async function removeChannels(db: Writer, ids: number[]): Promise<void> {
  if (ids.length === 0) return;
  await db.delete(broadcasts).where(inArray(broadcasts.channelId, ids));
  await db.delete(channels).where(inArray(channels.id, ids));
}

/** Categories that came with a list are removed with its last channel. */
async function removeEmptyCategories(db: Writer): Promise<void> {
  const imported = and(
    gte(channelCategories.id, CATEGORY_IDS.first),
    lte(channelCategories.id, CATEGORY_IDS.last),
  );
  const isUsed = sql`exists (select 1 from ${channels} where ${channelCategories.id} = any(${channels.categoryIds}))`;
  await db.delete(channelCategories).where(and(imported, sql`not ${isUsed}`));
}

/** Puts the channels into this packet, or into none. Returns whether that is a change. */
export async function sell(db: Writer, ids: readonly number[], packetId: number | null): Promise<boolean> {
  let isNews = false;
  for (const batch of batches(ids)) {
    const rows = packetId === null ? [] : batch.map((channelId) => ({ packetId, channelId }));
    const moved =
      packetId === null
        ? await db.delete(packetChannels).where(inArray(packetChannels.channelId, batch)).returning()
        : await db.insert(packetChannels).values(rows).onConflictDoNothing().returning();
    isNews ||= moved.length > 0;
  }
  if (isNews) await raiseCatalogueVersion(db);
  return isNews;
}

/** Writes a plan; call it in a transaction. */
export async function applyPlan(db: Writer, plan: Plan): Promise<void> {
  for (const batch of batches(plan.categories)) await db.insert(channelCategories).values(batch);
  for (const batch of batches(plan.channels)) {
    await db
      .insert(channels)
      .values(batch)
      .onConflictDoUpdate({ target: channels.id, set: overwrite(channels, 'id') });
  }
  for (const batch of batches(plan.externals)) {
    await db
      .insert(externalChannels)
      .values(batch)
      .onConflictDoUpdate({
        target: externalChannels.channelId,
        set: overwrite(externalChannels, 'channelId'),
      });
  }
  // What is known about the former stream says nothing about this one.
  for (const batch of batches(plan.moved))
    await db.delete(streamChecks).where(inArray(streamChecks.channelId, batch));
  await removeChannels(db, plan.removed);
  await removeEmptyCategories(db);
  await raiseCatalogueVersion(db);
}
