import type { Metadata } from 'next';
import { HeadLink } from '@/components/pages/HeadLink';
import { Contacts } from '@/components/pages/provider/Contacts';
import { InstallList } from '@/components/pages/provider/InstallList';
import { Landing } from '@/components/pages/provider/Landing';
import { Wide } from '@/components/pages/Wide';
import type { LandingPacket } from '@/lib/platform/resources/packet-wire';
import { supportLinks } from '@/lib/rules/pages/support';
import { packetViews } from '@/lib/server/pages/packet-views';
import { providerOf } from '@/lib/server/pages/provider-address';
import { pageHead } from '@/lib/server/seo/page-head';
import { currentSiteContext } from '@/lib/server/site/current-site';
import { wordsOf } from '@/lib/shared/i18n/words';
import { routes } from '@/lib/shared/routes';
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
  return pageHead({ ...head, title }, await currentSiteContext());
}

/** Spec 3 §2 "Provider landing", by short name or number. */
export default async function ProviderPage({ params }: Props) {
  const siteContext = await currentSiteContext();
  const { provider, head, elsewhere } = await providerOf(await params);
  const { pages, shell, footer } = wordsOf(siteContext.locale);
  const words = pages.provider;
  // Children get no offers (spec 1 §6).
  const isSelling = siteContext.audience === 'everyone';
  const { moneyFormat } = provider;
  const sold = (packets: LandingPacket[]) =>
    packetViews(isSelling ? packets : [], { moneyFormat, elsewhere }, siteContext.locale);
  const hasPromo = isSelling && provider.hasPromo && siteContext.site.hasPromo;
  return (
    <Wide
      head={
        <InnerHead {...head}>
          {hasPromo ? <HeadLink href={routes.promo()} label={words.promo} /> : null}
        </InnerHead>
      }
    >
      <Landing
        isSelling={isSelling}
        packets={await sold(provider.packets)}
        bundles={await sold(provider.bundles)}
        words={pages}
      >
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
