const LOOK_EACH_MS = 20;
/** Ends only what would never come: on a busy machine everything takes many times its own seconds. */
const LIMIT_MS = 60_000;

/** Waits for a state that comes without being told, and returns what `look` finds then. */
export async function until<Found>(
  look: () => Found | Promise<Found>,
  limitMs = LIMIT_MS,
): Promise<Exclude<Found, false | null | undefined>> {
  const end = Date.now() + limitMs;
  for (;;) {
    const found = await look();
    if (found) return found as Exclude<Found, false | null | undefined>;
    if (Date.now() > end) throw new Error(`not so within ${limitMs} ms: ${look}`);
    await new Promise((resolve) => setTimeout(resolve, LOOK_EACH_MS));
  }
}
