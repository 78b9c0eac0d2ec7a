import 'server-only';
import { notFound } from 'next/navigation';
import { wordsOf } from '@/lib/i18n/words';
import { decodeSegment, isSlug } from '@/lib/ids';
import { orNotFound } from '@/lib/not-found';
import { getProvider, getSeller } from '@/lib/platform/providers';
import { routes } from '@/lib/routes';
import { currentFace } from '@/lib/sites/current';
import { brandIn } from '@/lib/sites/sites';

/** Who sells at an address, by short name or number, and what is told of the page. */
export async function providerOf(params: { key: string }) {
  const face = await currentFace();
  const key = decodeSegment(params.key);
  if (!isSlug(key)) notFound();
  const [provider, seller] = await Promise.all([
    orNotFound(getProvider(key, face)),
    getSeller(face, face.site.provider).catch(() => null),
  ]);
  const { name, shortname } = provider;
  const words = wordsOf(face.locale).pages.provider;
  const isBrand = [face.site.name, brandIn(face.site, face.locale)].includes(name);
  return {
    provider,
    /** Its short name, where it is not who sells on this site. */
    elsewhere: shortname === seller?.shortname ? null : shortname,
    head: {
      title: name,
      description: words.description.replace('{name}', name),
      path: routes.provider(shortname),
    },
    /** For the head: the brand stands behind every title, so it is not said twice. */
    title: isBrand ? words.tariffs : name,
  };
}
