import 'server-only';
import { notFound } from 'next/navigation';
import { getSeller } from '@/lib/platform/resources/providers';
import { readText } from '@/lib/platform/resources/texts';
import { type DatedText, readDatedText } from '@/lib/rules/pages/long-text';
import type { SiteContext } from '@/lib/server/site/current-site';
import { orNotFound } from '@/lib/server/site/missing-page';
import { wordsOf } from '@/lib/shared/i18n/words';
import { routes } from '@/lib/shared/routes';
import { TEXTS, type TextName } from '@/lib/shared/text-pages';

/** A text of the site's network; without its address the page does not exist. @throws PlatformError */
export async function loadText(name: TextName, siteContext: SiteContext): Promise<DatedText> {
  const { texts } = await getSeller(siteContext, siteContext.site.provider);
  const address = texts[name];
  if (!address) notFound();
  return readDatedText(await orNotFound(readText(address, siteContext.locale)));
}

/** Links to the texts that the network names besides this one. */
export async function otherTexts(
  name: TextName,
  siteContext: SiteContext,
): Promise<Array<{ href: string; label: string }>> {
  const { texts } = await getSeller(siteContext, siteContext.site.provider);
  const words = wordsOf(siteContext.locale).pages.texts;
  return TEXTS.flatMap((other) =>
    other !== name && texts[other] ? [{ href: routes.text(other), label: words[other] }] : [],
  );
}
