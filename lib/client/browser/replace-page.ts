/** Loads a page in the place of this one. The router would lay what it knows as an overlay over this page instead. Browser only. */
export function replacePage(href: string): void {
  location.replace(href);
}
