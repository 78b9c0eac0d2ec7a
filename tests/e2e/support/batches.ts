/** Both servers and these tests share two cores, so more parallel requests are not faster. */
const AT_ONCE = 4;

export async function inBatches<Item>(
  items: readonly Item[],
  look: (item: Item) => Promise<void>,
): Promise<void> {
  for (let at = 0; at < items.length; at += AT_ONCE) {
    await Promise.all(items.slice(at, at + AT_ONCE).map(look));
  }
}
