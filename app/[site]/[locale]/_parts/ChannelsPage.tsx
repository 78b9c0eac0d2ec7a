import { FavouriteChannels } from '@/components/catalogue/channels/FavouriteChannels';
import { FilterLine } from '@/components/catalogue/channels/FilterLine';
import { ListedChannels } from '@/components/catalogue/channels/ListedChannels';
import { LiveTiles } from '@/components/catalogue/channels/LiveTiles';
import { PageHeading } from '@/components/catalogue/row/PageHeading';
import { ViewSwitch } from '@/components/channels/guide/ViewSwitch';
import { CategoryChips } from '@/components/channels/list/CategoryChips';
import { CompletePage } from '@/components/shell/CompletePage';
import { JsonLd } from '@/components/ui/json-ld/JsonLd';
import { favouritesCategory } from '@/lib/rules/channels/favourites';
import { guideHref, listHrefOf } from '@/lib/rules/guide/address';
import { channelsOf } from '@/lib/server/channels/list-address';
import { absoluteUrlsOfSite } from '@/lib/server/seo/absolute-urls';
import { currentSiteContext } from '@/lib/server/site/current-site';
import { listGraph } from '@/lib/server/structured-data/pages';
import { wordsOf } from '@/lib/shared/i18n/words';

/** Channels of a category, with their current programmes; null is the first category. */
export async function ChannelsPage({ category }: { category: string | null }) {
  const siteContext = await currentSiteContext();
  const { page, title, isMine } = await channelsOf(category);
  const { channels: labels, guide, catalogue, session, errors } = wordsOf(siteContext.locale);
  const { retry, loading } = catalogue.row;
  const words = { failed: errors.unavailable, retry, loading };
  const filter = (
    <CategoryChips
      categories={page.categories}
      label={labels.categories}
      favourites={favouritesCategory(page.categoryKey, siteContext.audience, labels.favourites)}
    />
  );
  const here = listHrefOf(page.categoryKey);
  const hrefs = page.channels.map(({ href }) => href);
  const views = (
    <ViewSwitch current="list" hrefs={{ list: here, guide: guideHref(here, null) }} labels={guide} />
  );
  return isMine ? (
    <>
      <PageHeading title={title} labels={catalogue.page}>
        {views}
      </PageHeading>
      <FilterLine>{filter}</FilterLine>
      <FavouriteChannels
        labels={labels}
        words={{ ...words, signIn: session.signIn, empty: errors.warning_no_favorites }}
      />
      <LiveTiles isRefreshed />
    </>
  ) : (
    <>
      <CompletePage />
      <JsonLd graph={listGraph(title, here, hrefs, await absoluteUrlsOfSite())} />
      <PageHeading title={title} labels={catalogue.page}>
        {views}
      </PageHeading>
      <ListedChannels
        {...{ filter, labels, category: page.categoryKey, channels: page.channels }}
        words={{ ...words, empty: guide.empty }}
      />
      <LiveTiles isRefreshed />
    </>
  );
}
