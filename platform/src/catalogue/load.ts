import { asc, isNotNull, sql } from 'drizzle-orm';
import type { Database } from '../db/open.ts';
import * as catalogue from '../db/schema/catalogue.ts';
import { channelCategories, channels, weeklySlots } from '../db/schema/channels.ts';
import { packetChannels, packetLibraries, packets } from '../db/schema/commerce.ts';
import { externalChannels, streamChecks } from '../db/schema/imports.ts';
import { libraryFiles, libraryPosters } from '../db/schema/library-files.ts';
import { contentPersons, persons } from '../db/schema/persons.ts';
import { rows, rowsetRows, rowsets } from '../db/schema/rows.ts';
import { purchaseTypes } from '../db/schema/subscriptions.ts';
import { contentViewers } from '../db/schema/viewing.ts';
import type { ChildLevel } from '../domain/age.ts';

type SlotTuple = [
  start: number,
  length: number,
  contentId: string,
  episodeId: string | null,
  isBanned: boolean,
];

/** A channel's week is one JSON value: a thousand channels have more than a hundred thousand slots. */
function loadWeeks(db: Database) {
  const { start, length, contentId, episodeId, isCatchupBanned } = weeklySlots;
  const slot = sql`json_build_array(${start}, ${length}, ${contentId}, ${episodeId}, ${isCatchupBanned})`;
  return db
    .select({
      channelId: weeklySlots.channelId,
      slots: sql<SlotTuple[]>`json_agg(${slot} order by ${start})`,
    })
    .from(weeklySlots)
    .groupBy(weeklySlots.channelId);
}

/** The number on the remote control is the place in the channel list, for children too, whose list is shorter. */
function numbered<Row>(rows: readonly Row[]): (Row & { number: number })[] {
  return rows.map((row, at) => ({ ...row, number: at + 1 }));
}

/** Reads every table of the catalogue completely. It runs once per version, so simplicity matters more than speed. */
export async function loadTables(db: Database) {
  const [genres, countries, libraries, contents, trailers, contentLibraries, seoMasks] = await Promise.all([
    db.select().from(catalogue.genres).orderBy(asc(catalogue.genres.sort), asc(catalogue.genres.id)),
    db.select().from(catalogue.countries).orderBy(asc(catalogue.countries.sort), asc(catalogue.countries.id)),
    db.select().from(catalogue.libraries).orderBy(asc(catalogue.libraries.sort), asc(catalogue.libraries.id)),
    db.select().from(catalogue.contents),
    db.select().from(catalogue.trailers).orderBy(asc(catalogue.trailers.id)),
    db.select().from(catalogue.contentLibraries).orderBy(asc(catalogue.contentLibraries.libraryId)),
    db.select().from(catalogue.seoMasks),
  ]);
  const [people, credits, stations, categories, weeks] = await Promise.all([
    db.select().from(persons).orderBy(asc(persons.id)),
    db.select().from(contentPersons).orderBy(asc(contentPersons.priority), asc(contentPersons.personId)),
    db.select().from(channels).orderBy(asc(channels.sort), asc(channels.id)),
    db.select().from(channelCategories).orderBy(asc(channelCategories.sort), asc(channelCategories.id)),
    loadWeeks(db),
  ]);
  const [sold, soldChannels, soldLibraries, pages, stripes, placed] = await Promise.all([
    db.select().from(packets).orderBy(asc(packets.sort), asc(packets.id)),
    db.select().from(packetChannels).orderBy(asc(packetChannels.packetId)),
    db.select().from(packetLibraries).orderBy(asc(packetLibraries.packetId)),
    db.select().from(rowsets).orderBy(asc(rowsets.sort), asc(rowsets.id)),
    db.select().from(rows).orderBy(asc(rows.id)),
    db.select().from(rowsetRows).orderBy(asc(rowsetRows.rowsetId), asc(rowsetRows.sort)),
  ]);
  const ways = await db.select().from(purchaseTypes).orderBy(asc(purchaseTypes.sort), asc(purchaseTypes.id));
  const [files, posters] = await Promise.all([
    db.select().from(libraryFiles),
    db.select().from(libraryPosters),
  ]);
  const externals = await db.select().from(externalChannels);
  const deadStreams = await db
    .select({ channelId: streamChecks.channelId })
    .from(streamChecks)
    .where(isNotNull(streamChecks.deadSince));
  const viewers = await db.select().from(contentViewers);
  return {
    childLevel: null as ChildLevel | null,
    externals,
    deadStreams,
    viewers,
    genres,
    countries,
    libraries,
    contents,
    trailers,
    contentLibraries,
    seoMasks,
    persons: people,
    credits,
    channels: numbered(stations),
    categories,
    weeks,
    packets: sold,
    packetChannels: soldChannels,
    packetLibraries: soldLibraries,
    purchaseTypes: ways,
    rowsets: pages,
    rows: stripes,
    rowsetRows: placed,
    libraryFiles: files,
    libraryPosters: posters,
  };
}

export type Tables = Awaited<ReturnType<typeof loadTables>>;
