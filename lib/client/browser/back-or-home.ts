import { routes } from '@/lib/shared/routes';
import { isFirstEntry } from './first-entry';

/** The link of the header that leads home. */
export const homeLink = (): HTMLAnchorElement | null =>
  document.querySelector(`body > header a[href="${routes.home()}"]`);

/** One step back in the history; from the first page of this tab to home, because nothing is behind it. */
export function backOrHome(): void {
  const home = homeLink();
  if (!isFirstEntry()) history.back();
  else if (home) home.click();
  else location.replace(routes.home());
}
