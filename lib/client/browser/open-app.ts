/**
 * Opens an installed application. No browser says whether there is one: if the page is still there after the wait, its
 * store is opened (spec 3 §4 Other). Browser only.
 */
export function openApp(
  app: { href: string; waitMs: number },
  store: string,
  go: (href: string) => void = (href) => location.assign(href),
): void {
  const timer = setTimeout(() => {
    if (document.visibilityState === 'visible') go(store);
  }, app.waitMs);
  addEventListener('pagehide', () => clearTimeout(timer), { once: true });
  go(app.href);
}
