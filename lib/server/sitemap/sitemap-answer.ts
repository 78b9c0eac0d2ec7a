import 'server-only';
import { PlatformError } from '@/lib/shared/platform-error';
import { SITEMAP_LIFE_SECONDS } from './files';

const CACHE_CONTROL = `public, max-age=0, s-maxage=${SITEMAP_LIFE_SECONDS}, stale-while-revalidate=86400`;

/** Seconds after which a search engine may ask again, when the platform is away. */
const RETRY_AFTER = '600';

/** A sitemap; 404 for one that is not there, 503 while it cannot be made: an empty one would unlist the whole site. */
export async function xmlAnswer(make: () => Promise<string | null>): Promise<Response> {
  try {
    const xml = await make();
    if (xml === null) return new Response(null, { status: 404 });
    const headers = { 'content-type': 'application/xml; charset=utf-8', 'cache-control': CACHE_CONTROL };
    return new Response(xml, { headers });
  } catch (error) {
    if (!(error instanceof PlatformError)) throw error;
    return new Response(null, { status: 503, headers: { 'retry-after': RETRY_AFTER } });
  }
}
