import { decodeHTMLStrict } from 'entities';
import { ImportProblem } from '../problem.ts';
import type { Remark } from '../report.ts';
import { type Attributes, clean, readAttributes } from './attributes.ts';
import { hasBrokenLetters } from './decode.ts';

/** One address of a list, with all lines that belong to it. */
export type Entry = {
  /** The line of its `#EXTINF`, or of the address without one. */
  line: number;
  name: string;
  attributes: Attributes;
  /** `#EXTGRP`. */
  group: string | null;
  /** `#EXTVLCOPT` and `#KODIPROP`, keys in lower case. */
  properties: Attributes;
  address: string;
};

export type List = { header: Attributes; entries: Entry[] };

/** The longest line that is read: one with a logo inside it has about ten thousand characters. */
export const MAX_LINE = 64 * 1024;
/** The highest number of addresses: twice the number of channel ids of a platform. */
export const MAX_ENTRIES = 100_000;
/** The highest number of `#EXTVLCOPT` and `#KODIPROP` of one channel: players know about twenty. */
const MAX_PROPERTIES = 50;

const PLAYLIST_TAGS = /^#EXT-X-(?:TARGETDURATION|STREAM-INF|MEDIA-SEQUENCE)\b/im;
const PROPERTY = /^#(?:EXTVLCOPT|KODIPROP):([^=]*)=(.*)$/is;
/** The tags that are read. */
const MEANT = /^#(?:EXTM3U|EXTINF|EXTGRP|EXTVLCOPT|KODIPROP)/i;
const SHOWN = 60;

const shortened = (text: string) => (text.length > SHOWN ? `${text.slice(0, SHOWN)}…` : text);

type Line = { number: number; text: string };

/** The lines with content, one by one: a list of line breaks only may have tens of millions. */
function* linesOf(text: string): Generator<Line> {
  let from = 0;
  let number = 1;
  for (const { 0: ending, index } of text.matchAll(/\r\n|\n|\r/g)) {
    const line = text.slice(from, index).trim();
    if (line !== '') yield { number, text: line };
    from = index + ending.length;
    number += 1;
  }
  const last = text.slice(from).trim();
  if (last !== '') yield { number, text: last };
}

/** Refuses text that is not a list, and says what it is. */
function needList(text: string): void {
  const [first] = linesOf(text);
  if (!first) throw new ImportProblem('The list is empty.');
  const place = { line: first.number };
  if (PLAYLIST_TAGS.test(text)) {
    throw new ImportProblem('This is the stream of one channel (HLS), not a list of channels.', place);
  }
  if (/^#EXTM3U/i.test(first.text) || /^#EXTINF:/im.test(text)) return;
  throw new ImportProblem(`An M3U list begins with #EXTM3U, this with "${shortened(first.text)}".`, place);
}

/** What follows the last comma, for remarks: the name of a channel, also of a line that is too long to be read completely. */
function roughName(line: string): string {
  const end = line.slice(-MAX_LINE);
  return shortened(end.slice(end.lastIndexOf(',') + 1).trim() || line);
}

type Pending = Omit<Entry, 'address'> & { hasInfo: boolean; isTooLong: boolean; propertyCount: number };

/** Reads the lines of a list in order. */
class ListReader {
  readonly list: List = { header: Object.create(null), entries: [] };
  readonly #remark: (remark: Remark) => void;
  #pending: Pending | null = null;

  constructor(remark: (remark: Remark) => void) {
    this.#remark = remark;
  }

  take({ number, text }: Line): void {
    const isTooLong = text.length > MAX_LINE;
    if (MEANT.test(text) || !text.startsWith('#')) {
      const what = () => (!text.startsWith('#') && this.#pending?.name) || roughName(text);
      if (isTooLong)
        this.#remark({ line: number, what: what(), reason: `the line is longer than ${MAX_LINE} letters` });
      if (hasBrokenLetters(text))
        this.#remark({ line: number, what: what(), reason: 'it has letters that cannot be read' });
    }
    if (/^#EXTINF:/i.test(text)) this.#info(number, isTooLong ? `,${roughName(text)}` : text, isTooLong);
    else if (!text.startsWith('#')) this.#address(number, isTooLong ? null : text);
    else if (isTooLong) return;
    else if (/^#EXTM3U\b/i.test(text)) this.#header(text);
    else if (/^#EXTGRP:/i.test(text)) {
      this.#open(number).group = clean(text.slice('#EXTGRP:'.length)) || null;
    } else this.#property(number, text);
  }

  end(): void {
    if (this.#pending?.hasInfo) this.#dangles(this.#pending);
  }

  #open(line: number): Pending {
    this.#pending ??= {
      ...{ line, name: '', attributes: {}, group: null, properties: Object.create(null) },
      hasInfo: false,
      isTooLong: false,
      propertyCount: 0,
    };
    return this.#pending;
  }

  /** The first value of a key counts. */
  #header(text: string): void {
    const { attributes } = readAttributes(text.slice('#EXTM3U'.length));
    for (const [key, value] of Object.entries(attributes)) this.list.header[key] ??= value;
  }

  #info(line: number, text: string, isTooLong: boolean): void {
    if (this.#pending?.hasInfo) {
      this.#dangles(this.#pending);
      // Lines before this #EXTINF belong to it, unless there was another #EXTINF.
      this.#pending = null;
    }
    const rest = text.replace(/^#EXTINF:\s*-?[\d.]*/i, '');
    Object.assign(this.#open(line), { line, hasInfo: true, isTooLong, ...readAttributes(rest) });
  }

  #property(line: number, text: string): void {
    const [, key = '', value = ''] = PROPERTY.exec(text) ?? [];
    const name = key.trim().toLowerCase();
    if (name === '') return;
    const pending = this.#open(line);
    pending.propertyCount += 1;
    if (pending.propertyCount <= MAX_PROPERTIES) pending.properties[name] = decodeHTMLStrict(value).trim();
  }

  /** Null for an address that is too long. */
  #address(line: number, address: string | null): void {
    const { hasInfo: _, isTooLong, propertyCount, ...entry } = this.#open(line);
    this.#pending = null;
    const name = entry.name || shortened(address ?? '');
    if (propertyCount > MAX_PROPERTIES) {
      const reason = `it has more than ${MAX_PROPERTIES} properties; the first of them count`;
      this.#remark({ line: entry.line, what: name, reason });
    }
    if (isTooLong || address === null) return;
    this.list.entries.push({ ...entry, address });
    if (this.list.entries.length > MAX_ENTRIES) {
      throw new ImportProblem(`${name} is one channel too many: a list has at most ${MAX_ENTRIES}.`, {
        line,
      });
    }
  }

  #dangles({ line, name }: Pending): void {
    this.#remark({ line, what: name || '#EXTINF', reason: 'no address follows it' });
  }
}

/** Reads a list. Unknown lines are skipped: lists have many tags of other programs. */
export function parseList(text: string, remark: (remark: Remark) => void): List {
  needList(text);
  const reader = new ListReader(remark);
  for (const line of linesOf(text)) reader.take(line);
  reader.end();
  return reader.list;
}
