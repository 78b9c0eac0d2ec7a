import type { Metadata } from 'next';
import { HeadLink } from '@/components/pages/HeadLink';
import { Contacts } from '@/components/pages/provider/Contacts';
import { InstallList } from '@/components/pages/provider/InstallList';
import { Landing } from '@/components/pages/provider/Landing';
import { Wide } from '@/components/pages/Wide';
import { wordsOf } from '@/lib/i18n/words';
import { headOf } from '@/lib/pages/head';
import { packetViews } from '@/lib/pages/landing';
import { providerOf } from '@/lib/pages/provider-address';
import { supportLinks } from '@/lib/pages/support';
import type { LandingPacket } from '@/lib/platform/providers';
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

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { head, title } = await providerOf(await params);
  return headOf({ ...head, title }, await currentFace());
}

/** Spec 3 §2 "Provider landing", by short name or number. */
export default async function ProviderPage({ params }: Props) {
  const face = await currentFace();
  const { provider, head, elsewhere } = await providerOf(await params);
  const { pages, shell, footer } = wordsOf(face.locale);
  const words = pages.provider;
  // What can be bought is not for children (spec 1 §6).
  const isSelling = face.audience === 'everyone';
  const { moneyFormat } = provider;
  const sold = (packets: LandingPacket[]) =>
    packetViews(isSelling ? packets : [], { moneyFormat, elsewhere }, face.locale);
  const hasPromo = isSelling && provider.hasPromo && face.site.hasPromo;
  return (
    <Wide
      head={
        <InnerHead {...head}>
          {hasPromo ? <HeadLink href={routes.promo()} label={words.promo} /> : null}
        </InnerHead>
      }
    >
      <Landing packets={await sold(provider.packets)} bundles={await sold(provider.bundles)} words={words}>
        <InstallList words={words} />
        <Contacts
          provider={provider}
          support={supportLinks(provider.support, footer.supportLink)}
          words={words}
          newTabLabel={shell.newTab}
        />
      </Landing>
    </Wide>
  );
}
