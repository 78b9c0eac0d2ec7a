import type { PgTable } from 'drizzle-orm/pg-core';
import { catalogueVersion, raiseCatalogueVersion } from '../catalogue/version.ts';
import type { Database } from '../db/open.ts';
import * as catalogue from '../db/schema/catalogue.ts';
import { channelCategories, channels, weeklySlots } from '../db/schema/channels.ts';
import * as commerce from '../db/schema/commerce.ts';
import { messages, news, surveyAnswers, surveyQuestions } from '../db/schema/notices.ts';
import { contentPersons, persons } from '../db/schema/persons.ts';
import { rowsetRows, rowsets, rows as rowsTable } from '../db/schema/rows.ts';
import { purchaseTypes } from '../db/schema/subscriptions.ts';
import { seedProviders } from './providers.ts';
import { categoryRows, channelRows, weeklySlotRows } from './rows/channels.ts';
import { packetChannelRows, packetLibraryRows, packetRows, promoKeyRows } from './rows/commerce.ts';
import { contentRows, trailerRows } from './rows/contents.ts';
import { countryRows, genreRows, libraryRows, seoMaskRows } from './rows/directories.ts';
import { answerRows, messageRows, newsRows, questionRows } from './rows/notices.ts';
import { placements, rowRows, rowsetTableRows } from './rows/pages.ts';
import { contentLibraryRows, creditRows, personRows } from './rows/people.ts';
import { purchaseTypeRows } from './rows/purchase-types.ts';

/** A statement has at most 65 535 parameters; a content has 24. */
const BATCH = 1000;

type Writer = Pick<Database, 'insert'>;

async function insertAll<T extends PgTable>(db: Writer, table: T, rows: T['$inferInsert'][]): Promise<void> {
  for (let from = 0; from < rows.length; from += BATCH) {
    await db.insert(table).values(rows.slice(from, from + BATCH));
  }
}

async function seedCatalogue(db: Writer): Promise<void> {
  await insertAll(db, catalogue.genres, genreRows);
  await insertAll(db, catalogue.countries, countryRows);
  await insertAll(db, catalogue.libraries, libraryRows);
  await insertAll(db, catalogue.seoMasks, seoMaskRows);
  await insertAll(db, catalogue.contents, contentRows);
  await insertAll(db, catalogue.trailers, trailerRows);
  await insertAll(db, catalogue.contentLibraries, contentLibraryRows);
  await insertAll(db, persons, personRows);
  await insertAll(db, contentPersons, creditRows);
  await insertAll(db, rowsTable, rowRows);
  await insertAll(db, rowsets, rowsetTableRows);
  await insertAll(db, rowsetRows, placements);
}

async function seedChannels(db: Writer): Promise<void> {
  await insertAll(db, channelCategories, categoryRows);
  await insertAll(db, channels, channelRows);
  await insertAll(db, weeklySlots, weeklySlotRows());
}

async function seedCommerce(db: Writer): Promise<void> {
  await insertAll(db, commerce.packets, packetRows);
  await insertAll(db, commerce.packetChannels, packetChannelRows);
  await insertAll(db, commerce.packetLibraries, packetLibraryRows);
  await insertAll(db, purchaseTypes, purchaseTypeRows);
  await insertAll(db, commerce.promoKeys, promoKeyRows);
  await insertAll(db, news, newsRows);
  await insertAll(db, messages, messageRows);
  await insertAll(db, surveyQuestions, questionRows);
  await insertAll(db, surveyAnswers, answerRows);
}

/** Whether there is a catalogue: the seed, or an edited one. */
export async function isSeeded(db: Database): Promise<boolean> {
  return (await catalogueVersion(db)) > 0;
}

/** Fills an empty database, completely or not at all. */
export async function seed(db: Database): Promise<void> {
  await db.transaction(async (transaction) => {
    await seedProviders(transaction);
    await seedCatalogue(transaction);
    await seedChannels(transaction);
    await seedCommerce(transaction);
    await raiseCatalogueVersion(transaction);
  });
}
