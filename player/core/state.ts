import type { PlayerErrorCode } from './errors/ladder';
import type { PlayerSource, Programme } from './source';
import type { Span } from './time/timeline';
import { AUTO_QUALITY, type Quality, TEXT_OFF, type Track } from './tracks';

interface PlaybackState {
  /** idle: nothing asked for yet. loading: a new source is coming. ready: it is on screen. */
  status: 'idle' | 'loading' | 'ready';
  /** A picture of the current source was seen. */
  started: boolean;
  paused: boolean;
  /** Wants to play and has nothing to show. */
  waiting: boolean;
  ended: boolean;
}

interface TimeState {
  currentTime: number;
  /** NaN until known, Infinity for a stream without end. */
  duration: number;
  /** End of what is loaded around the current second. */
  bufferedTo: number;
  seekable: Span | null;
  /** Epoch second on screen, for streams that carry dates. */
  date: number | null;
  /** Epoch second of the newest picture, while the stream grows, */
  edge: number | null;
  /** and when that was read, in milliseconds of this device's clock. */
  edgeReadAt: number;
  /** Live: the picture is as near to now as it can be. */
  atLive: boolean;
  /** Live was left because playback was held up; the way back is offered. */
  leftLive: boolean;
}

interface ProgrammeState {
  /** The programme on screen, by the stream's dates and not by the clock (media 7.14). */
  programme: Programme | null;
  /** Schedule around it, as the page knows it. */
  programmes: readonly Programme[];
}

interface SeekState {
  /** Seconds of skipping asked for and not yet applied. */
  skipping: number;
}

interface VolumeState {
  /** 0 to 1 (spec 2 §4). */
  volume: number;
  muted: boolean;
  /** The browser let the picture start only without sound, or not at all. */
  autoplay: 'sound' | 'muted' | 'blocked';
}

interface FullscreenState {
  fullscreen: boolean;
  /** Some embeds forbid it; then there is no button. */
  fullscreenAllowed: boolean;
}

interface PipState {
  pip: 'off' | 'element' | 'document';
  pipAllowed: boolean;
}

interface TracksState {
  qualities: Quality[];
  /** AUTO_QUALITY or the id chosen. */
  quality: number;
  /** Lines now on screen. */
  height: number;
  audioTracks: Track[];
  audioId: string | null;
  textTracks: Track[];
  textId: string;
}

interface SubtitlesState {
  /** Texts on the picture now. */
  cues: readonly string[];
}

interface SpeedState {
  rate: number;
}

interface ThumbnailsState {
  /** Second of the timeline under the pointer. */
  preview: number | null;
  /** The last picture that was decoded; it stays until the next one is. */
  thumbnail: string | null;
}

interface KeyboardState {
  /** quality E5 2.1.4: can be switched off. */
  shortcuts: boolean;
}

interface AutohideState {
  /** Controls are in sight. */
  awake: boolean;
}

interface NoticeState {
  /** A short message on the picture; the key of its label. */
  notice: 'noArchivePause' | 'noArchiveSkip' | 'atLive' | 'behindLive' | null;
}

interface ErrorsState {
  error: PlayerErrorCode | null;
  /** How often in a row the viewer met the error panel. */
  failures: number;
}

interface OfflineState {
  offline: boolean;
}

/** Everything a control can know: the source on screen and what each feature (features/) says about it. */
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
  awake: true,
  notice: null,
  error: null,
  failures: 0,
  offline: false,
};
