import { replacePage } from '@/lib/replace-page';
import { stepsBackFrom } from '@/lib/steps-back';

const PLAYER = /^\/watch\//;

/**
 * Closes the player: back to the page it was opened from, however many episodes were watched meanwhile; to the page of the
 * title when it was opened directly (docs/PLAYER.md), or where the browser does not tell.
 */
export function leavePlayer(contentHref: string): void {
  const steps = stepsBackFrom(PLAYER);
  if (steps === null) replacePage(contentHref);
  else window.history.go(-steps);
}
