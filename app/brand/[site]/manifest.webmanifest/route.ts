import { manifestAnswer } from '@/lib/server/shell/manifest';
import { isLocale, LOCALE_PARAM } from '@/lib/shared/i18n/locales';
import { siteById } from '@/lib/shared/sites/sites';

interface Props {
  params: Promise<{ site: string }>;
}

/** The manifest that the pages of a brand name: `/brand/almatv/manifest.webmanifest?lang=ru`. */
export async function GET(request: Request, { params }: Props): Promise<Response> {
  const site = siteById((await params).site);
  if (!site) return new Response(null, { status: 404 });
  const lang = new URL(request.url).searchParams.get(LOCALE_PARAM);
  return manifestAnswer(site, isLocale(lang) && site.locales.includes(lang) ? lang : site.defaultLocale);
}
