/** A page in a sitemap; `video` when one can be watched there. */
export interface SitemapEntry {
  address: string;
  /** ISO; the last change of the page, when it is known. */
  changedAt?: string | null;
  video?: SitemapVideo;
}

/** The required fields of a video for Google (quality E3); addresses are absolute. */
interface SitemapVideo {
  title: string;
  description: string;
  thumbnail: string;
  player: string;
  durationSeconds: number | null;
  /** ISO. */
  publishedAt: string | null;
  /** Null when unknown. */
  isPaid: boolean | null;
  /** Null when unknown. */
  isFamilyFriendly: boolean | null;
}

/** Google's limit of a file is 50,000 addresses; an entry has one in each of the four languages. */
export const ENTRIES_PER_FILE = 10_000;

/** The longest allowed duration in seconds. */
const MAX_DURATION = 28_800;

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n';
const NAMESPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';
const VIDEO_NAMESPACE = 'xmlns:video="http://www.google.com/schemas/sitemap-video/1.1"';

export function sitemapIndex(addresses: readonly string[]): string {
  const files = addresses.map((address) => `<sitemap>${tag('loc', address)}</sitemap>`);
  return `${HEAD}<sitemapindex ${NAMESPACE}>\n${files.join('\n')}\n</sitemapindex>\n`;
}

export function sitemapFile(entries: readonly SitemapEntry[]): string {
  const namespaces = entries.some(({ video }) => video) ? `${NAMESPACE} ${VIDEO_NAMESPACE}` : NAMESPACE;
  const urls = entries.map(
    ({ address, changedAt, video }) =>
      `<url>${tag('loc', address)}${changedAt ? tag('lastmod', changedAt) : ''}${video ? videoOf(video) : ''}</url>`,
  );
  return `${HEAD}<urlset ${namespaces}>\n${urls.join('\n')}\n</urlset>\n`;
}

function videoOf(video: SitemapVideo): string {
  const { durationSeconds: seconds } = video;
  const hasDuration = seconds !== null && seconds >= 1 && seconds <= MAX_DURATION;
  return `<video:video>${[
    tag('video:thumbnail_loc', video.thumbnail),
    tag('video:title', video.title),
    tag('video:description', video.description),
    tag('video:player_loc', video.player),
    hasDuration ? tag('video:duration', String(Math.round(seconds))) : '',
    video.publishedAt ? tag('video:publication_date', video.publishedAt) : '',
    yesOrNo('video:family_friendly', video.isFamilyFriendly),
    yesOrNo('video:requires_subscription', video.isPaid),
  ].join('')}</video:video>`;
}

const yesOrNo = (name: string, value: boolean | null): string =>
  value === null ? '' : tag(name, value ? 'yes' : 'no');

const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

/** Control characters are not allowed in XML, not even escaped. */
function tag(name: string, text: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is taken out.
  const safe = text.replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '');
  return `<${name}>${safe.replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign)}</${name}>`;
}
