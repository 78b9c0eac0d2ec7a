import type { WatchSubject } from '@/lib/client/playback/watch-plan';

/** Words of the watch button, for everybody and for whoever is known. */
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
  /** Whose next episode it is; null for what has none. */
  seriesId: string | null;
  isLost: boolean;
  /** Where packets and contacts are told of. */
  offersHref: string;
  hasPromo: boolean;
  words: WatchWords;
}
