/** `2024-02-01T00:00:00Z`: clients parse times with exactly this form, so fractions are cut (wire.md 1.8). */
export function isoSeconds(moment: Date): string {
  return `${moment.toISOString().slice(0, 19)}Z`;
}
