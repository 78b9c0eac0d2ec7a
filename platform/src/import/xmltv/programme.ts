import type { BroadcastTexts, stagedBroadcasts } from '../../db/schema/imports.ts';
import type { GuideText } from '../../domain/guide-text.ts';
import { ageOf, placeOf, scoreOf, yearOf } from './facts.ts';
import type { GuideProgramme } from './parse.ts';
import { parseTime } from './time.ts';

/** A programme ready to go on air, still without its channel: all other fields of a staged row. */
export type Timed = Omit<typeof stagedBroadcasts.$inferSelect, 'importId' | 'channelId'>;

/** A longer programme has a wrong day in `stop`. It ends at the next programme. */
const LONGEST_SECONDS = 24 * 3600;

function isEmpty(text: GuideText): boolean {
  return Object.keys(text).length === 0;
}

function textsOf({ title, subtitle, description, stars }: GuideProgramme): BroadcastTexts {
  const score = stars.map(scoreOf).find((one) => one !== null);
  return {
    title,
    ...(isEmpty(subtitle) ? {} : { subtitle }),
    ...(isEmpty(description) ? {} : { description }),
    ...(score ? { score } : {}),
  };
}

function iconOf(text: string): string | null {
  return /^https?:\/\//i.test(text) && URL.canParse(text) ? new URL(text).href : null;
}

/** Interprets a programme, or says why it cannot be aired. */
export function timed(programme: GuideProgramme, zone: string): Timed | { reason: string } {
  const { line, start, stop, title, category, numbers, icon, date, ratings } = programme;
  if (isEmpty(title)) return { reason: 'it has no title' };
  const startAt = parseTime(start, zone);
  if (typeof startAt !== 'number') return { reason: `its start: ${startAt.reason}` };
  const stopAt = stop.trim() === '' ? null : parseTime(stop, zone);
  if (stopAt !== null && typeof stopAt !== 'number') return { reason: `its stop: ${stopAt.reason}` };
  if (stopAt !== null && stopAt <= startAt) return { reason: 'it stops before it starts' };
  const ages = ratings.map(ageOf).filter((age) => age !== null);
  return {
    line,
    startAt,
    stopAt: stopAt !== null && stopAt - startAt > LONGEST_SECONDS ? null : stopAt,
    texts: textsOf(programme),
    category: category.ru ?? category.other ?? category.kk ?? category.en ?? category.uz ?? null,
    ...placeOf(numbers),
    year: yearOf(date),
    age: ages.length > 0 ? Math.max(...ages) : null,
    icon: iconOf(icon),
  };
}
