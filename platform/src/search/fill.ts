import { eq, sql } from 'drizzle-orm';
import type { Content, Person, Snapshot } from '../catalogue/model.ts';
import type { Database } from '../db/open.ts';
import { type FoundKind, searchNames, searchState } from '../db/schema/search.ts';
import { ADULT_AGE } from '../domain/age.ts';
import { fold } from '../domain/search/fold.ts';
import type { Localized } from '../origin/catalogue.ts';

type NameRow = Omit<typeof searchNames.$inferInsert, 'words'>;

const ONLY_ROW = 1;
/** A statement has at most 65 535 parameters; a name has five. */
const BATCH = 5000;

/** Ten titles give a person the highest weight, which is still below that of a title with the same name. */
const WELL_KNOWN = 10;
const PERSON_WEIGHT = 0.5;
const CHANNEL_WEIGHT = 0.9;
const BEST_SCORE = 10;

type Named = { kind: FoundKind; objectId: string; age: number; weight: number };

function rowsOf(named: Named, name: Localized, ...more: string[]): NameRow[] {
  const folded = new Set([name.ru, name.kk, name.en, name.uz, ...more].flatMap(fold));
  return [...folded].map((one) => ({ ...named, name: one }));
}

/** Searchable contents: films, series and programmes, not their seasons, and no lost content (spec 2 §3). */
function contentRows({ id, type, isLost, age, score, title, original }: Content): NameRow[] {
  if (isLost || type === 'season' || type === 'episode') return [];
  return rowsOf({ kind: type, objectId: id, age, weight: score / BEST_SCORE }, title, original);
}

/** A person has the lowest age of their titles: a child must not find a person without visible titles. */
function personRows({ id, name, contents }: Person): NameRow[] {
  const seen = contents.filter(({ isLost }) => !isLost);
  const age = seen.length === 0 ? 0 : Math.min(...seen.map((content) => content.age));
  const weight = (Math.min(WELL_KNOWN, seen.length) / WELL_KNOWN) * PERSON_WEIGHT;
  return rowsOf({ kind: 'person', objectId: String(id), age, weight }, name);
}

/** Every searchable name of the catalogue. */
function namesIn(snapshot: Snapshot): NameRow[] {
  const channels = [...snapshot.channels.values()].filter(({ isAvailable }) => isAvailable);
  return [
    ...snapshot.roots.flatMap(contentRows),
    ...channels.flatMap(({ id, name, age, isAdult }) =>
      rowsOf(
        {
          kind: 'channel',
          objectId: String(id),
          // Adult channels are adult whatever age rating they have (spec 2 §5).
          age: isAdult ? Math.max(age, ADULT_AGE) : age,
          weight: CHANNEL_WEIGHT,
        },
        name,
      ),
    ),
    ...[...snapshot.persons.values()].flatMap(personRows),
  ];
}

/**
 * Rebuilds the names when they are from an older catalogue. The row with the version stays locked meanwhile, so of
 * several servers one does the work and the others find it done.
 */
export async function fillNames(db: Database, snapshot: Snapshot): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.insert(searchState).values({ id: ONLY_ROW, version: 0 }).onConflictDoNothing();
    const [state] = await tx.select().from(searchState).where(eq(searchState.id, ONLY_ROW)).for('update');
    if (state && state.version >= snapshot.version) return;
    await tx.delete(searchNames);
    const rows = namesIn(snapshot);
    for (let from = 0; from < rows.length; from += BATCH) {
      await tx.insert(searchNames).values(rows.slice(from, from + BATCH));
    }
    // New names wait outside the index of similar names until a cleaning; with many waiting, the planner reads the whole table.
    await tx.execute(
      sql`select gin_clean_pending_list('search_names_similar'), gin_clean_pending_list('search_names_words')`,
    );
    await tx.execute(sql`analyze ${searchNames}`);
    await tx.update(searchState).set({ version: snapshot.version }).where(eq(searchState.id, ONLY_ROW));
  });
}

/** The version of the catalogue whose names a database has. */
export async function namesVersion(db: Database): Promise<number> {
  const [state] = await db.select().from(searchState).where(eq(searchState.id, ONLY_ROW));
  return state?.version ?? 0;
}
