/** Whether the current page is the first one of this tab (spec 2 §4 "Closing"). Browser only. */
export function isFirstEntry(): boolean {
  const { navigation } = window as { navigation?: { canGoBack: boolean } };
  return navigation ? !navigation.canGoBack : history.length <= 1;
}
