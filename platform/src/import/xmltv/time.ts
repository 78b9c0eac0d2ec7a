import { offsetAt } from '../../domain/zone.ts';

/** `20260101120000 +0500`; seconds, minutes and hours may be missing, and so may the zone. */
const COMPACT = /^(\d{4})(\d\d)(\d\d)(?:(\d\d)(?:(\d\d)(?:(\d\d))?)?)?\s*(.*)$/;
/** Some makers of guides write ISO 8601 instead. */
const ISO = /^(\d{4})-(\d\d)-(\d\d)[T ](\d\d):(\d\d)(?::(\d\d)(?:\.\d+)?)?\s*(.*)$/;
const OFFSET = /^([+-])(\d\d):?(\d\d)?$/;

/** Names of zones that stand in guides, in hours ahead of UTC. */
const NAMED: Readonly<Record<string, number>> = {
  Z: 0,
  UTC: 0,
  GMT: 0,
  WET: 0,
  BST: 1,
  CET: 1,
  CEST: 2,
  EET: 2,
  EEST: 3,
  MSK: 3,
  EST: -5,
  EDT: -4,
  PST: -8,
  PDT: -7,
};

const HOUR = 3600;
const MINUTE = 60;

/** Seconds ahead of UTC; undefined where nothing is said, null where it is not understood. */
function offsetOf(zone: string): number | undefined | null {
  if (zone === '') return undefined;
  const named = NAMED[zone.toUpperCase()];
  if (named !== undefined) return named * HOUR;
  const [, sign, hours, minutes = '0'] = OFFSET.exec(zone) ?? [];
  if (!sign) return null;
  return (sign === '-' ? -1 : 1) * (Number(hours) * HOUR + Number(minutes) * MINUTE);
}

/** A moment of a guide in unix seconds; `zone` is the clock of those that name none. Null for what is no moment. */
export function parseTime(text: string, zone: string): number | null {
  const match = COMPACT.exec(text.trim()) ?? ISO.exec(text.trim());
  if (!match) return null;
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0] = match
    .slice(1, 7)
    .map((part) => Number(part ?? 0));
  const local = Date.UTC(year, month - 1, day, hour, minute, second) / 1000;
  const back = new Date(local * 1000);
  // 31 February and 25 o'clock are mistakes, not the day after. 24:00 is said of midnight.
  const isDay = back.getUTCMonth() === month - 1 && back.getUTCDate() === day;
  const isMidnight = hour === 24 && minute === 0 && second === 0;
  if ((!isDay && !isMidnight) || month < 1 || month > 12 || hour > 24 || minute > 59 || second > 60)
    return null;
  const offset = offsetOf(match[7] ?? '');
  if (offset === null) return null;
  if (offset !== undefined) return local - offset;
  return local - offsetAt(local - offsetAt(local, zone), zone);
}
