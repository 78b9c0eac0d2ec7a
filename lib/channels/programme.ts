import type { ContentKind, Rating } from '@/lib/catalogue/view';

/** An episode, or a broadcast of the archive. */
export interface Airing {
  id: string;
  href: string;
  title: string;
  /** Broadcasts only: where it was on air, and when (unix seconds). */
  channel: string | null;
  startsAt: number | null;
  still: string | null;
  color: string | null;
}

/** What is told of a programme beside what the schedule says: the same for everybody. */
export interface ProgrammePage {
  id: string;
  kind: ContentKind;
  /** Null for what only a guide knows: it has no page. */
  href: string | null;
  title: string;
  year: string | null;
  countries: string[];
  genres: Array<{ name: string; href: string | null }>;
  ratings: Rating[];
  description: string | null;
  /** What `airings` are. */
  list: 'episodes' | 'airings';
  airings: Airing[];
}
