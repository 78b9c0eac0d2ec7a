/** A row counts as shown when half of it is in view. */
const SHARE = 0.5;

/** Reports each row of the page once, when it is first seen; more rows load while the viewer scrolls. */
export function watchRows(onSeen: (row: string) => void) {
  const seen = new Map<string, Element>();
  const known = new WeakSet<Element>();
  const shown = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        const row = (target as HTMLElement).dataset.row;
        if (!isIntersecting || !row) continue;
        shown.unobserve(target);
        if (seen.has(row)) continue;
        seen.set(row, target);
        onSeen(row);
      }
    },
    { threshold: SHARE },
  );
  const find = () => {
    for (const row of document.querySelectorAll('section[data-row]')) {
      if (known.has(row)) continue;
      known.add(row);
      shown.observe(row);
    }
  };
  let isFinding = false;
  new MutationObserver(() => {
    if (isFinding) return;
    isFinding = true;
    // One check for all changes in the meantime.
    setTimeout(() => {
      isFinding = false;
      find();
    }, 250);
  }).observe(document.querySelector('main') ?? document.body, { childList: true, subtree: true });
  return {
    /** Another page: its rows are reported again, but not those that stayed below an overlay. */
    begin: () => {
      for (const [row, section] of seen) if (!section.isConnected) seen.delete(row);
      find();
    },
  };
}
