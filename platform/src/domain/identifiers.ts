const DIGITS = /^\d{1,20}$/;
const TRAILING_SNOWFLAKE = /(?:^|-)(\d{17,20})$/;
/** The largest value of an integer column, and so of a number that is an id. */
export const MAX_INT = 2_147_483_647;

/** The snowflake at the end of a content, season or row address; null when there is none (wire 1.7 slugs). */
export function snowflakeOf(slugOrId: string): string | null {
  return TRAILING_SNOWFLAKE.exec(slugOrId)?.[1] ?? null;
}

/** A positive integer that fits a database column, or null: an invalid id is "not found", never an error. */
export function intId(text: string): number | null {
  if (!DIGITS.test(text)) return null;
  const value = Number(text);
  return value > 0 && value <= MAX_INT ? value : null;
}
