/** Spec 2 §5: row content is deduplicated by id. The first one stays. */
export function uniqueById<Item extends { id: string | number }>(items: Item[]): Item[] {
  const seen = new Set<string | number>();
  return items.filter(({ id }) => !seen.has(id) && seen.add(id));
}
