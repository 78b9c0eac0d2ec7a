import { xmlAnswer } from '@/lib/seo/sitemap/answer';
import { sitemapNamed } from '@/lib/seo/sitemap/files';

export const dynamic = 'force-dynamic';

export async function GET(_: Request, { params }: { params: Promise<{ file: string }> }) {
  const { file } = await params;
  return xmlAnswer(() => sitemapNamed(file));
}
