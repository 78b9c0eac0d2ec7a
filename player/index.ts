'use client';

import type { PlayerSource } from './core/source';
import type { EngineName } from './engines/engine';
import { loadEngine } from './engines/load';

/**
 * The one face of the player. It costs a page next to nothing: all that plays comes by dynamic import, started by
 * whoever sees that somebody wants to watch.
 */
export { LazyPlayer as Player } from './ui/LazyPlayer';

/** On intent (hover, focus, a watch page that begins): player and engine travel beside the stream call. */
export function preloadPlayer(kind: EngineName = 'hls'): void {
  // What fails now is asked for again when it is needed, and then the player says so.
  loadEngine(kind).catch(() => {});
  import('./ui/Player').catch(() => {});
}

/** The stream is known: begins to load it before there is a player on the page, which then takes it over. */
export function preparePlayback(source: PlayerSource): void {
  import('./stage/prepare').then(({ prepare }) => prepare(source)).catch(() => {});
}

/** What plays behind a page without a player; only who wants it pays for it. */
export const loadBackdrop = () => import('./stage/backdrop').then(({ playBackdrop }) => playBackdrop);

export type { PlayerErrorCode } from './core/errors/ladder';
export type { PlayerDrm, PlayerSource, Programme, SourceKind } from './core/source';
export type { MomentReason, PlayerErrorReport, PlayerOptions, PositionReport } from './features/feature';
export type { Backdrop } from './stage/backdrop';
export type { PlayerLabels } from './ui/labels';
export type { PlayerProps } from './ui/Player';
