/** Spec 2 §3 Ad info: one place of an ad; the aliases are tried after the first address. */
export interface AdSlot {
  url: string;
  aliases: readonly string[];
}

/** Where advertising may interrupt (spec 2 §4 Ads). */
export type AdRoll = 'pre' | 'middle' | 'post' | 'postPause';

/** The advertising of one stream. */
export interface AdInfo {
  rolls: Record<AdRoll, readonly AdSlot[]>;
  /** The highest number of ads in one break; 0 is any number. */
  most: number;
  /** Seconds between two breaks. */
  period: number;
  /** Seconds of watching between two middle rolls; 0 has none. */
  middlePeriod: number;
  /** The viewer is offered to watch without ads. */
  mayBeRemoved: boolean;
}

/** A clip of the brand before the content. */
export interface Packshot {
  url: string;
  /** It ends after this, also when the file is longer; null plays it to its end. */
  seconds: number | null;
}

/** Everything that may interrupt one stream. */
export interface Breaks {
  /** Identifies what is watched: packshots and the pre-roll come once for it, even when another stream continues it. */
  subject: string;
  ads: AdInfo | null;
  packshots: readonly Packshot[];
}

/** Spec 2 §9: seconds between two ads, where the platform names none. */
export const AD_PERIOD_S = 5;
