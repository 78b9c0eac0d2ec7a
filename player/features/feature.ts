import type { Commands } from '../core/commands';
import type { Fault, PlayerErrorCode } from '../core/errors/ladder';
import type { SettingsStore } from '../core/settings';
import type { PlayerSource, Programme } from '../core/source';
import type { PlayerState } from '../core/state';
import type { Store } from '../core/store';
import type { Session } from '../stage/types';

export interface PositionReport {
  statId: string | null;
  /** Seconds into the film, or into the programme on screen. */
  position: number;
  /** Seconds really watched of this source. */
  watched: number;
  /** Epoch second on screen, for broadcasts. */
  date: number | null;
}

export interface PlayerErrorReport {
  code: PlayerErrorCode | null;
  fault: Fault;
}

/** Whether the viewer asked for another moment, or playback goes on there by itself. */
export type MomentReason = 'asked' | 'follows';

/** What the page around the player is told and asked; all of it may change while playing. */
export interface PlayerOptions {
  /** Schedule around the broadcast on screen; the title follows the stream's dates through it. */
  programmes?: readonly Programme[];
  /** Epoch seconds; the page may know the server's clock better than the device does. */
  now?(): number;
  autoPlay?: boolean;
  /** Another second of the channel is to be played, exactly that one; 0 is live (spec 2 §4). */
  onRequestTime?(second: number, how: MomentReason): void;
  /** Every second of a broadcast: the date on screen by PROGRAM-DATE-TIME, in epoch seconds. */
  onProgrammeDate?(date: number): void;
  onProgramme?(programme: Programme | null): void;
  /** Every tick once ten seconds were watched; the page decides how often it sends. */
  onPosition?(report: PositionReport): void;
  /** Once, two seconds before the end: time to load the next episode. */
  onNearEnd?(): void;
  onEnded?(): void;
  onError?(report: PlayerErrorReport): void;
  /** The viewer asks again after an error: a chance to fetch new addresses; the old ones are tried anyway. */
  onRetry?(): void;
  media?: { title: string; artist?: string; artwork?: string };
}

export interface FeatureContext {
  readonly store: Store<PlayerState>;
  readonly commands: Commands;
  readonly settings: SettingsStore;
  /** The whole player: full screen, keys, pointer. */
  readonly root: HTMLElement;
  /** Picture and subtitles: what moves into another window. */
  readonly screen: HTMLElement;
  options(): PlayerOptions;
  /** Epoch seconds: by the stream's own edge where there is one, else by the page's clock. */
  now(): number;
  session(): Session | null;
  show(source: PlayerSource, force?: boolean): void;
}

/** One ability of the player, one file. The signal takes every listener and timer away. */
export interface Feature {
  /** For the life of the player. */
  attach?(context: FeatureContext, signal: AbortSignal): void;
  /** For as long as this session is on screen. */
  attachSession?(context: FeatureContext, session: Session, signal: AbortSignal): void;
}

/** Registers one handler for several events of the element. */
export function onMedia(
  media: HTMLVideoElement,
  names: readonly (keyof HTMLMediaElementEventMap)[],
  handler: () => void,
  signal: AbortSignal,
): void {
  for (const name of names) media.addEventListener(name, handler, { signal });
}

/** setInterval and setTimeout that end with the signal. */
export function every(ms: number, callback: () => void, signal: AbortSignal): void {
  const timer = setInterval(callback, ms);
  signal.addEventListener('abort', () => clearInterval(timer));
}

export function later(ms: number, callback: () => void, signal: AbortSignal): void {
  const timer = setTimeout(callback, ms);
  signal.addEventListener('abort', () => clearTimeout(timer));
}
