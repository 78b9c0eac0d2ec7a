import type { createCueBook } from '../core/cues';
import type { Fault, PlayerErrorCode } from '../core/errors/ladder';
import type { PlayerSource } from '../core/source';
import type { Store } from '../core/store';
import type { Engine, EngineName, EngineTracks } from '../engines/engine';

export interface SessionState {
  tracks: EngineTracks | null;
  height: number;
  /** The last fault, for analytics. */
  fault: Fault | null;
  /** Loading stopped because there is no network; features/offline.ts continues it. */
  isOffline: boolean;
  failed: PlayerErrorCode | null;
  /** Live: the date that the stream no longer contains; features/keep-place.ts continues there. */
  leftWindowAt: number | null;
}

/** One stream on one video element, with its engine and its recovery. */
export interface Session {
  readonly source: PlayerSource;
  /** Takes over the data of the stream call for the same stream: a warmed one has no statistics of its own. */
  claim(source: PlayerSource): void;
  readonly media: HTMLVideoElement;
  readonly state: Store<SessionState>;
  readonly cues: ReturnType<typeof createCueBook>;
  readonly signal: AbortSignal;
  readonly engineName: EngineName | null;
  engine(): Engine | null;
  /** Replaces the engine and continues at the current position, or some seconds ahead. */
  rebuild(aheadS?: number): void;
  destroy(): void;
}

export interface SessionOptions {
  audioLanguage: string | null;
  volume: number;
}
