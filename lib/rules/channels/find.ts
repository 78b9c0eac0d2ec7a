/** A channel of a list by slug or id (spec 2 §5); null when it is missing. */
export function findChannel<Item extends { id: number; key: string }>(
  channels: readonly Item[],
  key: string | null,
): Item | null {
  return channels.find((channel) => channel.key === key || String(channel.id) === key) ?? null;
}
