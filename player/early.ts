/** Playback before the framework, for the script that plays then (`app/early-script.ts`); `player/index.ts` has what pages need. */
export { preloadEngine } from './engines/load';
export { playBeforeHydration } from './stage/early';
