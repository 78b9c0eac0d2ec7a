import type { CastSettings } from '@/lib/shared/cast-settings';
import type { RemoteDevice } from '../core/cast';
import type { ChannelKey } from '../core/channel-keys';
import type { Commands } from '../core/commands';
import type { Fault, PlayerErrorCode } from '../core/errors/ladder';
import type { Gates } from '../core/gates';
import type { MediaTarget } from '../core/media-target';
import type { SettingsStore } from '../core/settings';
import type { PlayerSource, Programme } from '../core/source';
import type { PlayerState } from '../core/state';
import type { Store } from '../core/store';
import type { Session } from '../stage/types';

export interface PositionReport {
  statId: string | null;
  /** Seconds in the film, or in the programme on screen. */
  position: number;
  /** Seconds of this playback that were watched. */
  watched: number;
  /** Epoch second on screen, for broadcasts. */
  date: number | null;
}

export interface PlayerErrorReport {
  code: PlayerErrorCode | null;
  fault: Fault;
}

/** Whether the viewer requested another moment or title, or playback continues there. */
export type MomentReason = 'requested' | 'continues';

/** What the card of the next title shows. */
export interface NextTitle {
  title: string;
  subtitle?: string;
  picture?: string | null;
  color?: string | null;
}

/** Options and callbacks of the page around the player; all of them may change during playback. */
export interface PlayerOptions {
  /** What the page plays; null while it waits for the stream, undefined in the mini-player. */
  source?: PlayerSource | null;
  /** The schedule around the current broadcast; the title follows it by the dates of the stream. */
  programmes?: readonly Programme[];
  /** Epoch seconds; the page may know the time of the server better than the device. */
  now?(): number;
  autoPlay?: boolean;
  /** It is open over another page, so it stays above a player that this page mounts later. Read once. */
  isOver?: boolean;
  /** How this installation casts with Google Cast; null when it does not, or this document may not. */
  cast?: CastSettings | null;
  /** Requests exactly that second of the channel; 0 is live (spec 2 §4). */
  onRequestTime?(second: number, reason: MomentReason): void;
  /** Called every second of a broadcast with its date by PROGRAM-DATE-TIME, in epoch seconds. */
  onProgrammeDate?(date: number): void;
  onProgramme?(programme: Programme | null): void;
  /** Called every tick after ten seconds of watching; the page decides how often it sends. */
  onPosition?(report: PositionReport): void;
  /** The title that follows this one, for its card. */
  next?: NextTitle | null;
  /** The viewer wants the next title, or it follows by itself. */
  onNext?(reason: MomentReason): void;
  /** The card of the next title has appeared: a good moment to prepare it. */
  onUpNext?(): void;
  /** Called once, two seconds before the end, to prefetch the next episode. */
  onNearEnd?(): void;
  onEnded?(): void;
  /** The address of this page at a second: of the title, or an epoch second of the channel. */
  linkAt?(second: number): string;
  /** The episode before this one, where there is one. */
  onPrevious?(): void;
  /** The page has channels: keys and swipes that change them. Digits are channel numbers then. */
  onChannelKey?(key: ChannelKey): void;
  /** The page shows the player with more or less width, where it can. */
  onToggleTheatre?(): void;
  onError?(report: PlayerErrorReport): void;
  /** Called when the viewer retries after an error, to fetch new addresses; the old ones are tried anyway. */
  onRetry?(): void;
  /** Whether the content may go on that stood still for a while; false leaves it paused. */
  mayResume?(): Promise<boolean>;
  media?: { title: string; artist?: string; artwork?: string };
}

export interface FeatureContext {
  readonly store: Store<PlayerState>;
  readonly commands: Commands;
  /** Who plays: the content or what interrupts it. */
  readonly gates: Gates;
  readonly settings: SettingsStore;
  /** The root element of the player: full screen, keys, pointer. */
  readonly root: HTMLElement;
  /** Picture and subtitles, which move into another window. */
  readonly screen: HTMLElement;
  options(): PlayerOptions;
  /** Epoch seconds: by the edge of the stream if it has one, otherwise by the clock of the page. */
  now(): number;
  session(): Session | null;
  show(source: PlayerSource, force?: boolean): void;
  /** Plays the content on a remote device, or here again with null; features attach to the session anew. */
  setRemote(device: RemoteDevice | null): void;
}

/** One feature of the player per file. The signal removes its listeners and timers. */
export interface Feature {
  /** Runs for the life of the player. */
  attach?(context: FeatureContext, signal: AbortSignal): void;
  /** Whether the feature will hold this source before its start. */
  holdsStart?(context: FeatureContext, source: PlayerSource): boolean;
  /** Runs while this session is on screen. */
  attachSession?(context: FeatureContext, session: Session, signal: AbortSignal): void;
}

/** Registers one handler for several events of the element. */
export function onMedia(
  media: MediaTarget,
  names: readonly (keyof HTMLMediaElementEventMap)[],
  handler: () => void,
  signal: AbortSignal,
): void {
  for (const name of names) media.addEventListener(name, handler, { signal });
}

/** setInterval and setTimeout that end with the signal. */
export function intervalUntil(ms: number, callback: () => void, signal: AbortSignal): void {
  const timer = setInterval(callback, ms);
  signal.addEventListener('abort', () => clearInterval(timer));
}

export function timeoutUntil(ms: number, callback: () => void, signal: AbortSignal): void {
  const timer = setTimeout(callback, ms);
  signal.addEventListener('abort', () => clearTimeout(timer));
}
