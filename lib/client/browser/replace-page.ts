/**
 * Replaces the current page by another one with a full load. The router would show it as an overlay over this
 * page. Browser only.
 */
export function replacePage(href: string): void {
  location.replace(href);
}
