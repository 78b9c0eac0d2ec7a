import { setImmediate } from 'node:timers/promises';

/** Converts an address inside a playlist to one of ours. */
export type Rename = (url: string) => string;

const URI = /\bURI="([^"]*)"/g;

/** Addresses that are not http stay unchanged: `data:` and `skd:` keys are for the player itself. */
function renamed(address: string, base: string, rename: Rename): string {
  if (address === '' || !URL.canParse(address, base)) return address;
  const url = new URL(address, base);
  return /^https?:$/.test(url.protocol) ? rename(url.href) : address;
}

/** The highest number of lines: an archive of a day in parts of two seconds has half as many. */
export const MAX_LINES = 200_000;
/** The longest line: browsers and servers accept no longer address. */
export const MAX_LINE = 16 * 1024;
/** Lines between two pauses that let the server do other work. */
const SLICE = 500;

/** Why a playlist is refused. */
export class PlaylistProblem extends Error {}

function* linesOf(text: string): Generator<string> {
  for (let from = 0, number = 1; from <= text.length; number += 1) {
    const found = text.indexOf('\n', from);
    const end = found === -1 ? text.length : found;
    if (number > MAX_LINES) throw new PlaylistProblem(`a playlist of more than ${MAX_LINES} lines`);
    if (end - from > MAX_LINE) throw new PlaylistProblem(`line ${number} is longer than ${MAX_LINE} letters`);
    yield text.slice(from, end > from && text[end - 1] === '\r' ? end - 1 : end);
    from = end + 1;
  }
}

/**
 * An HLS playlist in which every address goes through us: variants, renditions, keys, maps, parts and segments.
 * Everything
 * else is unchanged. A long one is rewritten in slices, so that other requests do not wait for it.
 * @throws PlaylistProblem
 */
export async function rewritePlaylist(text: string, base: string, rename: Rename): Promise<string> {
  const rewritten: string[] = [];
  for (const line of linesOf(text)) {
    if (rewritten.length % SLICE === SLICE - 1) await setImmediate();
    if (line.startsWith('#')) {
      rewritten.push(line.replace(URI, (_, address: string) => `URI="${renamed(address, base, rename)}"`));
    } else rewritten.push(line.trim() === '' ? line : renamed(line.trim(), base, rename));
  }
  return rewritten.join('\n');
}

/** Whether an answer is a playlist: servers use many content types, but the first line is always the same. */
export function isPlaylist(start: Buffer): boolean {
  const text = start.subarray(0, 16).toString('latin1');
  return text.replace(/^ï»¿/, '').startsWith('#EXTM3U');
}
