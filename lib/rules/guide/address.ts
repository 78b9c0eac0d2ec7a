import { ALL_CHANNELS } from '@/lib/rules/channels/category';
import { HOUR_SECONDS } from '@/lib/rules/schedule/constants';
import { clockOf, dayOf } from '@/lib/rules/schedule/days';
import { boundsOfDay } from '@/lib/rules/schedule/present-entries';
import { scheduleWindow } from '@/lib/rules/schedule/rules';
import { isSlug } from '@/lib/shared/ids';
import { routes } from '@/lib/shared/routes';
import { genreKey } from './genres';

/** The guide is a view of `/channels`; the address contains what it shows (docs/decisions/0009). */

const GUIDE_VIEW = 'guide';
const GENRE = 'genre';

/** The inner route; it is not a public address (spec 1 §2: /guide alone is a not-found page). */
export const GUIDE_PAGE = 'guide';

/** In the inner address: the first category of the list, and "around now". */
const OPENING = '~';
const NOW = 'now';

/** The first shown hour of the guide; null is around now. Unix seconds of a full hour. */
export type GuideMoment = number | null;

/**
 * The inner address of a public one: the guide has a page for each hour, so that pages can be stored and the
 * first screen is right without script.
 */
export function guidePath(pathname: string, query: URLSearchParams): string {
  const [, first, category, ...others] = pathname.split('/');
  if (first === GUIDE_PAGE) return `/${GUIDE_PAGE}`;
  if (first !== 'channels' || others.length > 0 || query.get('view') !== GUIDE_VIEW) return pathname;
  const moment = readMoment(query);
  return `/${GUIDE_PAGE}/${category || OPENING}/${moment === null ? NOW : moment}`;
}

/** The category in an inner address; null is the first category, `undefined` an invalid name. */
export function readCategory(segment: string): string | null | undefined {
  if (segment === OPENING) return null;
  return isSlug(segment) ? segment : undefined;
}

/** `?day=2026-11-21&at=20:00`; an invalid hour means now. */
export function readMoment(query: URLSearchParams): GuideMoment {
  const day = query.get('day') ?? '';
  const hour = /^([01]\d|2[0-3]):\d\d$/.exec(query.get('at') ?? '00:00')?.[1];
  if (!/^20\d\d-\d\d-\d\d$/.test(day) || hour === undefined) return null;
  const { start } = boundsOfDay(day);
  return Number.isNaN(start) ? null : start + Number(hour) * HOUR_SECONDS;
}

/** The moment of an inner address within the range of the guide; old links show the current time. */
export function momentWithin(segment: string, now: number, archiveDays: number): GuideMoment {
  const moment = Number(segment);
  const { start, end } = scheduleWindow(now, archiveDays);
  const isMoment = /^\d{10}$/.test(segment) && moment % HOUR_SECONDS === 0;
  return isMoment && moment >= start && moment < end ? moment : null;
}

/**
 * The guide's address: `/channels?view=guide`, `/channels/kids?view=guide&day=2026-11-20&at=20:00`, both also with `&genre=` and a key of
 * a genre.
 */
export function guideHref(listHref: string, moment: GuideMoment, genre = ''): string {
  const view = `${listHref}?view=${GUIDE_VIEW}`;
  const at = moment === null ? view : `${view}&day=${dayOf(moment)}&at=${clockOf(moment)}`;
  return genre ? `${at}&${GENRE}=${encodeURIComponent(genre)}` : at;
}

/** The same address with another genre; '' is all. */
export function withGenre(address: string, genre: string): URL {
  const changed = new URL(address);
  if (genre) changed.searchParams.set(GENRE, genre);
  else changed.searchParams.delete(GENRE);
  return changed;
}

/** The genre of an address, where it is one of these: a key, '' for all. Only the browser reads it, so that the pages are the same for every genre. */
export function readGenre(query: URLSearchParams, genres: readonly string[]): string {
  const wanted = query.get(GENRE);
  return genres.map(genreKey).find((key) => key === wanted) ?? '';
}

/** The channel list of a guide address. */
export function listHrefOf(categoryKey: string): string {
  return categoryKey === ALL_CHANNELS ? routes.channels() : routes.channelCategory(categoryKey);
}
