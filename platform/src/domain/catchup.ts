/** How the archive of a channel is addressed, as M3U lists say it (`catchup`, `catchup-source`, `catchup-days` …). */
export type CatchupMode = 'default' | 'append' | 'shift' | 'flussonic' | 'xc';

export type Catchup = {
  mode: CatchupMode;
  /** The template, for the modes that have one. */
  source?: string;
  /** Seconds that are added to every moment (`catchup-correction`, which lists give in hours). */
  correction: number;
  /** The clock that the server of the channel writes dates with. */
  zone: string;
};

/** What is to be watched again: unix seconds. */
export type CatchupSpan = { start: number; end: number; now: number };
