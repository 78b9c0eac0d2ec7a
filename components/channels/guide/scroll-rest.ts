/** Rows that scroll past quickly are not needed, so programmes are requested when scrolling slows down. */
const REST_MS = 120;
/** A long slow scroll requests earlier. */
const LONGEST_MS = 500;

/** Runs the last work of a scroll when it slows down, and drops the works before it. */
export function createScrollRest() {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let restedAt = 0;
  return {
    schedule(work: () => void): void {
      clearTimeout(timer);
      const sinceRest = performance.now() - restedAt;
      const delay = Math.max(0, Math.min(REST_MS, LONGEST_MS - sinceRest));
      timer = setTimeout(() => {
        restedAt = performance.now();
        work();
      }, delay);
    },
    stop: (): void => clearTimeout(timer),
  };
}
