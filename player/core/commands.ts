import type { CastFault } from './cast';
import type { ChannelKey } from './channel-keys';
import type { SleepChoice } from './constants';
import type { CueStyle } from './cue-style';
import type { FeedbackKind, Layer } from './state';

/** Commands of the controls. They are requests: the state changes only when the media reports it. */
export interface CommandMap {
  play: undefined;
  pause: undefined;
  togglePlay: undefined;
  /** Seconds on the timeline (core/time/timeline.ts). */
  seek: number;
  /** Steps back or ahead in seconds; they add up before they are applied. */
  skip: number;
  /** A share of the timeline: 0 is its start, 1 its end, which is live for a live stream. */
  seekShare: number;
  /** While paused: one frame back or ahead. */
  stepFrame: 1 | -1;
  startOver: undefined;
  goLive: undefined;
  /** The next or previous episode or programme. */
  next: undefined;
  previous: undefined;
  /** Another channel, for pages that have several. */
  channelKey: ChannelKey;
  setVolume: number;
  setMuted: boolean;
  setRate: number;
  /** The next slower or faster speed. */
  stepRate: 1 | -1;
  setQuality: number;
  setAudio: string;
  setText: string;
  /** Subtitles off, or on in the last language. */
  toggleText: undefined;
  setCueStyle: Partial<CueStyle>;
  /** Chooses a device and plays there, or here again. */
  toggleCast: undefined;
  stopCast: CastFault | null;
  /** The viewer may want to cast soon. */
  prepareCast: undefined;
  toggleFullscreen: undefined;
  togglePip: undefined;
  /** The page gives the player more or less width. */
  toggleTheatre: undefined;
  /** Opens a layer instead of the one that is open; null closes it. */
  showLayer: Layer | null;
  toggleHelp: undefined;
  /** The layers of a page with channels. */
  toggleChannels: undefined;
  toggleGuide: undefined;
  toggleStats: undefined;
  setSleep: SleepChoice;
  /** The sleep timer is over. */
  fallAsleep: undefined;
  /** Copies a link to the second on screen. */
  copyLink: undefined;
  /** The script or words of a layer failed to load. */
  layerFailed: undefined;
  /** A key or tap changes this; the change is shown on the picture. */
  feedback: FeedbackKind;
  /** Seconds on the timeline under the pointer; null when it leaves. */
  preview: number | null;
  /** Only from its second on. */
  skipAd: undefined;
  /** The advertiser's page opens in another tab. */
  openAd: undefined;
  /** The viewer has bought to watch without ads: the one on screen ends, and no other comes. */
  removeAds: undefined;
  setShortcuts: boolean;
  /** Plays on after the part that can be skipped. */
  skipMarker: undefined;
  /** The next title now. */
  playNext: undefined;
  /** This title is watched to its end. */
  declineNext: undefined;
  retry: undefined;
  /** The viewer is active, so the controls show. */
  showControls: undefined;
  /** Keeps the controls visible during an interaction (a menu, a drag) until it ends. */
  hold: { by: string; on: boolean };
}

export type CommandName = keyof CommandMap;
export type Payload<K extends CommandName> = CommandMap[K] extends undefined ? [] : [CommandMap[K]];

export interface Commands {
  send<K extends CommandName>(name: K, ...payload: Payload<K>): void;
  handle<K extends CommandName>(
    name: K,
    handler: (...payload: Payload<K>) => void,
    signal: AbortSignal,
  ): void;
}

type Handler = (...payload: unknown[]) => void;

/** Commands that name a position or a track of the current stream: the next stream cannot use them. */
const OF_THE_STREAM: ReadonlySet<CommandName> = new Set([
  'seek',
  'skip',
  'seekShare',
  'stepFrame',
  'startOver',
  'preview',
  'setQuality',
  'setAudio',
  'setText',
]);

type PlayOrPause = 'play' | 'pause' | 'togglePlay';

/** What a waiting request to play or to pause becomes when `togglePlay` follows it; null when both come to nothing. */
const TOGGLED: Readonly<Record<PlayOrPause, PlayOrPause | null>> = {
  play: 'pause',
  pause: 'play',
  togglePlay: null,
};

const isPlayOrPause = (name: CommandName): name is PlayOrPause => name in TOGGLED;

/**
 * The handlers of a command are a stack: the newest one handles it, and when its signal aborts the previous one takes
 * over. Commands without a handler are queued, only the last one of each name (media 7.9), and one request to play or to
 * pause. Between two streams the commands of `OF_THE_STREAM` are dropped instead.
 */
export function createCommands(): Commands {
  const stacks = new Map<CommandName, Handler[]>();
  const waiting = new Map<CommandName, unknown[]>();

  /** One request waits, because those of several names would not be handled in the order of the presses. */
  function waitToPlayOrPause(name: PlayOrPause) {
    const before = [...waiting.keys()].find(isPlayOrPause);
    if (before) waiting.delete(before);
    const request = name === 'togglePlay' && before ? TOGGLED[before] : name;
    if (request) waiting.set(request, []);
  }

  return {
    send(name, ...payload) {
      const handler = stacks.get(name)?.at(-1);
      if (handler) handler(...payload);
      else if (isPlayOrPause(name)) waitToPlayOrPause(name);
      else if (!stacks.has(name) || !OF_THE_STREAM.has(name)) waiting.set(name, payload);
    },
    handle(name, handler, signal) {
      if (signal.aborted) return;
      const own: Handler = (...payload) => handler(...(payload as Parameters<typeof handler>));
      stacks.set(name, [...(stacks.get(name) ?? []), own]);
      signal.addEventListener('abort', () => {
        stacks.set(name, stacks.get(name)?.filter((other) => other !== own) ?? []);
      });
      const payload = waiting.get(name);
      waiting.delete(name);
      if (payload) own(...payload);
    },
  };
}
