/** The player itself, for pages that play; `player/index.ts` has what other pages need of it. */
export { Player } from './ui/Player';
