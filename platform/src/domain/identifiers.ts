const DIGITS = /^\d{1,20}$/;
const TRAILING_SNOWFLAKE = /(?:^|-)(\d{17,20})$/;
const MAX_INT = 2_147_483_647;

/** The snowflake a content, season or row address ends with; null when there is none (wire 1.7 slugs). */
export function snowflakeOf(slugOrId: string): string | null {
  return TRAILING_SNOWFLAKE.exec(slugOrId)?.[1] ?? null;
}

/** A whole positive number that fits a database integer, or null: rubbish ids are "not found", never an error. */
export function intId(text: string): number | null {
  if (!DIGITS.test(text)) return null;
  const value = Number(text);
  return value > 0 && value <= MAX_INT ? value : null;
}
