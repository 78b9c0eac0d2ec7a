import { type Attention, initialAttention } from './attention';
import type { CastConnection, CastFault } from './cast';
import type { SleepChoice } from './constants';
import { type CueStyle, usualCueStyle } from './cue-style';
import type { LicenceError } from './drm';
import type { PlayerErrorCode } from './errors/ladder';
import type { InterruptionKind } from './gates';
import type { Chapter, Marker, PlayerSource, Programme } from './source';
import type { Span } from './time/timeline';
import { AUTO_QUALITY, type Quality, TEXT_OFF, type Track } from './tracks';

interface PlaybackState {
  /** idle: no source yet. loading: a new source is loading. ready: it is on screen. */
  status: 'idle' | 'loading' | 'ready';
  /** The current source has shown a picture. */
  started: boolean;
  paused: boolean;
  /** Another player is open over this one. */
  isBelow: boolean;
  /** Playing, but without a picture to show. */
  waiting: boolean;
  ended: boolean;
  /** What plays or stands in the place of the content, which is paused meanwhile. */
  interrupted: InterruptionKind | null;
}

interface BlackoutState {
  /** The current blackout: its end in epoch seconds, and the picture shown instead. */
  blackout: { until: number; screen: string | null } | null;
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
  /** Epoch second of the newest picture while the stream grows. */
  edge: number | null;
  /** When `edge` was read, in milliseconds of this device. */
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

interface ChaptersState {
  /** Parts of the title on screen in the order of time; empty where they are not known. */
  chapters: readonly Chapter[];
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

interface CastState {
  castState: CastConnection;
  /** The name of the device that plays, where the browser tells it. */
  castDevice: string | null;
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
  cueStyle: CueStyle;
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

export type FeedbackKind = 'play' | 'skip' | 'volume' | 'rate' | 'text';

interface FeedbackState {
  /** What the last key or tap changed, shown on the picture for a moment; a repeated one has a new `id`. */
  feedback: { kind: FeedbackKind; id: number; skipped: number } | null;
}

/** Layers that open over the picture, one at a time. */
export type Layer = PageLayerName | 'episodes' | 'help' | 'settings';

/** What a page with channels draws over the picture: its list of channels, its guide. */
export type PageLayerName = 'channels' | 'guide';

interface SleepState {
  sleep: SleepChoice;
  /** When it pauses, in milliseconds of this device. */
  sleepAt: number | null;
}

interface LinkState {
  /** The page has an address for each second. */
  linkAllowed: boolean;
}

/** What engine and element measure; null where they do not tell. */
export interface PlaybackStats extends EngineMeasures {
  engine: 'hls' | 'shaka' | 'native' | null;
  /** Of the current picture. */
  width: number;
  height: number;
  /** Seconds ahead. */
  buffer: number;
  frames: number | null;
  dropped: number | null;
  /** Live: seconds behind now. */
  latency: number | null;
}

export interface EngineMeasures {
  /** Bits per second of the current level. */
  bitrate: number | null;
  /** Bits per second of the network, as the engine estimates it. */
  bandwidth: number | null;
  codecs: string | null;
}

interface StatsState {
  isStatsShown: boolean;
  /** Measured while they are shown. */
  stats: PlaybackStats | null;
  /** How often and how long the picture of this source stood still. */
  stalls: number;
  stalledMs: number;
  /** The time from the request of this source to its first picture. */
  firstFrameMs: number | null;
}

interface LayersState {
  layer: Layer | null;
}

interface NoticeState {
  /** Label key of a short message on the picture. */
  notice:
    | CastFault
    | 'noArchivePause'
    | 'noArchiveSkip'
    | 'noCatchUpPause'
    | 'noCatchUpSkip'
    | 'atLive'
    | 'behindLive'
    | 'layerFailed'
    | 'slept'
    | 'linkCopied'
    | 'linkFailed'
    | null;
}

interface ErrorsState {
  error: PlayerErrorCode | null;
  /** What the licence server said, for an error of a protected stream. */
  licenceError: LicenceError | null;
  /** How many times in a row the viewer saw the error panel. */
  failures: number;
  /** How often the viewer tried again. */
  retries: number;
}

interface MarkersState {
  /** The part on screen that can be skipped. */
  marker: Marker | null;
}

interface UpNextState {
  /** Seconds until the next title; null while its card is not shown. */
  upNext: number | null;
  /** The viewer watches this title to its end, and nothing follows by itself. */
  isNextDeclined: boolean;
  attention: Attention;
  /** Nobody has touched anything for some episodes, so the next one waits for an answer. */
  asksStillWatching: boolean;
}

/** The ad on screen. */
export interface AdState {
  /** Its place in its pod, from 1, and the length of the pod. */
  index: number;
  count: number;
  position: number;
  /** NaN until it is known. */
  duration: number;
  /** The second from which it may be skipped; null never. */
  skipAt: number | null;
  isPaused: boolean;
  /** The advertiser's page. */
  link: string | null;
  mayBeRemoved: boolean;
}

interface AdsState {
  ad: AdState | null;
  /** What plays in the place of the content has no picture to show. */
  clipWaiting: boolean;
  /** It stands still until somebody presses play. */
  clipPaused: boolean;
  /** The place in a packshot, in seconds; null until its length is known. */
  packshot: { position: number; duration: number } | null;
}

interface LoadingState {
  /** There is nothing to show yet: for long enough for a spinner, or for more than a spinner. */
  loading: 'short' | 'long' | null;
}

interface OfflineState {
  offline: boolean;
}

/** The state that controls read: the current source, and the state of each feature (features/). */
export interface PlayerState
  extends PlaybackState,
    TimeState,
    BlackoutState,
    ProgrammeState,
    ChaptersState,
    SeekState,
    VolumeState,
    CastState,
    FullscreenState,
    PipState,
    TracksState,
    SubtitlesState,
    SpeedState,
    ThumbnailsState,
    KeyboardState,
    AutohideState,
    FeedbackState,
    SleepState,
    LinkState,
    LayersState,
    StatsState,
    NoticeState,
    ErrorsState,
    MarkersState,
    AdsState,
    UpNextState,
    LoadingState,
    OfflineState {
  source: PlayerSource | null;
}

export const initialState: PlayerState = {
  source: null,
  status: 'idle',
  started: false,
  paused: true,
  isBelow: false,
  waiting: false,
  ended: false,
  interrupted: null,
  currentTime: 0,
  duration: Number.NaN,
  bufferedTo: 0,
  seekable: null,
  date: null,
  edge: null,
  edgeReadAt: 0,
  atLive: true,
  leftLive: false,
  blackout: null,
  programme: null,
  programmes: [],
  chapters: [],
  skipping: 0,
  volume: 1,
  muted: false,
  autoplay: 'sound',
  castState: 'unavailable',
  castDevice: null,
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
  cueStyle: usualCueStyle,
  rate: 1,
  preview: null,
  thumbnail: null,
  shortcuts: true,
  controlsVisible: true,
  feedback: null,
  sleep: 'off',
  sleepAt: null,
  linkAllowed: false,
  layer: null,
  isStatsShown: false,
  stats: null,
  stalls: 0,
  stalledMs: 0,
  firstFrameMs: null,
  notice: null,
  error: null,
  licenceError: null,
  failures: 0,
  retries: 0,
  marker: null,
  ad: null,
  clipWaiting: false,
  clipPaused: false,
  packshot: null,
  upNext: null,
  isNextDeclined: false,
  attention: initialAttention,
  asksStillWatching: false,
  loading: null,
  offline: false,
};
