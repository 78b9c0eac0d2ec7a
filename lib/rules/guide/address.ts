import { ALL_CHANNELS } from '@/lib/rules/channels/category';
import { HOUR_SECONDS } from '@/lib/rules/schedule/constants';
import { clockOf, dayOf } from '@/lib/rules/schedule/days';
import { boundsOfDay } from '@/lib/rules/schedule/present-entries';
import { scheduleWindow } from '@/lib/rules/schedule/rules';
import { isSlug } from '@/lib/shared/ids';
import { routes } from '@/lib/shared/routes';

/** The guide is a view of `/channels`, and what it shows stands in the address (docs/decisions/0009). */

export const GUIDE_VIEW = 'guide';

/** The inner route; as a public address it does not exist (spec 1 §2: bare /guide is a not-found page). */
const INNER = 'guide';

/** In the inner address: what the channel list opens with, and "around now". */
export const OPENING = '~';
export const NOW = 'now';

/** From when the guide is shown; null is around now. Unix seconds of a full hour. */
export type GuideMoment = number | null;

/**
 * The inner address of a public one: the guide has a page of its own for each hour, so that pages stay stored and the
 * first screen is right without script.
 */
export function guidePath(pathname: string, query: URLSearchParams): string {
  const [, first, category, ...others] = pathname.split('/');
  if (first === INNER) return `/${INNER}`;
  if (first !== 'channels' || others.length > 0 || query.get('view') !== GUIDE_VIEW) return pathname;
  const moment = readMoment(query);
  return `/${INNER}/${category || OPENING}/${moment === null ? NOW : moment}`;
}

/** The category that an inner address names; null is the opening one, `undefined` when it is no name. */
export function readCategory(segment: string): string | null | undefined {
  if (segment === OPENING) return null;
  return isSlug(segment) ? segment : undefined;
}

/** `?day=2026-11-21&at=20:00`; an hour that is no hour of a day is now. */
export function readMoment(query: URLSearchParams): GuideMoment {
  const day = query.get('day') ?? '';
  const hour = /^([01]\d|2[0-3]):\d\d$/.exec(query.get('at') ?? '00:00')?.[1];
  if (!/^20\d\d-\d\d-\d\d$/.test(day) || hour === undefined) return null;
  const { start } = boundsOfDay(day);
  return Number.isNaN(start) ? null : start + Number(hour) * HOUR_SECONDS;
}

/** The moment of an inner address, as far as the guide reaches; old links show what is on now. */
export function momentWithin(segment: string, now: number, archiveDays: number): GuideMoment {
  const moment = Number(segment);
  const { start, end } = scheduleWindow(now, archiveDays);
  const isMoment = /^\d{10}$/.test(segment) && moment % HOUR_SECONDS === 0;
  return isMoment && moment >= start && moment < end ? moment : null;
}

/** The guide's address: `/channels?view=guide`, `/channels/kids?view=guide&day=2026-11-20&at=20:00`. */
export function guideHref(listHref: string, moment: GuideMoment): string {
  const view = `${listHref}?view=${GUIDE_VIEW}`;
  return moment === null ? view : `${view}&day=${dayOf(moment)}&at=${clockOf(moment)}`;
}

/** The channel list that a guide belongs to. */
export function listHrefOf(categoryKey: string): string {
  return categoryKey === ALL_CHANNELS ? routes.channels() : routes.channelCategory(categoryKey);
}
