/** An address of a list as our players can use it, or why they cannot. */
export type Address = { url: string; headers: Record<string, string> } | { reason: string };

/** Files are no channels; the folder import is for them. */
const FILE = /\.(?:mp4|mkv|avi|mov|wmv|flv|mp3|aac|ogg|flac)$/i;
const XTREAM = /^\/(?:live\/)?([^/]+)\/([^/]+)\/(\d+)(?:\.ts)?$/;
const XTREAM_TITLE = /^\/(?:movie|series)\/[^/]+\/[^/]+\/\d+/;

/** Headers a list may want sent; all others stay ours. */
const HEADERS: Readonly<Record<string, string>> = {
  'user-agent': 'user-agent',
  'http-user-agent': 'user-agent',
  referer: 'referer',
  referrer: 'referer',
  'http-referrer': 'referer',
  'http-referer': 'referer',
  origin: 'origin',
  'http-origin': 'origin',
  cookie: 'cookie',
};

function wantedHeaders(pairs: Iterable<[string, string]>): Record<string, string> {
  const headers: Record<string, string> = {};
  for (const [key, value] of pairs) {
    const name = HEADERS[key.trim().replace(/^!/, '').toLowerCase()];
    // A line break would end the header and begin another.
    if (name && value && !/[\r\n]/.test(value)) headers[name] = value;
  }
  return headers;
}

/**
 * Panels and servers give the same channel as MPEG-TS and as HLS under addresses of a known form; browsers play the
 * second only.
 */
function asHls(url: URL): void {
  const panel = XTREAM.exec(url.pathname);
  if (panel) url.pathname = `/live/${panel[1]}/${panel[2]}/${panel[3]}.m3u8`;
  else url.pathname = url.pathname.replace(/\/mpegts$/, '/index.m3u8');
}

function refusal({ protocol, pathname }: URL): string | null {
  if (!/^https?:$/.test(protocol)) {
    return `${protocol.slice(0, -1)} addresses cannot be played in a browser`;
  }
  if (/\.mpd$/i.test(pathname)) return 'a DASH stream; only HLS is passed on';
  if (FILE.test(pathname) || XTREAM_TITLE.test(pathname)) return 'a file, not a channel';
  if (/\.ts$/i.test(pathname)) return 'a bare MPEG-TS stream; browsers play HLS only';
  return null;
}

/** Reads an address with its `|User-Agent=…` tail and the properties that stood above it. */
export function readAddress(
  text: string,
  listUrl: string | null,
  properties: Readonly<Record<string, string>>,
): Address {
  const [bare = '', ...tail] = text.split('|');
  const isAbsolute = /^[a-z][a-z\d+.-]*:/i.test(bare);
  if (!isAbsolute && !listUrl) {
    return { reason: 'a relative address; only a list that is read from a URL can have them' };
  }
  if (!URL.canParse(bare, listUrl ?? undefined)) return { reason: `"${bare}" is no address` };
  const url = new URL(bare, listUrl ?? undefined);
  if (/^https?:$/.test(url.protocol)) asHls(url);
  const reason = refusal(url);
  if (reason) return { reason };
  const headers = wantedHeaders([...Object.entries(properties), ...new URLSearchParams(tail.join('&'))]);
  return { url: url.href, headers };
}
