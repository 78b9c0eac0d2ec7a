const LOOK_EACH_MS = 50;
/** Ends only what would never come: a busy machine takes many times its own seconds. */
const LIMIT_MS = 120_000;

/**
 * What `look` finds at last. It is called again while it finds nothing (null, false).
 * @throws Error with the name of what did not come
 */
export async function until<T>(what: string, look: () => Promise<T | null | false>): Promise<T> {
  const end = Date.now() + LIMIT_MS;
  for (;;) {
    const found = await look();
    if (found !== null && found !== false) return found;
    if (Date.now() > end) throw new Error(`not within ${LIMIT_MS} ms: ${what}`);
    await new Promise((resolve) => setTimeout(resolve, LOOK_EACH_MS));
  }
}
