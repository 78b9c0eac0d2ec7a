import { and, eq, getTableColumns, inArray, sql } from 'drizzle-orm';
import type { Database } from '../../db/open.ts';
import { stagedBroadcasts } from '../../db/schema/imports.ts';
import type { Timed } from './programme.ts';

export type StagedRow = Timed & { channelId: number };

/** Rows per statement. They are sent as one JSON parameter: many small ones cost more than the rows. */
const BATCH = 500;

const columns = getTableColumns(stagedBroadcasts);
const names = sql.raw(
  Object.values(columns)
    .map(({ name }) => `"${name}"`)
    .join(', '),
);
const fields = sql.raw(
  Object.values(columns)
    .map((column) => `"${column.name}" ${column.getSQLType()}`)
    .join(', '),
);

/** A row with the column names of the database, for unfolding JSON into the table. */
function named(row: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(columns).map(([key, column]) => [column.name, row[key]]));
}

/** Stores a guide until it is complete. */
export class Stage {
  readonly importId: string;
  readonly #db: Database;
  #rows: StagedRow[] = [];

  constructor(db: Database, importId: string) {
    this.#db = db;
    this.importId = importId;
  }

  /** Adds a row; returns the rows that could not be added because their channel and start were taken. */
  async add(row: StagedRow): Promise<StagedRow[]> {
    this.#rows.push(row);
    return this.#rows.length < BATCH ? [] : this.flush();
  }

  async flush(): Promise<StagedRow[]> {
    const rows = this.#rows;
    this.#rows = [];
    if (rows.length === 0) return [];
    const { importId } = this;
    const json = JSON.stringify(rows.map((row) => named({ ...row, importId })));
    const written = await this.#db.execute(sql`
      with written as (
        insert into ${stagedBroadcasts} (${names})
        select ${names} from jsonb_to_recordset(${json}::jsonb) as given(${fields})
        on conflict do nothing returning 1
      ) select count(*)::int as n from written`);
    return rowsOf<{ n: number }>(written)[0]?.n === rows.length ? [] : this.#refused(rows);
  }

  async #refused(rows: StagedRow[]): Promise<StagedRow[]> {
    const { channelId, line, importId } = stagedBroadcasts;
    const found = await this.#db
      .select({ channelId, line })
      .from(stagedBroadcasts)
      .where(
        and(
          eq(importId, this.importId),
          inArray(
            line,
            rows.map((row) => row.line),
          ),
        ),
      );
    const written = new Set(found.map((row) => `${row.channelId} ${row.line}`));
    return rows.filter((row) => !written.has(`${row.channelId} ${row.line}`));
  }

  /** Empties the table, also of what a killed import left behind: imports of one database run one at a time. */
  async clear(): Promise<void> {
    await this.#db.execute(sql`truncate ${stagedBroadcasts}`);
  }
}

/** The rows of a raw statement: both drivers put them in `rows`, which their common type lacks. */
export function rowsOf<T>(result: unknown): T[] {
  return (result as { rows: T[] }).rows;
}
