/** The part of Google's sender framework that we use, by its own names. */
export interface RemotePlayer {
  isConnected: boolean;
  isMediaLoaded: boolean;
  duration: number;
  currentTime: number;
  volumeLevel: number;
  isPaused: boolean;
  isMuted: boolean;
  playerState: 'IDLE' | 'PLAYING' | 'PAUSED' | 'BUFFERING' | null;
  liveSeekableRange?: { start: number; end: number } | undefined;
}

export interface RemotePlayerController {
  addEventListener(type: string, handler: () => void): void;
  removeEventListener(type: string, handler: () => void): void;
  playOrPause(): void;
  seek(): void;
  setVolumeLevel(): void;
  muteOrUnmute(): void;
}

interface Track {
  trackId: number;
  type: string;
  language?: string | null;
}

interface MediaSession {
  idleReason?: string | null;
  activeTrackIds?: number[] | null;
  media?: { tracks?: Track[] | null } | null;
  editTracksInfo(request: object, done: () => void, failed: () => void): void;
}

export interface CastSession {
  getCastDevice(): { friendlyName: string };
  getMediaSession(): MediaSession | null;
  loadMedia(request: object): Promise<string | undefined>;
  endSession(stopCasting: boolean): void;
}

type ContextHandler = (event: { sessionState?: string; castState?: string }) => void;

export interface CastContext {
  setOptions(options: object): void;
  getCastState(): string;
  getCurrentSession(): CastSession | null;
  requestSession(): Promise<string | undefined>;
  addEventListener(type: string, handler: ContextHandler): void;
  removeEventListener(type: string, handler: ContextHandler): void;
}

type Constructor<Args extends unknown[], Made extends object = Record<string, unknown>> = new (
  ...args: Args
) => Made;

/** `window.cast` and `window.chrome.cast`. */
export interface CastApi {
  framework: {
    CastContext: { getInstance(): CastContext };
    RemotePlayer: Constructor<[], RemotePlayer>;
    RemotePlayerController: Constructor<[RemotePlayer], RemotePlayerController>;
  };
  media: {
    MediaInfo: Constructor<[string, string]>;
    GenericMediaMetadata: Constructor<[]>;
    LoadRequest: Constructor<[object]>;
    EditTracksInfoRequest: Constructor<[number[]]>;
  };
  Image: Constructor<[string]>;
}
