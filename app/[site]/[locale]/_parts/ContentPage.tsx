import { Fragment } from 'react';
import { TitleRail } from '@/components/catalogue/cards/TitleRail';
import { About } from '@/components/catalogue/content/About';
import { Broadcasts } from '@/components/catalogue/content/Broadcasts';
import { ContentHero } from '@/components/catalogue/content/ContentHero';
import { KeepLibrary } from '@/components/catalogue/content/KeepLibrary';
import { OwnProgress } from '@/components/catalogue/content/OwnProgress';
import { PersonGroups } from '@/components/catalogue/content/PersonGroups';
import { RegisterPrompt } from '@/components/catalogue/content/register/RegisterPrompt';
import { Seasons } from '@/components/catalogue/content/Seasons';
import { TitleStrip } from '@/components/catalogue/content/TitleStrip';
import { HeroTrailer } from '@/components/catalogue/content/trailer/HeroTrailer';
import { CompletePage } from '@/components/shell/CompletePage';
import { getSeller } from '@/lib/platform/resources/providers';
import type { ContentPage as Page } from '@/lib/rules/catalogue/view';
import { loadTrial } from '@/lib/server/commerce/announced-trial';
import type { SiteContext } from '@/lib/server/site/current-site';
import { localeTags } from '@/lib/shared/i18n/locales';
import { wordsOf } from '@/lib/shared/i18n/words';
import { ContentActions } from './ContentActions';
import { Upcoming } from './Upcoming';

interface Props {
  page: Page;
  siteContext: SiteContext;
}

/** One line of them. */
const BROADCASTS_ON_TELEVISION = 4;

/** A title, as its own page or as an overlay. */
export async function ContentPage({ page, siteContext }: Props) {
  const { catalogue, errors, shell } = wordsOf(siteContext.locale);
  // Without an answer there are no offers, and the only link is the FAQ.
  const seller = await getSeller(siteContext, siteContext.site.provider).catch(() => null);
  const trial = await loadTrial(siteContext);
  const { isTelevision } = siteContext.context;
  const labels = { ...catalogue, soon: errors.warning_episode_is_announcement };
  const broadcasts = (
    <Fragment key="broadcasts">
      <Broadcasts
        page={page}
        labels={catalogue.page}
        atOnce={isTelevision ? BROADCASTS_ON_TELEVISION : undefined}
      />
      <Upcoming upcoming={page.upcoming} ofTitle={page.title} locale={siteContext.locale} />
    </Fragment>
  );
  const related = (
    <Fragment key="related">
      <PersonGroups groups={page.persons} labels={catalogue.page} rail={catalogue.row} />
      <TitleRail title={catalogue.page.similar} cards={page.similar} labels={catalogue} />
    </Fragment>
  );
  return (
    <article>
      <CompletePage />
      <KeepLibrary />
      <ContentHero
        page={page}
        labels={catalogue}
        locale={localeTags[siteContext.locale]}
        backdrop={page.trailer ? <HeroTrailer trailerId={page.trailer.id} labels={catalogue.page} /> : null}
        actions={<ContentActions page={page} siteContext={siteContext} seller={seller} />}
      />
      {isTelevision ? (
        <TitleStrip title={page.title} picture={page.background} above={catalogue.page.toAbout} />
      ) : null}
      <About page={page} labels={catalogue.page} newTabLabel={shell.newTab} />
      <Seasons page={page} labels={labels} />
      {isTelevision && page.kind !== 'program' ? [related, broadcasts] : [broadcasts, related]}
      {page.seriesId ? <OwnProgress seriesId={page.seriesId} /> : null}
      {/* A television has the offer in its header: a panel would be beside the way of the focus. */}
      {trial && !isTelevision ? <RegisterPrompt trial={trial} /> : null}
    </article>
  );
}
