import { sitemapNamed } from '@/lib/server/sitemap/files';
import { xmlAnswer } from '@/lib/server/sitemap/sitemap-answer';
import { siteByHost } from '@/lib/shared/sites/sites';

export const dynamic = 'force-dynamic';

export async function GET({ headers }: Request, { params }: { params: Promise<{ file: string }> }) {
  const { file } = await params;
  return xmlAnswer(() => sitemapNamed(file, siteByHost(headers.get('host'))));
}
