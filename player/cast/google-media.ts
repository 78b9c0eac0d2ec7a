import type { MediaTarget } from '../core/media-target';
import type { RemotePlayer, RemotePlayerController } from './google-api';

const NOTHING: TimeRanges = { length: 0, start: () => 0, end: () => 0 };

interface Seen {
  paused: boolean;
  ended: boolean;
  readyState: number;
  time: number;
  duration: number;
  volume: number;
  muted: boolean;
}

const UNSEEN: Seen = {
  paused: true,
  ended: false,
  readyState: 0,
  time: 0,
  duration: Number.NaN,
  volume: 1,
  muted: false,
};

/**
 * What Google's remote player reports, in the words and events of a media element. A device that has finished has unloaded the
 * stream: it keeps its last times, and has to load the stream again.
 */
export class GoogleMedia extends EventTarget implements MediaTarget {
  readonly #player: RemotePlayer;
  readonly #controller: RemotePlayerController;
  readonly #isFinished: () => boolean;
  readonly #loadAgain: (from: number) => Promise<void>;
  #seen: Seen = UNSEEN;
  seeking = false;
  readonly buffered = NOTHING;
  /** Devices play at their own speed. */
  playbackRate = 1;
  defaultPlaybackRate = 1;

  /** @param loadAgain plays what has finished once more, from a second */
  constructor(
    player: RemotePlayer,
    controller: RemotePlayerController,
    isFinished: () => boolean,
    loadAgain: (from: number) => Promise<void>,
  ) {
    super();
    this.#player = player;
    this.#controller = controller;
    this.#isFinished = isFinished;
    this.#loadAgain = loadAgain;
    this.#seen = this.#read();
  }

  get paused() {
    return this.#player.isPaused || this.#player.playerState === 'IDLE' || !this.#player.isMediaLoaded;
  }
  get ended() {
    return (this.#player.playerState === 'IDLE' || !this.#player.isMediaLoaded) && this.#isFinished();
  }
  get readyState() {
    if (!this.#player.isMediaLoaded) return this.ended ? 2 : 0;
    return this.#player.playerState === 'BUFFERING' ? 2 : 4;
  }
  get duration() {
    if (this.ended) return this.#seen.duration;
    return this.#player.isMediaLoaded ? this.#player.duration || Number.POSITIVE_INFINITY : Number.NaN;
  }
  get currentTime() {
    return this.ended ? this.#seen.time : this.#player.currentTime;
  }
  set currentTime(time) {
    if (this.ended) {
      this.#loadAgain(time).catch(() => {});
      return;
    }
    this.#player.currentTime = time;
    this.#controller.seek();
    this.seeking = true;
    this.dispatchEvent(new Event('seeking'));
  }
  get volume() {
    return this.#player.volumeLevel;
  }
  set volume(level) {
    this.#player.volumeLevel = level;
    this.#controller.setVolumeLevel();
  }
  get muted() {
    return this.#player.isMuted;
  }
  set muted(muted) {
    if (muted !== this.#player.isMuted) this.#controller.muteOrUnmute();
  }

  async play() {
    if (this.ended) return this.#loadAgain(0);
    if (this.#player.isPaused) this.#controller.playOrPause();
  }
  pause() {
    if (!this.#player.isPaused && this.#player.isMediaLoaded) this.#controller.playOrPause();
  }

  #read(): Seen {
    const { paused, ended, readyState, currentTime: time, duration, volume, muted } = this;
    return { paused, ended, readyState, time, duration, volume, muted };
  }

  /** Says with events what has changed since the last report. */
  report() {
    const before = this.#seen;
    const now = this.#read();
    this.#seen = now;
    const say = (isTrue: boolean, ...names: string[]) => {
      if (isTrue) for (const name of names) this.dispatchEvent(new Event(name));
    };
    const isMoved = now.time !== before.time;
    say(now.readyState > 0 && before.readyState === 0, 'loadedmetadata', 'loadeddata');
    say(!Object.is(now.duration, before.duration), 'durationchange');
    if (this.seeking && (isMoved || now.readyState > 2)) {
      this.seeking = false;
      say(true, 'seeked');
    }
    say(isMoved, 'timeupdate');
    say(now.readyState > 2 && before.readyState <= 2, 'canplay');
    say(now.readyState <= 2 && before.readyState > 2 && !now.ended, 'waiting');
    say(!now.paused && before.paused, 'play');
    say(now.paused && !before.paused, 'pause');
    say(!now.paused && now.readyState > 2 && (before.paused || before.readyState <= 2), 'playing');
    say(now.volume !== before.volume || now.muted !== before.muted, 'volumechange');
    say(now.ended && !before.ended, 'ended');
  }
}
