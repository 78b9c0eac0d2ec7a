import { EARLY_ANSWERS, type EarlyAnswers } from '@/lib/rules/pages/early-answers';

/**
 * An answer that nobody has used within this time after the start of the page is outdated, because stream addresses
 * expire.
 */
const TAKEN_WITHIN_MS = 30_000;

const answers = () =>
  performance.now() < TAKEN_WITHIN_MS
    ? (window as { [EARLY_ANSWERS]?: EarlyAnswers })[EARLY_ANSWERS]
    : undefined;

/** Whether the page made this call before its scripts ran, and nobody has taken the answer. */
export const isEarly = (name: string): boolean => answers()?.has(name) ?? false;

/** A copy of the answer to a call that the page has made already; the answer stays for `earlyFetch`. */
export const peekFetch: typeof fetch = async (input, init) => {
  const early = await answers()?.get(`${init?.method} ${input}`);
  if (!early) throw new Error('nobody has called for it, or its answer was taken');
  return early.clone();
};

/** The answer to a call that the page has made already, once; otherwise a call. */
export const earlyFetch: typeof fetch = (input, init) => {
  const name = `${init?.method} ${input}`;
  const early = answers()?.get(name);
  answers()?.delete(name);
  return early ?? fetch(input, init);
};
