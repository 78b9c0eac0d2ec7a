/** Groups values by key and keeps their order. */
export function groupBy<T, K, V>(
  items: readonly T[],
  key: (item: T) => K,
  value: (item: T) => V,
): Map<K, V[]> {
  const groups = new Map<K, V[]>();
  for (const item of items) {
    const group = groups.get(key(item));
    if (group) group.push(value(item));
    else groups.set(key(item), [value(item)]);
  }
  return groups;
}

/** Indexes items by their key. */
export function indexBy<T, K>(items: readonly T[], key: (item: T) => K): Map<K, T> {
  return new Map(items.map((item) => [key(item), item]));
}

export function pick<K, V>(from: ReadonlyMap<K, V>, keys: readonly K[]): V[] {
  return keys.flatMap((key) => from.get(key) ?? []);
}

export function unique<T>(items: readonly T[]): T[] {
  return [...new Set(items)];
}
