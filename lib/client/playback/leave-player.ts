/**
 * Closes a player: goes back to the page from which it was opened, however many titles or channels were
 * watched since. When the player was the first page of the tab, or the browser does not support it, `orElse`
 * decides.
 * @param playerPages the addresses of the player
 */
export function leavePlayer(playerPages: RegExp, orElse: () => void): void {
  const steps = stepsBackFrom(playerPages);
  if (steps === null) orElse();
  else window.history.go(-steps);
}

/** How many steps back in the history of this tab the last page lies that is not a player. */
function stepsBackFrom(pages: RegExp): number | null {
  const { navigation } = window;
  const here = navigation?.currentEntry?.index ?? 0;
  const before = navigation?.entries().slice(0, here) ?? [];
  const at = before.findLastIndex(({ url }) => url !== null && !pages.test(new URL(url).pathname));
  return at < 0 ? null : here - at;
}
