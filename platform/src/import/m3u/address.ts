/** An address of a list as our players can use it, or why they cannot. */
export type Address =
  | {
      url: string;
      headers: Record<string, string> /** What of it could not be used. */;
      problem: string | null;
    }
  | { reason: string };

/** What is said of sound without pictures. */
export const RADIO = 'a radio station';

/** Files are no channels; the folder import is for them. */
const FILE = /\.(?:mp4|mkv|avi|mov|wmv|flv)$/i;
/** Sound without pictures, and the lists of it that radio stations hand out. */
const SOUND = /\.(?:mp3|aac|m4a|ogg|opus|flac|pls)$/i;
/** Sites whose addresses lead to pages with a player of their own. */
const WEB_PAGES: Readonly<Record<string, string>> = {
  'youtube.com': 'YouTube',
  'youtube-nocookie.com': 'YouTube',
  'youtu.be': 'YouTube',
  'twitch.tv': 'Twitch',
  'vimeo.com': 'Vimeo',
  'dailymotion.com': 'Dailymotion',
  'facebook.com': 'Facebook',
  'vk.com': 'VK',
  'vkvideo.ru': 'VK',
  'ok.ru': 'OK',
  'rutube.ru': 'Rutube',
  'kick.com': 'Kick',
};
const XTREAM = /^\/(?:live\/)?([^/]+)\/([^/]+)\/(\d+)(?:\.ts)?$/;
const XTREAM_TITLE = /^\/(?:movie|series)\/[^/]+\/[^/]+\/\d+/;

/** Headers a list may want sent; all others stay ours. */
const HEADERS = new Map([
  ['user-agent', 'user-agent'],
  ['http-user-agent', 'user-agent'],
  ['referer', 'referer'],
  ['referrer', 'referer'],
  ['http-referrer', 'referer'],
  ['http-referer', 'referer'],
  ['origin', 'origin'],
  ['http-origin', 'origin'],
  ['cookie', 'cookie'],
]);
/** Letters of a header: servers take no longer ones. */
const MAX_HEADER = 4096;
/** Letters that HTTP can carry: others make every request of the channel fail, and a line break begins another header. */
const HEADER_VALUE = /^[\t\x20-\x7e\x80-\xff]+$/;

/** The headers to send, and the name of one that cannot be sent. */
function wantedHeaders(pairs: Iterable<[string, string]>) {
  const headers: Record<string, string> = {};
  let unsendable: string | null = null;
  for (const [key, value] of pairs) {
    const name = HEADERS.get(key.trim().replace(/^!/, '').toLowerCase());
    if (!name || value === '') continue;
    if (value.length <= MAX_HEADER && HEADER_VALUE.test(value)) headers[name] = value;
    else unsendable = name;
  }
  return { headers, unsendable };
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

/** The site whose page this is; null for a stream. */
function pageOf({ hostname, pathname }: URL): string | null {
  if (/\.m3u8$/i.test(pathname)) return null;
  const labels = hostname.replace(/\.$/, '').split('.');
  const site = [labels.slice(-2).join('.'), hostname].find((name) => Object.hasOwn(WEB_PAGES, name));
  return site ? (WEB_PAGES[site] ?? null) : null;
}

function refusal(url: URL): string | null {
  const { protocol, pathname } = url;
  if (!/^https?:$/.test(protocol)) {
    return `${protocol.slice(0, -1)} addresses cannot be played in a browser`;
  }
  const page = pageOf(url);
  if (page) return `a web page (${page}), not a stream`;
  if (/\.html?$/i.test(pathname)) return 'a web page, not a stream';
  if (SOUND.test(pathname)) return RADIO;
  if (/\.mpd$/i.test(pathname)) return 'a DASH stream; only HLS is passed on';
  if (FILE.test(pathname) || XTREAM_TITLE.test(pathname)) return 'a file, not a channel';
  if (/\.ts$/i.test(pathname)) return 'a bare MPEG-TS stream; browsers play HLS only';
  return null;
}

const SHOWN = 100;
/** Parts of an address between its bars: the address itself and its headers. */
const MAX_PARTS = 20;

/** Reads an address with its `|User-Agent=…` tail and the properties that stood above it. */
export function readAddress(
  text: string,
  listUrl: string | null,
  properties: Readonly<Record<string, string>>,
): Address {
  const [bare = '', ...tail] = text.split('|', MAX_PARTS);
  const isAbsolute = /^[a-z][a-z\d+.-]*:/i.test(bare);
  if (!isAbsolute && !listUrl) {
    return { reason: 'a relative address; only a list that is read from a URL can have them' };
  }
  if (!URL.canParse(bare, listUrl ?? undefined)) return { reason: `"${bare.slice(0, SHOWN)}" is no address` };
  const url = new URL(bare, listUrl ?? undefined);
  if (/^https?:$/.test(url.protocol)) asHls(url);
  const reason = refusal(url);
  if (reason) return { reason };
  const pairs = [...Object.entries(properties), ...new URLSearchParams(tail.join('&'))] as [string, string][];
  const { headers, unsendable } = wantedHeaders(pairs);
  const problem = unsendable && `its header ${unsendable} cannot be sent and is left out`;
  return { url: url.href, headers, problem };
}
