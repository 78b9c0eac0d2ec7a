import { isZone } from '../../domain/zone-name.ts';

/**
 * Abbreviations of time zones in guides, in hours ahead of UTC. Some have several meanings: CST and EST are those of
 * North America, IST is India's, BST Britain's, GST the Gulf's.
 */
const HOURS: Readonly<Record<string, number>> = {
  Z: 0,
  UTC: 0,
  GMT: 0,
  UT: 0,
  WET: 0,
  WEST: 1,
  BST: 1,
  CET: 1,
  MEZ: 1,
  CEST: 2,
  MESZ: 2,
  EET: 2,
  EEST: 3,
  MSK: 3,
  MSD: 4,
  SAMT: 4,
  YEKT: 5,
  OMST: 6,
  NOVT: 7,
  KRAT: 7,
  IRKT: 8,
  YAKT: 9,
  VLAT: 10,
  MAGT: 11,
  PETT: 12,
  UZT: 5,
  TMT: 5,
  TJT: 5,
  AQTT: 5,
  ORAT: 5,
  PKT: 5,
  KGT: 6,
  AZT: 4,
  GET: 4,
  AMT: 4,
  TRT: 3,
  IRST: 3.5,
  AFT: 4.5,
  GST: 4,
  IST: 5.5,
  NPT: 5.75,
  BDT: 6,
  MMT: 6.5,
  ICT: 7,
  WIB: 7,
  HKT: 8,
  SGT: 8,
  MYT: 8,
  PHT: 8,
  JST: 9,
  KST: 9,
  AWST: 8,
  ACST: 9.5,
  ACDT: 10.5,
  AEST: 10,
  AEDT: 11,
  NZST: 12,
  NZDT: 13,
  WAT: 1,
  CAT: 2,
  SAST: 2,
  EAT: 3,
  NST: -3.5,
  NDT: -2.5,
  AST: -4,
  ADT: -3,
  EST: -5,
  EDT: -4,
  CST: -6,
  CDT: -5,
  MST: -7,
  MDT: -6,
  PST: -8,
  PDT: -7,
  AKST: -9,
  AKDT: -8,
  HST: -10,
  ART: -3,
  BRT: -3,
  CLT: -4,
  COT: -5,
  PET: -5,
};

/** `+5`, `+05`, `+0530`, `+05:30`. */
const OFFSET = /^([+-])(\d{1,2})(?::?(\d\d))?$/;
const HOUR = 3600;
const MINUTE = 60;
/** The largest offset from UTC in the world. */
const FARTHEST = 14 * HOUR;
/** The longest zone name. */
const LONGEST = 40;

/** The zone of a guide's time: seconds ahead of UTC, or the name of a zone with daylight saving rules. */
export type GuideZone = number | { name: string };

function offsetOf(text: string): number | null {
  const [, sign, hours, minutes = '0'] = OFFSET.exec(text) ?? [];
  if (!sign || Number(minutes) >= 60) return null;
  const seconds = Number(hours) * HOUR + Number(minutes) * MINUTE;
  return seconds > FARTHEST ? null : (sign === '-' ? -1 : 1) * seconds;
}

const cache = new Map<string, GuideZone | null>();

function read(text: string): GuideZone | null {
  if (text.length > LONGEST) return null;
  const bare = text.replace(/^(?:UTC|GMT)(?=[+-])/i, '');
  const offset = offsetOf(bare);
  if (offset !== null) return offset;
  const name = text.toUpperCase();
  if (Object.hasOwn(HOURS, name)) return (HOURS[name] as number) * HOUR;
  return text.includes('/') && isZone(text) ? { name: text } : null;
}

/** Reads `+0500`, `UTC+05:00`, `AEST` or `Asia/Almaty`; null for other texts. */
export function guideZone(text: string): GuideZone | null {
  let zone = cache.get(text);
  if (zone === undefined) {
    zone = read(text);
    if (cache.size < 1000) cache.set(text, zone);
  }
  return zone;
}
