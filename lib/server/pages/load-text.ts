import 'server-only';
import { notFound } from 'next/navigation';
import { getSeller } from '@/lib/platform/resources/providers';
import { readText } from '@/lib/platform/resources/texts';
import { plainText, type RichNode, readRichText } from '@/lib/rules/pages/rich-text';
import type { SiteContext } from '@/lib/server/site/current-site';
import { orNotFound } from '@/lib/server/site/missing-page';
import type { TextName } from '@/lib/shared/text-pages';

interface LongText {
  /** The text's own first title; null when it has none. */
  title: string | null;
  nodes: RichNode[];
}

/** A text that the site's network names; without one the page does not exist. @throws PlatformError */
export async function loadText(name: TextName, siteContext: SiteContext): Promise<LongText> {
  const { texts } = await getSeller(siteContext, siteContext.site.provider);
  const address = texts[name];
  if (!address) notFound();
  const [first, ...rest] = readRichText(await orNotFound(readText(address, siteContext.locale)));
  // The page has a title of its own place: what opens the text is not said twice.
  const title = typeof first === 'object' && first.tag === 'h2' ? plainText(first.children) : null;
  return title ? { title, nodes: rest } : { title: null, nodes: first === undefined ? [] : [first, ...rest] };
}
