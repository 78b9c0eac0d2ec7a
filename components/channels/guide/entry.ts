/** The first row in sight when this entry of the history was left. */
export const storedRow = (): number => history.state?.guideRow ?? 0;

/** The same page with another address: nothing is loaded, and "back" leaves the guide at once. */
export function replaceEntry(address: URL, row = storedRow()): void {
  const wanted = address.pathname + address.search.replaceAll('%3A', ':');
  if (wanted !== location.pathname + location.search) {
    window.history.replaceState({ guideRow: row }, '', wanted + location.hash);
  } else if (row !== storedRow()) {
    window.history.replaceState({ ...history.state, guideRow: row }, '');
  }
}
