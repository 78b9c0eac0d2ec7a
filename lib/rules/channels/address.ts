/** Archive addresses carry unix seconds (spec 2 §2 "Catalogue and channel routes"); anything else means live. */
export function readTs(text: string | null): number | null {
  return text && /^\d{1,10}$/.test(text) && Number(text) > 0 ? Number(text) : null;
}
