import 'server-only';
import { notFound } from 'next/navigation';
import { wordsOf } from '@/lib/i18n/words';
import { decodeSegment, isSlug } from '@/lib/ids';
import { orNotFound } from '@/lib/not-found';
import { getProvider } from '@/lib/platform/providers';
import { routes } from '@/lib/routes';
import { currentFace } from '@/lib/sites/current';

/** Who sells at an address, by short name or number, and what is told of the page. */
export async function providerOf(params: { key: string }) {
  const face = await currentFace();
  const key = decodeSegment(params.key);
  if (!isSlug(key)) notFound();
  const provider = await orNotFound(getProvider(key, face));
  const { name: title, shortname } = provider;
  const description = wordsOf(face.locale).pages.provider.description.replace('{name}', title);
  return { provider, head: { title, description, path: routes.provider(shortname) } };
}
