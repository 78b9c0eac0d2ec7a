import type { WatchSubject } from '@/lib/client/playback/watch-plan';

/** Texts of the watch button. */
export interface WatchWords {
  watch: string;
  watchFree: string;
  resume: string;
  /** "from {time}". */
  resumeAt: string;
  /** "Season {season}, episode {episode}". */
  suffix: string;
  subscription: string;
  subscribe: string;
  /** "from {price}". */
  priceFrom: string;
  ways: string;
  loading: string;
  notAvailable: string;
  watchTv: string;
  soon: string;
  announcement: string;
  lost: string;
}

export interface WatchProps extends Omit<WatchSubject, 'libraryId'> {
  contentId: string;
  /** The series whose next episode plays; null for other titles. */
  seriesId: string | null;
  isLost: boolean;
  /** The page of packets and contacts. */
  offersHref: string;
  hasPromo: boolean;
  words: WatchWords;
}
