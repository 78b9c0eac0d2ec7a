import type { ContentKind, Rating } from '@/lib/rules/catalogue/view';

/** An episode, or a broadcast of the archive. */
export interface Airing {
  id: string;
  href: string;
  title: string;
  /** Broadcasts only: where it was on air, and when (unix seconds). */
  channel: string | null;
  startsAt: number | null;
  /** Null where it is not known. */
  endsAt: number | null;
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

/** How a broadcast is told from others. */
export const airingId = (channelKey: string, startsAt: number): string => `${channelKey}/${startsAt}`;

/** Spec 2 §2 "Channel viewer page", other episodes: neither what is on screen nor what is on air now is one of them. */
export function otherAirings(airings: readonly Airing[], onScreenId: string | null, now: number): Airing[] {
  const isOnAir = ({ startsAt, endsAt }: Airing) =>
    startsAt !== null && endsAt !== null && startsAt <= now && now < endsAt;
  return airings.filter((airing) => airing.id !== onScreenId && !isOnAir(airing));
}
