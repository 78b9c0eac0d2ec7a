import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '../db/open.ts';
import { type FoundKind, searchNames } from '../db/schema/search.ts';
import { allowedTypos, matchScore, typoCount } from '../domain/search/typos.ts';
import { type Reading, readings } from '../domain/search/wanted.ts';

export type Hit = { kind: FoundKind; id: string; rank: number; weight: number };

/** The trigram similarity from which names are candidates; their typos are counted afterwards. */
const SIMILAR_FROM = 0.4;
/** With fewer letters half of all words would be similar. */
const SIMILAR_MIN_LETTERS = 4;
/** The highest number of names of one kind that are compared. */
const MAX_OF_A_KIND = 300;
/** The share of a query that a similar name must answer. */
const ANSWERED_FROM = 0.5;
/** From this rank on a name has the words of the query; below it is only similar to them. */
export const EXACT_FROM = 1;
/** A match at the beginning ranks 3 to 4, of words 2 to 3: higher when it covers more of the name. */
const SHARE = 0.9;

const { kind, objectId, name, age, weight, words } = searchNames;

type Answer = {
  kind: FoundKind;
  object_id: string;
  name: string;
  weight: number | string;
  wanted: string;
  rank: number | string;
};

const selected = sql`${kind} as kind, ${objectId} as object_id, ${name} as name, ${weight} as weight`;

/** Names that match one reading exactly: the whole name 4, its beginning 3 to 4, its words 2 to 3. */
function exactly({ name: wanted }: Reading, maxAge: number): SQL {
  const begins = `${wanted}%`;
  const eachBegins = wanted
    .split(' ')
    .map((word) => `${word}:*`)
    .join(' & ');
  const hasWords = sql`${words} @@ to_tsquery('simple', ${eachBegins})`;
  return sql`
    select ${selected}, ${wanted}::text as wanted,
      case
        when ${name} = ${wanted} then 4
        when ${name} like ${begins} then 3 + ${SHARE}::float8 * length(${wanted}) / length(${name})
        else 2 + ${SHARE}::float8 * word_similarity(${wanted}, ${name})
      end as rank
    from ${searchNames}
    where ${age} <= ${maxAge} and (${name} like ${begins} or ${hasWords})`;
}

/** Names similar to one reading, below `EXACT_FROM`. The index supports this operator; its threshold is set before. */
function nearly({ name: wanted }: Reading, maxAge: number): SQL {
  return sql`
    select ${selected}, ${wanted}::text as wanted,
      word_similarity(${wanted}, ${name}) * ${SHARE}::float8 as rank
    from ${searchNames}
    where ${age} <= ${maxAge} and ${wanted} <% ${name}`;
}

/** The best results of each kind. */
function bestOf(parts: SQL[]): SQL {
  return sql`
    with answer as (${sql.join(parts, sql` union all `)}),
    placed as (
      select *, row_number() over (partition by kind order by rank desc, weight desc, object_id) as place
      from answer
    )
    select kind, object_id, name, weight, wanted, rank from placed where place <= ${MAX_OF_A_KIND}`;
}

async function run(db: Pick<Database, 'execute'>, parts: SQL[]): Promise<Answer[]> {
  if (parts.length === 0) return [];
  const { rows } = (await db.execute(bestOf(parts))) as unknown as { rows: Answer[] };
  return rows;
}

/** Exact matches of the typed text win; only without one, the same keys on another keyboard are tried. */
async function exactAnswers(db: Database, wanted: readonly Reading[], maxAge: number): Promise<Answer[]> {
  for (const isRetyped of [false, true]) {
    const meant = wanted.filter((reading) => reading.isRetyped === isRetyped);
    const exact = await run(
      db,
      meant.map((reading) => exactly(reading, maxAge)),
    );
    if (exact.length > 0) return exact;
  }
  return [];
}

/** Names similar to the typed text or to what its keys write elsewhere: ten times the work, so only when nothing is exact. */
async function similarAnswers(db: Database, wanted: readonly Reading[], maxAge: number): Promise<Answer[]> {
  const long = wanted.filter(({ name: text }) => text.length >= SIMILAR_MIN_LETTERS);
  if (long.length === 0) return [];
  return db.transaction(async (tx) => {
    await tx.execute(
      sql`select set_config('pg_trgm.word_similarity_threshold', ${String(SIMILAR_FROM)}, true)`,
    );
    return run(
      tx,
      long.map((reading) => nearly(reading, maxAge)),
    );
  });
}

/** A similar name ranks by its typos and by the forms of its words; null when it is too far from the query. */
function rankOf({ rank, wanted, name }: Answer): number | null {
  if (Number(rank) >= EXACT_FROM) return Number(rank);
  const typos = typoCount(wanted, name);
  const typed = typos <= allowedTypos(wanted.length) ? 1 - typos / wanted.length : 0;
  const best = Math.max(typed, matchScore(wanted, name));
  return best < ANSWERED_FROM ? null : best;
}

/** The results of a query, the best first. */
export async function findNames(db: Database, text: string, maxAge: number): Promise<Hit[]> {
  const wanted = readings(text);
  if (wanted.length === 0) return [];
  const best = new Map<string, Hit>();
  const exact = await exactAnswers(db, wanted, maxAge);
  for (const answer of exact.length > 0 ? exact : await similarAnswers(db, wanted, maxAge)) {
    const rank = rankOf(answer);
    if (rank === null) continue;
    const key = `${answer.kind} ${answer.object_id}`;
    const previous = best.get(key);
    if (previous && previous.rank >= rank) continue;
    best.set(key, { kind: answer.kind, id: answer.object_id, rank, weight: Number(answer.weight) });
  }
  return [...best.values()].sort(
    (a, b) => b.rank - a.rank || b.weight - a.weight || a.id.localeCompare(b.id),
  );
}
