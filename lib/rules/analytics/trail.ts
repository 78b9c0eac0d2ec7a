/**
 * The pages of one document in the order of its history. `popstate` tells neither the earlier page nor the
 * direction, and closing a dialog or changing the moment of a page fires it too.
 */
export function pageTrail() {
  let pages: string[] = [];
  let at = -1;
  return {
    /** Sets the current page. */
    come(path: string): void {
      if (pages[at] === path) return;
      pages = [...pages.slice(0, at + 1), path];
      at = pages.length - 1;
    },
    /** The history moved to this path: returns the page that was left by going back, else null. */
    leftBack(path: string): string | null {
      const left = pages[at];
      if (left === undefined || left === path) return null;
      const before = pages.lastIndexOf(path, at - 1);
      const isBefore = at > 0 && before >= 0;
      const after = pages.indexOf(path, at + 1);
      if (isBefore) at = before;
      else if (after >= 0) at = after;
      // A page from before the first counted one.
      else [pages, at] = [[path, ...pages.slice(at)], 0];
      return !isBefore && after >= 0 ? null : left;
    },
  };
}
