import type { MediaClock, RemoteDevice } from '../core/cast';
import type { createCueBook } from '../core/cues';
import type { Fault, PlayerErrorCode } from '../core/errors/ladder';
import type { MediaTarget } from '../core/media-target';
import type { PlayerSource } from '../core/source';
import type { Store } from '../core/store';
import type { Engine, EngineTracks } from '../engines/engine';

export type AutoplayResult = 'sound' | 'muted' | 'blocked';

export interface SessionState {
  tracks: EngineTracks | null;
  height: number;
  /** The last fault, for analytics. */
  fault: Fault | null;
  /** Loading stopped because there is no network; features/offline.ts continues it. */
  isOffline: boolean;
  /** Until this epoch millisecond faults of the network are not counted, because it has just come back. */
  retriesUntil: number;
  failed: PlayerErrorCode | null;
  /** The address that played is refused now; features/renewal.ts asks the page for another one. */
  expired: boolean;
  /** The device has not loaded this stream yet; it may still report what it played before. */
  isRemoteLoading: boolean;
  /** Live: the date that the stream no longer contains; features/resume-live.ts continues there. */
  leftWindowAt: number | null;
}

/** One stream on one video element, with its engine and its recovery. */
export interface Session {
  readonly source: PlayerSource;
  /** When a player began to wait for it, by `performance.now()`. */
  readonly requestedAt: number;
  /** How playback began before a player showed it; null when nothing began it. */
  begun: Promise<AutoplayResult> | null;
  /** Takes over the data of the stream call for the same stream: a preloaded one has no statistics of its own. */
  claim(source: PlayerSource): void;
  /** The element of this device. */
  readonly media: HTMLVideoElement;
  /** What plays the content: `media`, or a remote device (core/media-target.ts). */
  readonly target: MediaTarget;
  /** The device that plays, if one does. */
  readonly remote: RemoteDevice | null;
  /** The times of what plays: the engine's, or the device's. */
  clock(): MediaClock | null;
  readonly state: Store<SessionState>;
  readonly cues: ReturnType<typeof createCueBook>;
  readonly signal: AbortSignal;
  /** Of the engines that follow: the viewer may choose another one meanwhile. */
  audioLanguages: readonly string[];
  /** Whether the page has another address when this one expires. */
  isRenewable(): boolean;
  /** The browser plays it without Media Source; it shows only one video at a time. */
  readonly isNative: boolean;
  engine(): Engine | null;
  /** Gives the content to a remote device, or back to the element with null; use the one of the stage. */
  setRemote(remote: RemoteDevice | null): void;
  /** Where it plays: media seconds, or a date, because another playlist counts other seconds. */
  position(): Pick<PlayerSource, 'startAt' | 'beginAt'>;
  /** Replaces the engine and continues at the current position, or some seconds ahead. */
  rebuild(aheadS?: number): void;
  destroy(): void;
}

export interface SessionOptions {
  audioLanguages: readonly string[];
  /** Expected bits per second (core/bandwidth.ts). */
  expectedBps: number | null;
  volume: number;
}
