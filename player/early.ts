/** Playback before the page is hydrated, for the script that runs then; `player/index.ts` has what pages need. */
export { playBeforeHydration } from './stage/early';
