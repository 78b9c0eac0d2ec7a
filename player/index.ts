/**
 * The one face of the player (docs/ARCHITECTURE.md). Load it with `import('@/player')` on intent, never statically:
 * nothing of it belongs in a page's first script. Types are free.
 */
export type { PlayerErrorCode } from './core/errors/ladder';
export type { PlayerDrm, PlayerSource, Programme, SourceKind } from './core/source';
export { LIVE, resumeAt, streamStart } from './core/time/start';
export { createPlayer, type PlayerCore } from './createPlayer';
export type { PlayerErrorReport, PlayerOptions, PositionReport } from './features/feature';
export { preloadPlayer, preparePlayback } from './preload';
export { type PlayerLabels, playerLabels } from './ui/labels';
export { Player, type PlayerProps } from './ui/Player';
