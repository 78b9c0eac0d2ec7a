import 'server-only';
import { notFound } from 'next/navigation';
import { getSeller } from '@/lib/platform/resources/providers';
import { readText } from '@/lib/platform/resources/texts';
import { plainText, type RichNode, readRichText } from '@/lib/rules/pages/rich-text';
import type { SiteContext } from '@/lib/server/site/current-site';
import { orNotFound } from '@/lib/server/site/missing-page';
import type { TextName } from '@/lib/shared/text-pages';

interface LongText {
  /** The first heading of the text; null without one. */
  title: string | null;
  nodes: RichNode[];
}

/** A text of the site's network; without its address the page does not exist. @throws PlatformError */
export async function loadText(name: TextName, siteContext: SiteContext): Promise<LongText> {
  const { texts } = await getSeller(siteContext, siteContext.site.provider);
  const address = texts[name];
  if (!address) notFound();
  const [first, ...rest] = readRichText(await orNotFound(readText(address, siteContext.locale)));
  // The page has its own heading, so the first heading of the text is not repeated.
  const title = typeof first === 'object' && first.tag === 'h2' ? plainText(first.children) : null;
  return title ? { title, nodes: rest } : { title: null, nodes: first === undefined ? [] : [first, ...rest] };
}
