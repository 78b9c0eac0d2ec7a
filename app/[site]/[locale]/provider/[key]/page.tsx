import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { Contacts } from '@/components/pages/provider/Contacts';
import { InstallList } from '@/components/pages/provider/InstallList';
import { Landing } from '@/components/pages/provider/Landing';
import { PacketList } from '@/components/pages/provider/PacketList';
import { Wide } from '@/components/pages/Wide';
import { LinkButton } from '@/components/ui/button/LinkButton';
import { fill } from '@/components/ui/fill';
import { wordsOf } from '@/lib/i18n/words';
import { decodeSegment, isSlug } from '@/lib/ids';
import { orNotFound } from '@/lib/not-found';
import { headOf } from '@/lib/pages/head';
import { packetViews } from '@/lib/pages/landing';
import { supportLinks } from '@/lib/pages/support';
import { getProvider } from '@/lib/platform/providers';
import { routes } from '@/lib/routes';
import { currentFace } from '@/lib/sites/current';
import { InnerHead } from '../../_parts/InnerHead';

export const revalidate = 900;

export function generateStaticParams() {
  return [];
}

interface Props {
  params: Promise<{ key: string }>;
}

async function load({ params }: Props) {
  const face = await currentFace();
  const key = decodeSegment((await params).key);
  if (!isSlug(key)) notFound();
  const provider = await orNotFound(getProvider(key, face));
  const words = wordsOf(face.locale);
  const description = fill(words.pages.provider.description, { name: provider.name });
  return { face, provider, words, description, path: routes.provider(provider.shortname) };
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const { face, provider, description, path } = await load(props);
  return headOf({ path, title: provider.name, description }, face);
}

/** Spec 3 §2 "Provider landing", by short name or number. */
export default async function ProviderPage(props: Props) {
  const { face, provider, words, description, path } = await load(props);
  const { pages, shell, footer } = words;
  // What can be bought is not for children (spec 1 §6).
  const isSelling = face.audience === 'everyone';
  const packets = isSelling ? await packetViews(provider.packets, provider, face.locale) : [];
  const bundles = isSelling ? await packetViews(provider.bundles, provider, face.locale) : [];
  const isEmpty = packets.length + bundles.length === 0;
  return (
    <Wide
      head={
        <InnerHead title={provider.name} description={description} path={path}>
          {isSelling && provider.hasPromo && face.site.hasPromo ? (
            <div>
              <LinkButton href={routes.promo()} variant="primary">
                {pages.provider.promo}
              </LinkButton>
            </div>
          ) : null}
        </InnerHead>
      }
    >
      <Landing
        tariffs={{
          title: pages.provider.tariffs,
          none: isEmpty ? pages.provider.noTariffs : null,
          lists: (
            <>
              <PacketList title={pages.provider.packets} packets={packets} words={pages.provider} />
              <PacketList title={pages.provider.bundles} packets={bundles} words={pages.provider} />
            </>
          ),
        }}
      >
        <InstallList words={pages.provider} />
        <Contacts
          provider={provider}
          support={supportLinks(provider.support, footer.supportLink)}
          words={pages.provider}
          newTabLabel={shell.newTab}
        />
      </Landing>
    </Wide>
  );
}
