import type { PlayerErrorCode } from './errors/ladder';
import type { PlayerSource, Programme } from './source';
import type { Span } from './time/timeline';
import { AUTO_QUALITY, type Quality, TEXT_OFF, type Track } from './tracks';

interface PlaybackState {
  /** idle: no source yet. loading: a new source is loading. ready: it is on screen. */
  status: 'idle' | 'loading' | 'ready';
  /** The current source has shown a picture. */
  started: boolean;
  paused: boolean;
  /** Playing, but without a picture to show. */
  waiting: boolean;
  ended: boolean;
}

interface TimeState {
  currentTime: number;
  /** NaN until it is known, Infinity for a stream without end. */
  duration: number;
  /** End of the buffered range around the current second. */
  bufferedTo: number;
  seekable: Span | null;
  /** Epoch second on screen, for streams with dates. */
  date: number | null;
  /** Epoch second of the newest picture while the stream grows, */
  edge: number | null;
  /** and the time of that reading in milliseconds of this device. */
  edgeReadAt: number;
  /** Live: playback is at the live edge. */
  atLive: boolean;
  /** Live was left because playback was interrupted, so a button to live is offered. */
  leftLive: boolean;
}

interface ProgrammeState {
  /** The programme on screen by the dates of the stream, not by the clock (media 7.14). */
  programme: Programme | null;
  /** The schedule around it, from the page. */
  programmes: readonly Programme[];
}

interface SeekState {
  /** Seconds of skipping that are not applied yet. */
  skipping: number;
}

interface VolumeState {
  /** 0 to 1 (spec 2 §4). */
  volume: number;
  muted: boolean;
  /** The browser allowed playback with sound, only muted, or not at all. */
  autoplay: 'sound' | 'muted' | 'blocked';
}

interface FullscreenState {
  fullscreen: boolean;
  /** Some embeds forbid full screen; then there is no button. */
  fullscreenAllowed: boolean;
}

interface PipState {
  pip: 'off' | 'element' | 'document';
  pipAllowed: boolean;
}

interface TracksState {
  qualities: Quality[];
  /** AUTO_QUALITY or the chosen id. */
  quality: number;
  /** Height of the current picture in lines. */
  height: number;
  audioTracks: Track[];
  audioId: string | null;
  textTracks: Track[];
  textId: string;
}

interface SubtitlesState {
  /** Subtitles on the picture now. */
  cues: readonly string[];
}

interface SpeedState {
  rate: number;
}

interface ThumbnailsState {
  /** Second of the timeline under the pointer. */
  preview: number | null;
  /** The last decoded thumbnail, shown until the next one is decoded. */
  thumbnail: string | null;
}

interface KeyboardState {
  /** quality E5 2.1.4: can be switched off. */
  shortcuts: boolean;
}

interface AutohideState {
  /** Controls are visible. */
  controlsVisible: boolean;
}

interface NoticeState {
  /** Label key of a short message on the picture. */
  notice: 'noArchivePause' | 'noArchiveSkip' | 'atLive' | 'behindLive' | null;
}

interface ErrorsState {
  error: PlayerErrorCode | null;
  /** How many times in a row the viewer saw the error panel. */
  failures: number;
}

interface OfflineState {
  offline: boolean;
}

/** The state that controls read: the current source, and the state of each feature (features/). */
export interface PlayerState
  extends PlaybackState,
    TimeState,
    ProgrammeState,
    SeekState,
    VolumeState,
    FullscreenState,
    PipState,
    TracksState,
    SubtitlesState,
    SpeedState,
    ThumbnailsState,
    KeyboardState,
    AutohideState,
    NoticeState,
    ErrorsState,
    OfflineState {
  source: PlayerSource | null;
}

export const initialState: PlayerState = {
  source: null,
  status: 'idle',
  started: false,
  paused: true,
  waiting: false,
  ended: false,
  currentTime: 0,
  duration: Number.NaN,
  bufferedTo: 0,
  seekable: null,
  date: null,
  edge: null,
  edgeReadAt: 0,
  atLive: true,
  leftLive: false,
  programme: null,
  programmes: [],
  skipping: 0,
  volume: 1,
  muted: false,
  autoplay: 'sound',
  fullscreen: false,
  fullscreenAllowed: false,
  pip: 'off',
  pipAllowed: false,
  qualities: [],
  quality: AUTO_QUALITY,
  height: 0,
  audioTracks: [],
  audioId: null,
  textTracks: [],
  textId: TEXT_OFF,
  cues: [],
  rate: 1,
  preview: null,
  thumbnail: null,
  shortcuts: true,
  controlsVisible: true,
  notice: null,
  error: null,
  failures: 0,
  offline: false,
};
