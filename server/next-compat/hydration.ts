/**
 * Before it hydrates a page, the framework waits for the scripts in this list (those of `beforeInteractive`, of which this product has
 * none), and goes on when they fail.
 */
const SCRIPTS_BEFORE = '__next_s';

/** A script that is late, or never comes, on a bad line must not keep the page from answering. */
export const HYDRATED_WITHIN_MS = 2_000;

/** Lets the framework hydrate the page after this work, however it ends, but not later. Only before the framework begins (`instrumentation-client.ts`). */
export function hydrateAfter(work: Promise<unknown>): void {
  const late = new Promise((resolve) => setTimeout(resolve, HYDRATED_WITHIN_MS));
  const done = Promise.race([work, late]);
  Object.assign(globalThis, { [SCRIPTS_BEFORE]: { length: 1, reduce: () => done } });
}
