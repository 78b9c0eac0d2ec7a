import { xmlAnswer } from '@/lib/seo/sitemap/answer';
import { sitemapOfSitemaps } from '@/lib/seo/sitemap/files';

export const dynamic = 'force-dynamic';

export const GET = () => xmlAnswer(sitemapOfSitemaps);
