import { webManifest } from '@/lib/server/shell/manifest';
import { siteByHost } from '@/lib/shared/sites/sites';

/** The manifest of the brand, by the host of the request. */
export function GET(request: Request): Response {
  const manifest = webManifest(siteByHost(request.headers.get('host')));
  const headers = { 'content-type': 'application/manifest+json', 'cache-control': 'public, max-age=3600' };
  return new Response(JSON.stringify(manifest), { headers });
}
