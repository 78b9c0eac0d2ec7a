/** Whoever flies past rows does not want them: programmes are asked for when the scroll slows down. */
const REST_MS = 120;
/** A long slow scroll does not wait for its end. */
const LONGEST_MS = 500;

/** Does what a scroll asks for where it rests; what it asked for on the way is given up. */
export function makeRest() {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let restedAt = 0;
  return {
    moved(work: () => void): void {
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
