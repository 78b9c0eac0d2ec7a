import { setTimeout as wait } from 'node:timers/promises';
import { type RelaySource, upstreamHeaders } from '../../relay/headers.ts';
import { isPlaylist } from '../../relay/playlist.ts';
import type { Upstream } from '../../relay/upstream.ts';

/** The limit for one playlist. */
const LIMIT_MS = 10_000;
/** Enough of a playlist to find the address of a variant. */
const MAX_BYTES = 256 * 1024;
const PAUSE_MS = 1_000;

type Open = (wanted: {
  url: string;
  headersFor(url: string): Record<string, string>;
  signal: AbortSignal;
}) => Promise<Upstream>;

/** The address of the first variant of a playlist. Line by line, because an expression over a foreign text can take minutes. */
function variantOf(playlist: string): string | null {
  let isNext = false;
  for (const line of playlist.split('\n').map((text) => text.trim())) {
    if (line.startsWith('#EXT-X-STREAM-INF:')) isNext = true;
    else if (isNext && line !== '' && !line.startsWith('#')) return line;
  }
  return null;
}

async function playlistAt(
  open: Open,
  source: RelaySource,
  url: string,
  stop: AbortSignal,
): Promise<{ text: string; url: string } | null> {
  const signal = AbortSignal.any([stop, AbortSignal.timeout(LIMIT_MS)]);
  const headersFor = (requested: string) => upstreamHeaders(source, requested, undefined);
  const opened = await open({ url, headersFor, signal });
  const { answer } = opened;
  try {
    if (answer.statusCode !== 200) return null;
    const parts: Buffer[] = [];
    let size = 0;
    for await (const part of answer) {
      parts.push(part);
      size += part.length;
      if (size >= MAX_BYTES) break;
    }
    const bytes = Buffer.concat(parts);
    return isPlaylist(bytes) ? { text: bytes.toString('utf8'), url: opened.url } : null;
  } finally {
    answer.destroy();
  }
}

/** Whether a stream answers with a playlist, and where that lists variants, one of them too. */
export async function isPlaying(open: Open, source: RelaySource, stop: AbortSignal): Promise<boolean> {
  try {
    const first = await playlistAt(open, source, source.url, stop);
    if (!first) return false;
    const variant = variantOf(first.text);
    if (!variant) return true;
    if (!URL.canParse(variant, first.url)) return false;
    // Many providers allow one connection at a time, and notice its end late.
    await wait(PAUSE_MS, undefined, { signal: stop });
    return (await playlistAt(open, source, new URL(variant, first.url).href, stop)) !== null;
  } catch {
    return false;
  }
}
