import { xmlAnswer } from '@/lib/seo/sitemap/answer';
import { sitemapNamed } from '@/lib/seo/sitemap/files';
import { siteByHost } from '@/lib/sites/sites';

export const dynamic = 'force-dynamic';

export async function GET({ headers }: Request, { params }: { params: Promise<{ file: string }> }) {
  const { file } = await params;
  return xmlAnswer(() => sitemapNamed(file, siteByHost(headers.get('host'))));
}
