/** An address of a list in a form that players can use, or why there is none. */
export type Address =
  | {
      url: string;
      headers: Record<string, string> /** The parts of it that could not be used. */;
      problem: string | null;
    }
  | { reason: string };

/** The reason for audio without video. */
export const RADIO = 'a radio station';

/** Files are not channels; the folder import is for them. */
const FILE = /\.(?:mp4|mkv|avi|mov|wmv|flv)$/i;
/** Audio without video, and the playlists of radio stations. */
const SOUND = /\.(?:mp3|aac|m4a|ogg|opus|flac|pls)$/i;
/** Sites whose addresses lead to web pages with a player. */
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

/** Headers that a list may set; all others are ours. */
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
/** The longest header value; servers accept no longer ones. */
const MAX_HEADER = 4096;
/**
 * Characters allowed in HTTP headers: others would make every request of the channel fail, and a line break would start
 * another header.
 */
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
 * Panels and servers offer the same channel as MPEG-TS and as HLS under addresses of a known form; browsers play only
 * HLS.
 */
function asHls(url: URL): void {
  const panel = XTREAM.exec(url.pathname);
  if (panel) url.pathname = `/live/${panel[1]}/${panel[2]}/${panel[3]}.m3u8`;
  else url.pathname = url.pathname.replace(/\/mpegts$/, '/index.m3u8');
}

/** The site when the address is a web page; null for a stream. */
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
/** The highest number of parts of an address separated by bars: the address itself and its headers. */
const MAX_PARTS = 20;

/** Reads an address with its `|User-Agent=…` suffix and the properties before it. */
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
