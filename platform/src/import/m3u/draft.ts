import type { Catchup } from '../../domain/catchup.ts';
import { guideName } from '../../domain/guide-name.ts';
import { cut } from '../../domain/text.ts';
import type { Remark } from '../report.ts';
import { RADIO, readAddress } from './address.ts';
import type { Attributes } from './attributes.ts';
import { readCatchup } from './catchup.ts';
import type { Entry } from './parse.ts';

/** A channel as a list describes it, before it is compared with the database. */
export type Draft = {
  line: number;
  name: string;
  groups: string[];
  number: number | null;
  logoUrl: string | null;
  isAdult: boolean;
  guideId: string | null;
  guideNames: string[];
  /** Seconds. */
  guideShift: number;
  url: string;
  headers: Record<string, string>;
  catchup: Catchup | null;
  archivedDays: number;
};

/** Settings of the whole list. */
export type ListFacts = { header: Attributes; listUrl: string | null; zone: string };

const HOUR = 3600;
/** Guides are moved by hours; more than a day is an error. */
const MAX_SHIFT = 24 * HOUR;
const ADULT_GROUP =
  /(?:^|[^\p{L}])(?:xxx|adults?|18\s?\+|взрослы[ехм]|эротика|ересектер\p{L}*)(?:$|[^\p{L}])/iu;
const RADIO_GROUP = /(?:^|[^\p{L}])(?:radio(?:s|lar)?|радио(?:станци[ия]|лар)?)(?:$|[^\p{L}])/iu;
/** "TV and radio" contains both. */
const TELEVISION = /(?:^|[^\p{L}])(?:tv|тв|теле\p{L}*)(?:$|[^\p{L}])/iu;
const YES = /^(?:1|true|yes)$/i;
const SHOWN = 60;
/** The longest name of a channel or a group; longer ones are cut. */
const MAX_NAME = 100;

function shiftOf(text: string | undefined): number {
  const seconds = Math.round(Number(text ?? 0) * HOUR);
  return Number.isFinite(seconds) && Math.abs(seconds) <= MAX_SHIFT ? seconds : 0;
}

function logoOf(text: string | undefined, base: string | null): string | null {
  if (!text || (!base && !/^https?:/i.test(text)) || !URL.canParse(text, base ?? undefined)) return null;
  const { protocol, href } = new URL(text, base ?? undefined);
  return /^https?:$/.test(protocol) ? href : null;
}

/** The highest number of groups per channel: each of them may become a category. */
const MAX_GROUPS = 10;

function groupsOf({ group, attributes }: Entry): string[] {
  const groups = (attributes['group-title'] || group || '')
    .split(';', MAX_GROUPS)
    .map((name) => cut(name.trim(), MAX_NAME));
  return [...new Set(groups.filter((name) => name !== ''))];
}

function isAdult(groups: readonly string[], { adult = '', censored = '', 'parent-code': code }: Attributes) {
  return (
    YES.test(adult) || YES.test(censored) || Boolean(code) || groups.some((one) => ADULT_GROUP.test(one))
  );
}

function numberOf(text: string | undefined): number | null {
  const number = Number.parseFloat(text ?? '');
  return Number.isFinite(number) && number > 0 ? number : null;
}

function isRadio(groups: readonly string[], { radio = '' }: Attributes): boolean {
  return YES.test(radio) || groups.some((one) => RADIO_GROUP.test(one) && !TELEVISION.test(one));
}

/** Creates a channel from an entry; problems become remarks. */
export function draftOf(entry: Entry, facts: ListFacts, remark: (remark: Remark) => void): Draft | null {
  const { line, attributes, properties } = entry;
  const { header, listUrl, zone } = facts;
  const name = cut(entry.name || attributes['tvg-name'] || attributes['tvg-id'] || '', MAX_NAME);
  const refuse = (reason: string) => {
    remark({ line, what: name || entry.address.slice(0, SHOWN), reason });
    return null;
  };
  if (name === '') return refuse('it has no name');
  const groups = groupsOf(entry);
  if (isRadio(groups, attributes)) return refuse(RADIO);
  const address = readAddress(entry.address, listUrl, properties);
  if ('reason' in address) return refuse(address.reason);
  const { catchup, days, problem } = readCatchup(header, attributes, address.url, zone);
  if (problem) refuse(problem);
  if (address.problem) refuse(address.problem);
  const names = [attributes['tvg-name'] ?? '', name].map(guideName);
  return {
    line,
    name,
    groups,
    number: numberOf(attributes['tvg-chno']),
    logoUrl: logoOf(attributes['tvg-logo'], listUrl),
    isAdult: isAdult(groups, attributes),
    guideId: attributes['tvg-id'] || null,
    guideNames: [...new Set(names.filter((one) => one !== ''))],
    guideShift: shiftOf(attributes['tvg-shift'] ?? header['tvg-shift']),
    url: address.url,
    headers: address.headers,
    catchup,
    archivedDays: days,
  };
}
