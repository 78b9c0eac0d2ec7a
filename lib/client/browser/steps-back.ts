/**
 * How many steps back in this tab's history the last page lies that is none of these; null when there is no such page of ours,
 * or the browser does not tell. Browser only.
 */
export function stepsBackFrom(pages: RegExp): number | null {
  const { navigation } = window;
  const here = navigation?.currentEntry?.index ?? 0;
  const before = navigation?.entries().slice(0, here) ?? [];
  const at = before.findLastIndex(({ url }) => url !== null && !pages.test(new URL(url).pathname));
  return at < 0 ? null : here - at;
}
