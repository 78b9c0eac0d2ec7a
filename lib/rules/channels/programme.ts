import type { ContentKind, Rating } from '@/lib/rules/catalogue/view';

/** An episode, or a broadcast of the archive. */
export interface Airing {
  id: string;
  href: string;
  title: string;
  /** Broadcasts only: the channel, and the time in unix seconds. */
  channel: string | null;
  startsAt: number | null;
  /** Null when unknown. */
  endsAt: number | null;
  still: string | null;
  color: string | null;
}

/** Details of a programme beyond the schedule: the same for everyone. */
export interface ProgrammePage {
  id: string;
  kind: ContentKind;
  /** Null for a programme that only an imported guide contains: it has no page. */
  href: string | null;
  title: string;
  year: string | null;
  countries: string[];
  genres: Array<{ name: string; href: string | null }>;
  ratings: Rating[];
  description: string | null;
  /** The kind of `airings`. */
  list: 'episodes' | 'airings';
  airings: Airing[];
}

/** The identity of a broadcast. */
export const airingId = (channelKey: string, startsAt: number): string => `${channelKey}/${startsAt}`;

/** Spec 2 §2 "Channel viewer page", other episodes: without the programme on screen and the one on air. */
export function otherAirings(airings: readonly Airing[], onScreenId: string | null, now: number): Airing[] {
  const isOnAir = ({ startsAt, endsAt }: Airing) =>
    startsAt !== null && endsAt !== null && startsAt <= now && now < endsAt;
  return airings.filter((airing) => airing.id !== onScreenId && !isOnAir(airing));
}
