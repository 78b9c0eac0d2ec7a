import { replacePage } from '@/lib/client/browser/replace-page';
import { leavePlayer } from '@/lib/client/playback/leave-player';

const PLAYER_PAGES = /^\/(watch|trailers)\//;

/** Closes the player of a title; if it was opened directly, leads to the page of the title (docs/PLAYER.md). */
export function leaveTitle(titleHref: string): void {
  leavePlayer(PLAYER_PAGES, () => replacePage(titleHref));
}
