import type { Cue } from '../core/cues';
import type { Fault } from '../core/errors/ladder';
import type { PlayerDrm } from '../core/source';
import type { Span } from '../core/time/timeline';
import type { Quality, Track } from '../core/tracks';

/** Everything the settings menu lists, as the stream offers it and as it is set. */
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
  /** Lines of the picture now on screen. */
  height(height: number): void;
  /** More lines of a text track, by its id. */
  cues(track: string, cues: Cue[]): void;
  fault(fault: Fault): void;
  /** The broadcast no longer holds the second at this date, which is on screen or was to be begun at. */
  outrun(date: number): void;
}

export interface EngineSource {
  url: string;
  drm?: PlayerDrm | null;
  /** No start given: a broadcast of now starts at its edge, everything else at 0 (media 2.4). */
  live: boolean;
  startAt?: number;
  /** A broadcast with an archive: the engine says when it is outrun, and does not jump ahead by itself. */
  keepsPlace?: boolean;
  /** Epoch second to begin at, where the stream holds it and carries dates. */
  beginAt?: number;
  /** Epoch seconds of the first frame, where the stream does not say. */
  startDate?: number;
  audioLanguage?: string | null;
}

/** One stream on one media element. A new stream is a new engine (media 3: reuse is worth nothing). */
export interface Engine {
  readonly name: EngineName;
  load(source: EngineSource): void;
  setQuality(id: number): void;
  setAudio(id: string): void;
  /** A track's id or TEXT_OFF. */
  setText(id: string): void;
  /** Epoch second on screen at a media second, null when the stream has no dates. */
  dateAt(time: number): number | null;
  timeAt(date: number): number | null;
  /** Media seconds that can be played now. */
  seekable(): Span | null;
  /** Where "live" is, null once the stream has ended growing; derived at read time (media 7.7). */
  liveEdge(): number | null;
  /** After a network fault: go on loading. */
  restart(): void;
  /** After a media fault: put the decoder right. */
  recover(): void;
  /** The picture is about to be replaced: load nothing more. */
  rest(): void;
  destroy(): void;
}

export type EngineName = 'hls' | 'shaka' | 'native';
export type EngineFactory = (media: HTMLVideoElement, events: EngineEvents) => Engine;

/** Callbacks of a destroyed engine say nothing: late events of the channel before would end up in the next one. */
export function whileHydrated(events: EngineEvents): EngineEvents & { silence(): void } {
  let alive = true;
  return {
    tracks: (tracks) => alive && events.tracks(tracks),
    height: (height) => alive && events.height(height),
    cues: (track, cues) => alive && events.cues(track, cues),
    fault: (fault) => alive && events.fault(fault),
    outrun: (date) => alive && events.outrun(date),
    silence() {
      alive = false;
    },
  };
}

/** Seekable range of the element itself. */
export function elementSeekable(media: HTMLMediaElement): Span | null {
  const ranges = media.seekable;
  return ranges.length > 0 ? { start: ranges.start(0), end: ranges.end(ranges.length - 1) } : null;
}
