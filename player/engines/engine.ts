import type { KnownPlaylists } from '@/lib/rules/playback/known-playlists';
import type { Cue } from '../core/cues';
import type { PlayerDrm } from '../core/drm';
import type { Fault } from '../core/errors/ladder';
import type { EngineMeasures } from '../core/state';
import type { Span } from '../core/time/timeline';
import type { Quality, Track } from '../core/tracks';

/** Tracks for the settings menu: those of the stream and the current choice. */
export interface EngineTracks {
  qualities: Quality[];
  audio: Track[];
  text: Track[];
  /** AUTO_QUALITY or a quality's id. */
  quality: number;
  audioId: string | null;
  textId: string;
}

export interface EngineEvents {
  tracks(tracks: EngineTracks): void;
  /** Height of the current picture in lines. */
  height(height: number): void;
  /** New cues of a text track, by its id. */
  cues(track: string, cues: Cue[]): void;
  fault(fault: Fault): void;
  /** The live window no longer contains the second at this date, which is on screen or was the requested start. */
  leftWindow(date: number): void;
}

export interface EngineSource {
  url: string;
  /** Those that need no request. */
  playlists?: KnownPlaylists;
  drm?: PlayerDrm | null;
  /** Without a start: a live stream starts at its edge, others at 0 (media 2.4). */
  live: boolean;
  startAt?: number;
  /**
   * For a live stream with an archive: the engine reports when the window has passed the position, and does not jump
   * ahead.
   */
  hasArchive?: boolean;
  /** Epoch second to start at, if the stream contains it and has dates. */
  beginAt?: number;
  /** Epoch seconds of the first frame, for streams without dates. */
  startDate?: number;
  /** How much is loaded ahead. */
  bufferS?: number;
  /** The preferred one first. */
  audioLanguages?: readonly string[];
  /** Expected bits per second; null when nothing is known. */
  expectedBps?: number | null;
}

/** One stream on one media element. A new stream needs a new engine (media 3: reuse brings nothing). */
export interface Engine {
  readonly name: EngineName;
  load(source: EngineSource): void;
  setQuality(id: number): void;
  setAudio(id: string): void;
  /** A track's id or TEXT_OFF. */
  setText(id: string): void;
  /** Epoch second at a media second; null if the stream has no dates. */
  dateAt(time: number): number | null;
  timeAt(date: number): number | null;
  /** Media seconds that can be played now. */
  seekable(): Span | null;
  /**
   * The media second of the live edge; null once the stream does not grow any more; computed when it is read (media
   * 7.7).
   */
  liveEdge(): number | null;
  /** Bits per second that the network carries now, as measured; null when the engine does not measure. */
  bandwidth(): number | null;
  /** The stream is made for playback close to now. */
  isLowLatency(): boolean;
  measures(): EngineMeasures;
  /** Continues loading after a network fault. */
  restart(): void;
  /** Resets the decoder after a media fault. */
  recover(): void;
  /** Stops loading, because the picture will be replaced. */
  stopLoading(): void;
  destroy(): void;
}

export type EngineName = 'hls' | 'shaka' | 'native';
export type EngineFactory = (media: HTMLVideoElement, events: EngineEvents) => Engine;

/** Drops callbacks of a destroyed engine, because late events of the previous channel would reach the next one. */
export function untilDestroyed(events: EngineEvents): EngineEvents & { silence(): void } {
  let alive = true;
  return {
    tracks: (tracks) => alive && events.tracks(tracks),
    height: (height) => alive && events.height(height),
    cues: (track, cues) => alive && events.cues(track, cues),
    fault: (fault) => alive && events.fault(fault),
    leftWindow: (date) => alive && events.leftWindow(date),
    silence() {
      alive = false;
    },
  };
}

/** The seekable range of the element. */
export function elementSeekable(media: HTMLMediaElement): Span | null {
  const ranges = media.seekable;
  return ranges.length > 0 ? { start: ranges.start(0), end: ranges.end(ranges.length - 1) } : null;
}
