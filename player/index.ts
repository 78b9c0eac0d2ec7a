'use client';

import type { PlayerSource } from './core/source';
import { miniPlayback } from './mini/mini-playback';

/**
 * The public API of the player; `player/page.ts` has the player itself. It adds almost nothing to a page: the rest loads by dynamic import when the viewer
 * wants to watch.
 */
/** Starts to load a known stream before the page has a player, which takes it over later. */
export function preparePlayback(source: PlayerSource): void {
  import('./stage/prepare').then(({ prepare }) => prepare(source)).catch(() => {});
}

/** Plays behind a page without a player; loaded on demand. */
export const loadBackdrop = () => import('./stage/backdrop').then(({ playBackdrop }) => playBackdrop);

/** Keys that change channels, for a page that shows something else in the place of the player. */
export const loadChannelKeys = () =>
  import('./features/support/page-channel-keys').then(({ listenForChannelKeys }) => listenForChannelKeys);

/** Gives the player the languages that the account prefers; loaded on demand. */
export const loadLanguageMemory = () =>
  import('./core/language-memory').then(({ keepLanguages }) => keepLanguages);

/** What the player of this browser remembers, for a page of settings; loaded on demand. */
export const loadPlayerSettings = () =>
  import('./core/settings').then(({ createSettings, pageStorage }) => createSettings(pageStorage()));

/** Something of another page plays in the mini-player. */
export const hasMini = () => miniPlayback() !== null;

export type { Carried } from './core/carried';
export type { ChannelKey } from './core/channel-keys';
export type { MenuEpisode, SeriesMenu } from './core/episodes';
export type { PlayerErrorCode } from './core/errors/ladder';
export type { SettingsStore } from './core/settings';
export type { PlayerSource, Programme, SourceKind } from './core/source';
export { preloadEngine } from './engines/load';
export type {
  MomentReason,
  NextTitle,
  PlayerErrorReport,
  PlayerOptions,
  PositionReport,
} from './features/feature';
export { type Continuation, type Following, useCloseMini, useMini } from './mini/use-mini';
export type { Backdrop } from './stage/backdrop';
export type { PlayerLabels } from './ui/labels';
export type { PageLayers } from './ui/PageLayers';
export type { PlayerProps } from './ui/Player';
