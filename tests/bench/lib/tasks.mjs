/** Tasks of a page's main thread, from a trace. */

/** The required contents of a trace: `browser.startTracing(page, { categories })`. */
export const TASK_CATEGORIES = ['toplevel', '__metadata'];

/**
 * The longest task in ms, in processor time of the thread and in wall time. On a busy machine wall time also
 * contains waiting for a processor, for which the page is not responsible.
 * @param {Buffer} trace
 * @returns {{own: number, clock: number}}
 */
export function longestTask(trace) {
  const { traceEvents } = JSON.parse(trace.toString());
  const threadOf = ({ pid, tid }) => `${pid}/${tid}`;
  const isMain = ({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain';
  const mains = new Set(traceEvents.filter(isMain).map(threadOf));
  const longest = { own: 0, clock: 0 };
  for (const event of traceEvents) {
    if (event.ph !== 'X' || !event.name.endsWith('RunTask') || !mains.has(threadOf(event))) continue;
    longest.own = Math.max(longest.own, (event.tdur ?? event.dur) / 1000);
    longest.clock = Math.max(longest.clock, event.dur / 1000);
  }
  return longest;
}
