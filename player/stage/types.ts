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
  /** Loading broke off because there is no network; features/offline.ts brings it back. */
  lost: boolean;
  failed: PlayerErrorCode | null;
  /** Live: the date that the stream no longer holds; features/keep-place.ts goes on there. */
  outrun: number | null;
}

/** One stream on one video element, with its engine; it keeps itself alive as long as the rules allow. */
export interface Session {
  readonly source: PlayerSource;
  /** The same stream, by the answer that whoever shows it was given: what was warmed has no statistics of its own. */
  claim(source: PlayerSource): void;
  readonly media: HTMLVideoElement;
  readonly state: Store<SessionState>;
  readonly cues: ReturnType<typeof createCueBook>;
  readonly signal: AbortSignal;
  readonly engineName: EngineName | null;
  engine(): Engine | null;
  /** Throws the engine away and begins anew where the picture stands, or some seconds ahead of it. */
  rebuild(aheadS?: number): void;
  destroy(): void;
}

export interface SessionOptions {
  audioLanguage: string | null;
  volume: number;
}
