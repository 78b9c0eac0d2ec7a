import 'server-only';
import * as v from 'valibot';
import { ALL_CHANNELS } from '@/lib/rules/channels/category';
import { findChannel } from '@/lib/rules/channels/find';
import { type EmbedTarget, embedTargetOf, frameSize } from '@/lib/rules/playback/oembed';
import { loadChannels } from '@/lib/server/channels/load-channels';
import { refuse } from '@/lib/server/gateway/http/answer';
import { readQuery, wholeNumber } from '@/lib/server/gateway/http/public-query';
import { loadWatch } from '@/lib/server/playback/load-watch';
import { addressIn } from '@/lib/server/seo/alternates';
import { shareHref } from '@/lib/server/seo/share-address';
import { SHARE_SIZE } from '@/lib/server/seo/share-constants';
import { originOf } from '@/lib/server/seo/site-origin';
import { isLocale, LOCALE_PARAM } from '@/lib/shared/i18n/locales';
import { contentIdOf } from '@/lib/shared/ids';
import { PlatformError } from '@/lib/shared/platform-error';
import { routes } from '@/lib/shared/routes';
import type { AudienceContext } from '@/lib/shared/sites/audience';
import { brandIn, siteByHost } from '@/lib/shared/sites/sites';

const PIXELS = v.optional(wholeNumber(1, 10_000));
const Query = v.object({
  url: v.pipe(v.string(), v.maxLength(2048), v.url()),
  format: v.optional(v.string()),
  maxwidth: PIXELS,
  maxheight: PIXELS,
});

/** The name of a title or channel, and the address of its embedded player. */
interface Embedded {
  title: string;
  path: string;
  picture: { kind: 'content' | 'channel'; keys: readonly string[] };
}

/** `GET /api/oembed?url&maxwidth&maxheight`: the frame of one of our pages (docs/EMBED.md "oEmbed"). */
export async function oembed(request: Request): Promise<Response> {
  const query = readQuery(request, Query);
  if (!query) return refuse(400, 'invalid');
  if (query.format !== undefined && query.format !== 'json') return refuse(501, 'invalid');
  const page = new URL(query.url);
  const host = request.headers.get('host');
  const target = page.host === host ? embedTargetOf(page) : null;
  if (!target) return refuse(404, 'not_found');
  // Not the partner of a cookie: the answer is stored for everyone.
  const site = siteByHost(host);
  const lang = page.searchParams.get(LOCALE_PARAM);
  const locale = isLocale(lang) && site.locales.includes(lang) ? lang : site.defaultLocale;
  const reader = { locale, audience: 'everyone' as const, hidden: site.hiddenContents };
  try {
    const embedded = await embeddedOf(target, reader);
    if (!embedded) return refuse(404, 'not_found');
    const { title, path, picture } = embedded;
    const size = frameSize({ width: query.maxwidth, height: query.maxheight });
    const origin = originOf(site);
    const body = {
      version: '1.0',
      type: 'video',
      title,
      provider_name: brandIn(site, locale),
      provider_url: origin,
      ...size,
      html: frame(new URL(addressIn(path, locale, site), origin).href, title, size),
      thumbnail_url: new URL(shareHref(picture, site, locale), origin).href,
      thumbnail_width: SHARE_SIZE.width,
      thumbnail_height: SHARE_SIZE.height,
      cache_age: LIFE_SECONDS,
    };
    return Response.json(body, { headers: { 'cache-control': `public, max-age=${LIFE_SECONDS}` } });
  } catch (error) {
    if (!(error instanceof PlatformError)) throw error;
    return error.status === 404 ? refuse(404, 'not_found') : refuse(503, 'unavailable');
  }
}

const LIFE_SECONDS = 3600;

async function embeddedOf(target: EmbedTarget, reader: AudienceContext): Promise<Embedded | null> {
  if (target.kind === 'channel') {
    const all = await loadChannels(ALL_CHANNELS, reader);
    const channel = all && findChannel(all.channels, target.key);
    if (!channel) return null;
    const path = routes.channelEmbed(channel.id, target.ts);
    return { title: channel.name, path, picture: { kind: 'channel', keys: [channel.key] } };
  }
  const id = contentIdOf(target.slug);
  const answer = id ? await loadWatch(id, reader) : null;
  // A series plays its first episode.
  const played =
    answer?.kind === 'elsewhere' && answer.contentId ? await loadWatch(answer.contentId, reader) : answer;
  if (played?.kind !== 'play') return null;
  const { page, about } = played;
  const title = [page.title, answer === played ? page.subtitle : null].filter(Boolean).join(' · ');
  return {
    title,
    path: routes.contentEmbed(target.slug),
    picture: { kind: 'content', keys: about.contentKeys },
  };
}

const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => ESCAPES[sign] ?? sign);

function frame(src: string, title: string, { width, height }: { width: number; height: number }): string {
  const allow = 'autoplay; fullscreen; picture-in-picture; encrypted-media';
  return `<iframe src="${escaped(src)}" title="${escaped(title)}" width="${width}" height="${height}" allow="${allow}" style="border:0"></iframe>`;
}
