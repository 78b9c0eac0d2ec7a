import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { Posters } from '@/components/catalogue/cards/Posters';
import { CatalogueRow } from '@/components/catalogue/row/CatalogueRow';
import { ForAdults } from '@/components/parental/ForAdults';
import { GiftCard } from '@/components/promo/GiftCard';
import { GiftCode } from '@/components/promo/GiftCode';
import { PromoIntro } from '@/components/promo/PromoIntro';
import { loadStarterRow } from '@/lib/server/catalogue/load-starter-row';
import { rowLabels } from '@/lib/server/catalogue/row-labels';
import { NOT_INDEXED } from '@/lib/server/seo/indexing';
import { currentSiteContext } from '@/lib/server/site/current-site';
import { fill } from '@/lib/shared/i18n/fill';
import { wordsOf } from '@/lib/shared/i18n/words';
import { isForChild } from '@/lib/shared/sites/audience';

export const revalidate = 900;

/** No dynamic segment of its own: without this line the page would be rendered for every request. */
export const dynamic = 'force-static';

export function generateStaticParams() {
  return [];
}

export async function generateMetadata(): Promise<Metadata> {
  const { locale } = await currentSiteContext();
  return { title: wordsOf(locale).pages.gift.title, robots: NOT_INDEXED };
}

/** Spec 3 §2: exists only where promo codes are enabled. A gift is also a code; below its field is what can be watched with it. */
export default async function GiftPage() {
  const siteContext = await currentSiteContext();
  const { site, locale, audience } = siteContext;
  if (!site.hasPromo) notFound();
  const { promo, pages, forAdults } = wordsOf(locale);
  if (isForChild(audience)) return <ForAdults words={forAdults} homeHref={siteContext.context.home} />;
  const words = { ...promo, title: pages.gift.title, pageText: pages.gift.text };
  const row = await loadStarterRow(siteContext);
  return (
    <>
      <PromoIntro
        words={words}
        art={
          <GiftCard brand={site.name} title={fill(pages.gift.card, { brand: site.name })}>
            <Posters cards={row?.contents ?? []} sizes="(min-width: 933px) 128px, 1px" />
          </GiftCard>
        }
      >
        <GiftCode
          words={{ ...promo, intro: '', label: pages.gift.code, where: pages.gift.where, submit: promo.show }}
        />
      </PromoIntro>
      {row ? <CatalogueRow page={row} labels={rowLabels(siteContext)} /> : null}
    </>
  );
}
