import { decodeEntities } from '../entities.ts';
import { ImportProblem } from '../problem.ts';
import { type Attributes, readAttributes } from './attributes.ts';

/** One address of a list, with everything that was said before it. */
export type Entry = {
  /** Of its `#EXTINF`, or of the address where that is missing. */
  line: number;
  name: string;
  attributes: Attributes;
  /** `#EXTGRP`. */
  group: string | null;
  /** `#EXTVLCOPT` and `#KODIPROP`, keys in lower case. */
  properties: Attributes;
  address: string;
  hasInfo: boolean;
};

export type List = { header: Attributes; entries: Entry[]; dangling: number[] };

const PLAYLIST_TAGS = /^#EXT-X-(?:TARGETDURATION|STREAM-INF|MEDIA-SEQUENCE)\b/im;
const SHOWN = 60;

/** Refuses what is no list, in words that say what it is. */
function needList(text: string, firstLine: number, first: string): void {
  if (PLAYLIST_TAGS.test(text)) {
    throw new ImportProblem('This is the stream of one channel (HLS), not a list of channels.', {
      line: firstLine,
    });
  }
  if (/^#EXTM3U/i.test(first) || /^#EXTINF:/im.test(text)) return;
  const shown = first.length > SHOWN ? `${first.slice(0, SHOWN)}…` : first;
  throw new ImportProblem(`An M3U list begins with #EXTM3U, this with "${shown}".`, { line: firstLine });
}

function property(line: string): [string, string] | null {
  const match = /^#(?:EXTVLCOPT|KODIPROP):\s*([^=\s]+)\s*=\s*(.*)$/i.exec(line);
  return match ? [(match[1] ?? '').toLowerCase(), decodeEntities(match[2] ?? '').trim()] : null;
}

type Pending = Omit<Entry, 'address'>;

/** Reads a list. Lines that mean nothing to us are passed over: lists are full of other programs' tags. */
export function parseList(text: string): List {
  const lines = text.split(/\r\n|\n|\r/).map((line) => line.trim());
  const firstIndex = lines.findIndex((line) => line !== '');
  if (firstIndex === -1) throw new ImportProblem('The list is empty.');
  needList(text, firstIndex + 1, lines[firstIndex] ?? '');

  const list: List = { header: {}, entries: [], dangling: [] };
  let pending: Pending | null = null;
  const open = (line: number): Pending =>
    pending ?? { line, name: '', attributes: {}, group: null, properties: {}, hasInfo: false };

  for (const [index, line] of lines.entries()) {
    const number = index + 1;
    if (line === '') continue;
    if (/^#EXTM3U\b/i.test(line)) {
      list.header = { ...readAttributes(line.slice('#EXTM3U'.length)).attributes, ...list.header };
    } else if (/^#EXTINF:/i.test(line)) {
      if (pending?.hasInfo) list.dangling.push(pending.line);
      const rest = line.slice('#EXTINF:'.length).replace(/^\s*-?[\d.]*/, '');
      // What stood before this #EXTINF belongs to it, unless another #EXTINF stood there too.
      const before: Pending = pending?.hasInfo
        ? { ...open(number), group: null, properties: {} }
        : open(number);
      pending = { ...before, line: number, hasInfo: true, ...readAttributes(rest) };
    } else if (/^#EXTGRP:/i.test(line)) {
      pending = { ...open(number), group: decodeEntities(line.slice('#EXTGRP:'.length)).trim() || null };
    } else if (line.startsWith('#')) {
      const found = property(line);
      if (!found) continue;
      const before = open(number);
      pending = { ...before, properties: { ...before.properties, [found[0]]: found[1] } };
    } else {
      list.entries.push({ ...open(number), address: line });
      pending = null;
    }
  }
  if (pending?.hasInfo) list.dangling.push(pending.line);
  return list;
}
