import { replacePage } from '@/lib/client/browser/replace-page';
import { stepsBackFrom } from '@/lib/client/browser/steps-back';

const PLAYERS = /^\/(watch|trailers)\//;

/**
 * Closes the player: back to the page it was opened from, however many episodes were watched meanwhile; to the page of the
 * title when it was opened directly (docs/PLAYER.md), or where the browser does not tell.
 */
export function leavePlayer(titleHref: string): void {
  const steps = stepsBackFrom(PLAYERS);
  if (steps === null) replacePage(titleHref);
  else window.history.go(-steps);
}
