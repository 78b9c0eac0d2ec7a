/** The page once more, as a browser's button does it. */
export function reload(): void {
  location.reload();
}
