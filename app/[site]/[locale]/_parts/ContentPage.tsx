import { About } from '@/components/catalogue/content/About';
import { ContentHero } from '@/components/catalogue/content/ContentHero';
import { PersonGroups } from '@/components/catalogue/content/PersonGroups';
import { Seasons } from '@/components/catalogue/content/Seasons';
import { SimilarRail } from '@/components/catalogue/content/SimilarRail';
import { WatchLink } from '@/components/catalogue/content/WatchLink';
import { FavouriteButton } from '@/components/ui/favourite/FavouriteButton';
import { Tag } from '@/components/ui/tag/Tag';
import type { ContentPage as Page } from '@/lib/catalogue/view';
import type { Locale } from '@/lib/i18n/locales';
import { wordsOf } from '@/lib/i18n/words';

interface Props {
  page: Page;
  locale: Locale;
}

/** A title, as a page of its own or laid over the page it was opened from. */
export function ContentPage({ page, locale }: Props) {
  const { catalogue, channels, shell, errors, favourites } = wordsOf(locale);
  const watch = page.isFree ? catalogue.page.watchFree : catalogue.page.watch;
  return (
    <article>
      <ContentHero
        page={page}
        labels={catalogue}
        actions={
          page.watchHref ? (
            <>
              <WatchLink
                contentId={page.id}
                href={page.watchHref}
                label={watch}
                resumeLabel={catalogue.page.resume}
              />
              <FavouriteButton kind="content" id={page.id} labels={favourites} />
              {page.isFree ? null : <Tag tone="outline">{channels.locked}</Tag>}
            </>
          ) : (
            <p>{errors.content_not_available}</p>
          )
        }
      />
      <About page={page} labels={catalogue.page} newTabLabel={shell.newTab} />
      <Seasons seasons={page.seasons} current={page.season ?? undefined} labels={catalogue} />
      <PersonGroups groups={page.persons} labels={catalogue.page} rail={catalogue.row} />
      <SimilarRail cards={page.similar} labels={catalogue} />
    </article>
  );
}
