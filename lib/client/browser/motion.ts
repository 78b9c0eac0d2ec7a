/** Whether the viewer wants less motion. */
export const isMotionReduced = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Changes the page in a view transition, or at once where the browser has none or the viewer wants less motion. */
export function withViewTransition(change: () => void): void {
  if (!document.startViewTransition || isMotionReduced()) {
    change();
    return;
  }
  // `ready` is rejected where the browser leaves the animation out (a hidden tab, a newer transition); the change is made all the
  // same. An error of the change itself is reported by the other promises.
  document.startViewTransition(change).ready.catch(() => {});
}
