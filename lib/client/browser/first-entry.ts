/** Whether nothing of this tab lies behind the page on show (spec 2 §4 "Closing"). Browser only. */
export function isFirstEntry(): boolean {
  const { navigation } = window as { navigation?: { canGoBack: boolean } };
  return navigation ? !navigation.canGoBack : history.length <= 1;
}
