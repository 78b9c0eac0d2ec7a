import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '../db/open.ts';
import { type FoundKind, searchNames } from '../db/schema/search.ts';
import { type Reading, readings } from '../domain/search/wanted.ts';

export type Hit = { kind: FoundKind; id: string; rank: number };

/** Below this a name is another name, not the same with a typing error. */
const SIMILAR_FROM = 0.45;
/** Of shorter words every second one is similar. */
const SIMILAR_MIN_LETTERS = 4;
/** More of one kind than this nobody looks through. */
const MAX_OF_A_KIND = 200;

const { kind, objectId, name, age, weight, words } = searchNames;

/** The names that answer one reading: the same 4, beginning like it 3 to 4, having its words 2 to 3, like it up to 1. */
function answers({ name: wanted, handicap }: Reading, maxAge: number): SQL {
  const begins = `${wanted}%`;
  const hasWords = sql`${words} @@ to_tsquery('simple', ${wanted
    .split(' ')
    .map((word) => `${word}:*`)
    .join(' & ')})`;
  // The operator is what the index knows; its threshold is set by the transaction.
  const isLike = wanted.length < SIMILAR_MIN_LETTERS ? sql`false` : sql`${wanted} <% ${name}`;
  return sql`
    select ${kind} as kind, ${objectId} as object_id, ${weight} as weight,
      case
        when ${name} = ${wanted} then 4
        when ${name} like ${begins} then 3 + 0.9 * length(${wanted}) / length(${name})
        when ${hasWords} then 2 + 0.9 * word_similarity(${wanted}, ${name})
        else word_similarity(${wanted}, ${name})
      end - ${handicap}::float8 as rank
    from ${searchNames}
    where ${age} <= ${maxAge} and (${name} like ${begins} or ${hasWords} or ${isLike})`;
}

/** What answers a query, the best first: at most so many of each kind. */
export async function findNames(db: Database, text: string, maxAge: number): Promise<Hit[]> {
  const wanted = readings(text);
  if (wanted.length === 0) return [];
  const all = sql.join(
    wanted.map((reading) => answers(reading, maxAge)),
    sql` union all `,
  );
  const query = sql`
    with answer as (${all}),
    best as (select kind, object_id, max(rank) as rank, max(weight) as weight from answer group by kind, object_id),
    placed as (
      select *, row_number() over (partition by kind order by rank desc, weight desc, object_id) as place from best
    )
    select kind, object_id, rank from placed where place <= ${MAX_OF_A_KIND}
    order by rank desc, weight desc, kind, object_id`;
  return db.transaction(async (tx) => {
    await tx.execute(
      sql`select set_config('pg_trgm.word_similarity_threshold', ${String(SIMILAR_FROM)}, true)`,
    );
    const { rows } = (await tx.execute(query)) as unknown as {
      rows: { kind: FoundKind; object_id: string; rank: string | number }[];
    };
    return rows.map(({ kind, object_id, rank }) => ({ kind, id: object_id, rank: Number(rank) }));
  });
}
