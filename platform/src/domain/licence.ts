const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

export type TimeLeft = { unit: 'days' | 'hours' | 'minutes'; count: number };

/** The remaining time in a natural unit: hours up to two days, and at least one. */
export function timeLeft(endMs: number, nowMs: number): TimeLeft {
  const left = Math.max(0, endMs - nowMs);
  if (left > 2 * DAY_MS) return { unit: 'days', count: Math.floor(left / DAY_MS) };
  if (left >= HOUR_MS) return { unit: 'hours', count: Math.floor(left / HOUR_MS) };
  return { unit: 'minutes', count: Math.max(1, Math.ceil(left / MINUTE_MS)) };
}

/** Enough time, ending soon, ending very soon (spec 2 §3 `user_license_info.color`). */
const COLORS = { calm: '#4fbf7b', soon: '#f2b134', last: '#e5484d' } as const;
const SOON_MS = DAY_MS;
const LAST_MS = 3 * HOUR_MS;

export function licenceColor(endMs: number, nowMs: number): string {
  const left = endMs - nowMs;
  if (left > SOON_MS) return COLORS.calm;
  return left > LAST_MS ? COLORS.soon : COLORS.last;
}
