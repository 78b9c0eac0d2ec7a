import { notFound } from 'next/navigation';
import { PosterFan } from '@/components/catalogue/cards/PosterFan';
import { CatalogueRow } from '@/components/catalogue/row/CatalogueRow';
import { ForAdults } from '@/components/parental/ForAdults';
import { PromoIntro } from '@/components/promo/PromoIntro';
import { loadStarterRow } from '@/lib/server/catalogue/load-starter-row';
import { rowLabels } from '@/lib/server/catalogue/row-labels';
import { currentSiteContext } from '@/lib/server/site/current-site';
import { wordsOf } from '@/lib/shared/i18n/words';
import { isForChild } from '@/lib/shared/sites/audience';

/** Spec 3 §2: exists only where promo codes are enabled. The wizard opens over it because of the path. */
export async function PromoPage() {
  const siteContext = await currentSiteContext();
  if (!siteContext.site.hasPromo) notFound();
  const { promo, forAdults } = wordsOf(siteContext.locale);
  if (isForChild(siteContext.audience))
    return <ForAdults words={forAdults} homeHref={siteContext.context.home} />;
  const row = await loadStarterRow(siteContext);
  return (
    <>
      <PromoIntro words={promo} art={row ? <PosterFan cards={row.contents} /> : null} />
      {row ? <CatalogueRow page={row} labels={rowLabels(siteContext)} /> : null}
    </>
  );
}
