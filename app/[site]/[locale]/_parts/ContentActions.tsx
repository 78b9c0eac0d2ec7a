import { TrailerLink } from '@/components/catalogue/content/trailer/TrailerLink';
import { WatchButton } from '@/components/catalogue/content/watch/WatchButton';
import { FavouriteButton } from '@/components/ui/favourite/FavouriteButton';
import { ShareButton } from '@/components/ui/share/ShareButton';
import type { ContentPage } from '@/lib/catalogue/view';
import { watchWords } from '@/lib/catalogue/watch-words';
import { wordsOf } from '@/lib/i18n/words';
import type { Seller } from '@/lib/platform/providers';
import { routes } from '@/lib/routes';
import type { Face } from '@/lib/sites/current';

interface Props {
  page: ContentPage;
  face: Face;
  /** Who sells here; null while the platform does not say. */
  seller: Seller | null;
}

/** What can be done with a title: watch it, see its trailer, keep it, pass it on. */
export function ContentActions({ page, face, seller }: Props) {
  const { catalogue, favourites } = wordsOf(face.locale);
  const { id, isFree, isLost, isAnnouncement, watchHref, seriesId } = page;
  return (
    <>
      <WatchButton
        // Another title is another button: what was asked of this one is nothing to that.
        key={id}
        {...{ contentId: id, isFree, isLost, isAnnouncement, watchHref, seriesId }}
        offersHref={seller?.shortname ? routes.provider(seller.shortname) : routes.faq()}
        hasPromo={face.site.hasPromo && face.audience === 'everyone'}
        words={watchWords(face.locale)}
      />
      {page.trailer ? <TrailerLink href={page.trailer.href} label={catalogue.page.trailer} /> : null}
      <FavouriteButton kind="content" id={id} labels={favourites} />
      {face.context.hasShare ? (
        <ShareButton
          path={page.canonical}
          title={[page.title, page.suffix].filter(Boolean).join(', ')}
          labels={catalogue.page}
        />
      ) : null}
      {isLost ? <p>{catalogue.watch.lost}</p> : null}
    </>
  );
}
