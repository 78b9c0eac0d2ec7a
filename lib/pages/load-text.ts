import 'server-only';
import { notFound } from 'next/navigation';
import { orNotFound } from '@/lib/not-found';
import { getSeller } from '@/lib/platform/providers';
import { readText } from '@/lib/platform/texts';
import type { Face } from '@/lib/sites/current';
import { plainText, type RichNode, readRichText } from './rich-text';
import type { TextName } from './texts';

interface LongText {
  /** The text's own first title; null when it has none. */
  title: string | null;
  nodes: RichNode[];
}

/** A text that the site's network names; without one the page does not exist. @throws PlatformError */
export async function loadText(name: TextName, face: Face): Promise<LongText> {
  const { texts } = await getSeller(face, face.site.provider);
  const address = texts[name];
  if (!address) notFound();
  const [first, ...rest] = readRichText(await orNotFound(readText(address, face.locale)));
  // The page has a title of its own place: what opens the text is not said twice.
  const title = typeof first === 'object' && first.tag === 'h2' ? plainText(first.children) : null;
  return title ? { title, nodes: rest } : { title: null, nodes: first === undefined ? [] : [first, ...rest] };
}
