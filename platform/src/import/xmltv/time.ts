import { offsetAt } from '../../domain/zone.ts';
import { guideZone } from './zone-names.ts';

/** `20260101120000 +0500`; seconds, minutes and hours may be missing, and so may the zone. */
const COMPACT = /^(\d{4})(\d\d)(\d\d)(?:(\d\d)(?:(\d\d)(?:(\d\d))?)?)?(.*)$/;
/** Some guides use ISO 8601 instead. */
const ISO = /^(\d{4})-(\d\d)-(\d\d)[T ](\d\d):(\d\d)(?::(\d\d)(?:\.\d{1,9})?)?(.*)$/;
/** The longest time with the longest zone name. */
const LONGEST = 80;
const SHOWN = 40;

const quoted = (text: string) => `"${text.length > SHOWN ? `${text.slice(0, SHOWN)}…` : text}"`;

/** Seconds of a time without a zone; null for an invalid one. */
function clockSeconds(parts: readonly number[]): number | null {
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0] = parts;
  const local = Date.UTC(year, month - 1, day, hour, minute, second) / 1000;
  const back = new Date(local * 1000);
  // 31 February and 25:00 are errors, not the next day. 24:00 means midnight.
  const isDay = back.getUTCMonth() === month - 1 && back.getUTCDate() === day;
  const isMidnight = hour === 24 && minute === 0 && second === 0;
  const isWrong =
    (!isDay && !isMidnight) || month < 1 || month > 12 || hour > 24 || minute > 59 || second > 60;
  return isWrong ? null : local;
}

function inZone(local: number, zone: string): number {
  return local - offsetAt(local - offsetAt(local, zone), zone);
}

/** A time of a guide in unix seconds, or its error; `zone` is used for times without a zone. */
export function parseTime(written: string, zone: string): number | { reason: string } {
  const text = written.slice(0, LONGEST + 1).trim();
  const match = text.length > LONGEST ? null : (COMPACT.exec(text) ?? ISO.exec(text));
  const local = match && clockSeconds(match.slice(1, 7).map((part) => Number(part ?? 0)));
  if (!match || local === null) return { reason: `${quoted(text)} is not a time` };
  const named = (match[7] ?? '').trim();
  if (named === '') return inZone(local, zone);
  const own = guideZone(named);
  if (own === null) return { reason: `the time zone ${quoted(named)} is not known` };
  return typeof own === 'number' ? local - own : inZone(local, own.name);
}
