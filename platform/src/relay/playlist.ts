import { setImmediate } from 'node:timers/promises';

/** How an address inside a playlist is called among ours. */
export type Rename = (url: string) => string;

const URI = /\bURI="([^"]*)"/g;

/** What is no http address stays as it is: `data:` and `skd:` keys are for the player itself. */
function renamed(address: string, base: string, rename: Rename): string {
  if (address === '' || !URL.canParse(address, base)) return address;
  const url = new URL(address, base);
  return /^https?:$/.test(url.protocol) ? rename(url.href) : address;
}

/** Lines of a playlist: an archive of a day in parts of two seconds has half as many. */
export const MAX_LINES = 200_000;
/** Letters of a line: browsers and servers take no longer address. */
export const MAX_LINE = 16 * 1024;
/** Lines between two moments in which the server does something else. */
const SLICE = 500;

/** Why a playlist is not passed on. */
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
 * An HLS playlist in which every address leads through us: variants, renditions, keys, maps, parts and segments. Everything
 * else stays as it was written. A long one is done in slices, so that nobody else waits for it.
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

/** Whether an answer is a playlist: servers call them many things, the first line is always the same. */
export function isPlaylist(start: Buffer): boolean {
  const text = start.subarray(0, 16).toString('latin1');
  return text.replace(/^ï»¿/, '').startsWith('#EXTM3U');
}
