/** Reloads the page like the button of the browser. */
export function reload(): void {
  location.reload();
}
