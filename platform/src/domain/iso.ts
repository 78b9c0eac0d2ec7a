/** `2024-02-01T00:00:00Z`: clients parse times with exactly this form, so fractions are cut (wire 1.8). */
export function isoSeconds(moment: Date): string {
  return `${moment.toISOString().slice(0, 19)}Z`;
}

const MOMENT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d{1,6})?)?(Z|[+-]\d{2}:\d{2})?$/;

/** Milliseconds of a moment in a request; without a zone it is UTC (wire 1.8). Null for an invalid one. */
export function momentMs(text: string): number | null {
  const match = MOMENT.exec(text);
  if (!match) return null;
  const ms = Date.parse(match[3] ? text : `${text}Z`);
  return Number.isNaN(ms) ? null : ms;
}
