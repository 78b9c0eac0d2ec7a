import { isFirstEntry } from '@/lib/client/browser/first-entry';
import { routes } from '@/lib/shared/routes';
import { openDialog, openMenu } from './candidates';
import { focusOn } from './move';
import { pictureIn } from './picture';

/**
 * Back: closes what is open over the page, leaves full screen, then the controls of the player, then the page; it never leaves the site.
 * The keys that televisions have for it become Escape, which every part of the page knows. True when it was used.
 */
export function goBack(event: KeyboardEvent, active: HTMLElement): boolean {
  if (event.key !== 'Escape') {
    active.dispatchEvent(
      new KeyboardEvent('keydown', { key: 'Escape', code: 'Escape', bubbles: true, cancelable: true }),
    );
    return true;
  }
  const overlay = openMenu() ?? openDialog(active);
  // The browser itself closes these by Escape; by one of ours it does not.
  if (overlay) return !event.isTrusted && close(overlay);
  if (document.fullscreenElement) void document.exitFullscreen();
  else if (!leaveControls(active)) leavePage();
  return true;
}

function close(overlay: HTMLElement): true {
  if (overlay instanceof HTMLDialogElement) overlay.dispatchEvent(new Event('cancel', { cancelable: true }));
  else overlay.hidePopover();
  return true;
}

function leaveControls(active: HTMLElement): boolean {
  const picture = pictureIn(document.body);
  if (!picture || picture === active || !picture.contains(active)) return false;
  focusOn(picture);
  return true;
}

/** Home is the first page of a television: Back leads to its menu there, and not further. */
function leavePage(): void {
  const home = document.querySelector<HTMLAnchorElement>(`body > header a[href="${routes.home()}"]`);
  if (location.pathname === routes.home()) {
    if (home) focusOn(home);
  } else if (!isFirstEntry()) history.back();
  else if (home) home.click();
  else location.replace(routes.home());
}
