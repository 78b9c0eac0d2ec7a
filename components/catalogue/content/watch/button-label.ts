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
  /** "from {price}". */
  priceFrom: string;
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
  /** The numbers of the episode that watching a series begins with; null for other titles. */
  firstEpisode: { season: number; episode: number } | null;
  isLost: boolean;
  /** The page of packets and contacts. */
  offersHref: string;
  hasPromo: boolean;
  words: WatchWords;
}
