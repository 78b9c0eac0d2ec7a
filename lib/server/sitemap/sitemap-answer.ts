import 'server-only';
import { PlatformError } from '@/lib/shared/platform-error';
import { SITEMAP_LIFE_SECONDS } from './files';

const CACHE_CONTROL = `public, max-age=0, s-maxage=${SITEMAP_LIFE_SECONDS}, stale-while-revalidate=86400`;

/** The Retry-After in seconds while the platform does not answer. */
const RETRY_AFTER = '600';

/**
 * A sitemap; 404 when it does not exist, 503 while it cannot be made: an empty one would remove the whole
 * site from search engines.
 */
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
