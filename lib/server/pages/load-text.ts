import 'server-only';
import { notFound } from 'next/navigation';
import { getSeller } from '@/lib/platform/resources/providers';
import { readText } from '@/lib/platform/resources/texts';
import { type DatedText, readDatedText } from '@/lib/rules/pages/long-text';
import type { SiteContext } from '@/lib/server/site/current-site';
import { orNotFound } from '@/lib/server/site/missing-page';
import type { TextName } from '@/lib/shared/text-pages';

/** A text of the site's network; without its address the page does not exist. @throws PlatformError */
export async function loadText(name: TextName, siteContext: SiteContext): Promise<DatedText> {
  const { texts } = await getSeller(siteContext, siteContext.site.provider);
  const address = texts[name];
  if (!address) notFound();
  return readDatedText(await orNotFound(readText(address, siteContext.locale)));
}
