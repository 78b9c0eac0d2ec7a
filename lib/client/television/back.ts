import { backOrHome, homeLink } from '@/lib/client/browser/back-or-home';
import { cancelDialog, openDialog } from '@/lib/client/browser/open-dialog';
import { routes } from '@/lib/shared/routes';
import { openMenu } from './candidates';
import { focusOn } from './move';
import { pictureIn } from './picture';

/**
 * Back closes what is open over the page, then leaves full screen, then the controls of the player, then the page. It
 * never leaves the site. The Back keys of televisions become Escape, which every part of the page handles. Returns true
 * when the key was used.
 */
export function goBack(event: KeyboardEvent, active: HTMLElement): boolean {
  if (event.key !== 'Escape') {
    active.dispatchEvent(
      new KeyboardEvent('keydown', { key: 'Escape', code: 'Escape', bubbles: true, cancelable: true }),
    );
    return true;
  }
  const overlay = openMenu() ?? openDialog(active);
  // The browser closes these by itself on a real Escape key, but not on an Escape event that we dispatch.
  if (overlay) return !event.isTrusted && close(overlay);
  if (document.fullscreenElement) void document.exitFullscreen();
  else if (!leaveControls(active)) leavePage();
  return true;
}

function close(overlay: HTMLElement): true {
  if (overlay instanceof HTMLDialogElement) cancelDialog(overlay);
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
  if (location.pathname === routes.home()) {
    const home = homeLink();
    if (home) focusOn(home);
  } else backOrHome();
}
