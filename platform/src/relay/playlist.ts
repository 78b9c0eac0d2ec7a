/** How an address inside a playlist is called among ours. */
export type Rename = (url: string) => string;

const URI = /\bURI="([^"]*)"/g;

/** What is no http address stays as it is: `data:` and `skd:` keys are for the player itself. */
function renamed(address: string, base: string, rename: Rename): string {
  if (address === '' || !URL.canParse(address, base)) return address;
  const url = new URL(address, base);
  return /^https?:$/.test(url.protocol) ? rename(url.href) : address;
}

/**
 * An HLS playlist in which every address leads through us: variants, renditions, keys, maps, parts and segments. Everything
 * else stays as it was written.
 */
export function rewritePlaylist(text: string, base: string, rename: Rename): string {
  return text
    .split(/\r?\n/)
    .map((line) => {
      if (line.startsWith('#')) {
        return line.replace(URI, (_, address: string) => `URI="${renamed(address, base, rename)}"`);
      }
      return line.trim() === '' ? line : renamed(line.trim(), base, rename);
    })
    .join('\n');
}

/** Whether an answer is a playlist: servers call them many things, the first line is always the same. */
export function isPlaylist(start: Buffer): boolean {
  const text = start.subarray(0, 16).toString('latin1');
  return text.replace(/^ï»¿/, '').startsWith('#EXTM3U');
}
