/**
 * Closes a player: back to the page from which it was opened, however many titles or channels were watched since. Where the
 * player was the first page of the tab, or the browser does not tell, `orElse` leads on.
 * @param playerPages the addresses between which the player stays
 */
export function leavePlayer(playerPages: RegExp, orElse: () => void): void {
  const steps = stepsBackFrom(playerPages);
  if (steps === null) orElse();
  else window.history.go(-steps);
}

/** How many steps back in the history of this tab the last page of ours lies that is none of these. */
function stepsBackFrom(pages: RegExp): number | null {
  const { navigation } = window;
  const here = navigation?.currentEntry?.index ?? 0;
  const before = navigation?.entries().slice(0, here) ?? [];
  const at = before.findLastIndex(({ url }) => url !== null && !pages.test(new URL(url).pathname));
  return at < 0 ? null : here - at;
}
