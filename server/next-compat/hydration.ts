/**
 * Before it hydrates a page, the framework waits for the scripts in this list (those of `beforeInteractive`, of which this product has
 * none), and goes on when they fail.
 */
const SCRIPTS_BEFORE = '__next_s';

/** Lets the framework hydrate the page after this work, however it ends. Only before the framework begins (`instrumentation-client.ts`). */
export function hydrateAfter(work: Promise<unknown>): void {
  Object.assign(globalThis, { [SCRIPTS_BEFORE]: { length: 1, reduce: () => work } });
}
