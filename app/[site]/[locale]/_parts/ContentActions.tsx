import { FollowButton } from '@/components/catalogue/content/FollowButton';
import { RateButton } from '@/components/catalogue/content/rating/RateButton';
import { SmallActions } from '@/components/catalogue/content/SmallActions';
import { TrailerLink } from '@/components/catalogue/content/trailer/TrailerLink';
import { WatchButton } from '@/components/catalogue/content/watch/WatchButton';
import { FavouriteButton } from '@/components/ui/favourite/FavouriteButton';
import { ShareButton } from '@/components/ui/share/ShareButton';
import type { Seller } from '@/lib/platform/resources/providers';
import { favouriteKindOf } from '@/lib/rules/catalogue/favourite-kind';
import type { ContentPage } from '@/lib/rules/catalogue/view';
import { watchWords } from '@/lib/server/catalogue/watch-words';
import type { SiteContext } from '@/lib/server/site/current-site';
import type { Messages } from '@/lib/shared/i18n/dictionaries';
import { wordsOf } from '@/lib/shared/i18n/words';
import { routes } from '@/lib/shared/routes';

interface Props {
  page: ContentPage;
  siteContext: SiteContext;
  /** The provider of the site; null without an answer of the platform. */
  seller: Seller | null;
}

/** The page contains only the words that it draws. */
const rateWords = ({ rate, own, value, withdraw }: Messages['rating']) => ({ rate, own, value, withdraw });

const followWords = ({ follow }: Messages['reminders']) => ({ follow });

/** Actions of a title: watch, trailer, favourite, rating, follow, share. */
export function ContentActions({ page, siteContext, seller }: Props) {
  const { catalogue, favourites, rating, reminders } = wordsOf(siteContext.locale);
  const { id, isFree, isLost, isAnnouncement, watchHref, firstEpisode, seriesId } = page;
  return (
    <>
      <WatchButton
        // A new title gets a new button, so that no state of the earlier one stays.
        key={id}
        {...{ contentId: id, isFree, isLost, isAnnouncement, watchHref, firstEpisode, seriesId }}
        offersHref={seller?.shortname ? routes.packets() : routes.faq()}
        hasPromo={siteContext.site.hasPromo && siteContext.audience === 'everyone'}
        words={watchWords(siteContext.locale)}
      />
      <SmallActions>
        {page.trailer ? <TrailerLink href={page.trailer.href} label={catalogue.page.trailer} /> : null}
        <FavouriteButton kind={favouriteKindOf(page.kind)} id={id} labels={favourites} />
        {isLost || isAnnouncement ? null : <RateButton contentId={id} words={rateWords(rating)} />}
        {seriesId && !isLost ? <FollowButton contentId={seriesId} words={followWords(reminders)} /> : null}
        {siteContext.context.hasShare ? (
          <ShareButton
            path={page.canonical}
            title={[page.title, page.suffix].filter(Boolean).join(', ')}
            labels={catalogue.page}
          />
        ) : null}
      </SmallActions>
      {isLost ? <p>{catalogue.watch.lost}</p> : null}
    </>
  );
}
