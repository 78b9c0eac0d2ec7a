import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { ChannelCard } from '@/components/catalogue/cards/ChannelCard';
import { ChannelBrowser } from '@/components/catalogue/channels/ChannelBrowser';
import { FavouriteChannels } from '@/components/catalogue/channels/FavouriteChannels';
import { FirstChannels } from '@/components/catalogue/channels/FirstChannels';
import { MoreChannels } from '@/components/catalogue/channels/MoreChannels';
import { ChannelPreviews } from '@/components/catalogue/channels/preview/ChannelPreviews';
import { Grid } from '@/components/catalogue/row/Grid';
import { PageHeading } from '@/components/catalogue/row/PageHeading';
import { ViewSwitch } from '@/components/channels/guide/ViewSwitch';
import { CategoryMenu } from '@/components/channels/list/CategoryMenu';
import { EmptyState } from '@/components/ui/empty/EmptyState';
import { JsonLd } from '@/components/ui/json-ld/JsonLd';
import { ALL_CHANNELS } from '@/lib/channels/category';
import { favouritesCategory } from '@/lib/channels/favourites';
import { FAVOURITES_CATEGORY } from '@/lib/channels/limits';
import { loadChannels, loadOpeningChannels } from '@/lib/channels/load';
import { guideHref, listHrefOf } from '@/lib/guide/address';
import { wordsOf } from '@/lib/i18n/words';
import { isSlug } from '@/lib/ids';
import { orNotFound } from '@/lib/not-found';
import { listGraph } from '@/lib/seo/graph/pages';
import { absoluteHere } from '@/lib/seo/here';
import { pageHead } from '@/lib/seo/page-head';
import { currentFace } from '@/lib/sites/current';

/** Channels in the page itself; the others come when somebody is near. A number of full lines at every width. */
const CHANNELS_AT_ONCE = 60;

async function load(category: string | null) {
  const face = await currentFace();
  if (category !== null && !isSlug(category)) notFound();
  const words = wordsOf(face.locale);
  const { channels: labels, catalogue, errors } = words;
  const loading = category === null ? loadOpeningChannels(face) : loadChannels(category, face);
  const page = await orNotFound(loading);
  const isMine = page.categoryKey === FAVOURITES_CATEGORY;
  const isAll = page.categoryKey === ALL_CHANNELS;
  const title = isMine ? labels.favourites : isAll ? labels.title : (page.categoryName ?? labels.title);
  const favourites = favouritesCategory(page.categoryKey, face.audience, labels.favourites);
  const { retry, loading: waiting } = catalogue.row;
  return {
    page,
    title,
    isMine,
    favourites,
    words,
    more: { failed: errors.unavailable, retry, loading: waiting },
  };
}

export async function channelsMetadata(category: string | null): Promise<Metadata> {
  const { page, title, isMine, words } = await load(category);
  if (isMine) return { title, robots: { index: false } };
  const { title: all, description } = words.channels;
  // A category may be called like another page: "News".
  const name = title === all ? title : `${all}: ${title}`;
  return pageHead({ path: listHrefOf(page.categoryKey), title: name, description }, await currentFace());
}

/** Channels of a category, with what is on now; null is what the list opens with. */
export async function ChannelsPage({ category }: { category: string | null }) {
  const { page, title, isMine, favourites, words, more } = await load(category);
  const { channels: labels, guide, catalogue, session, errors } = words;
  const here = listHrefOf(page.categoryKey);
  const filter = (
    <CategoryMenu
      id="channel-categories"
      categories={page.categories}
      label={labels.categories}
      favourites={favourites}
    />
  );
  if (isMine) {
    const { signIn } = session;
    const mine = { ...more, signIn, empty: errors.warning_no_favorites };
    return (
      <>
        <PageHeading title={title} labels={catalogue.page}>
          {filter}
        </PageHeading>
        <FavouriteChannels labels={labels} words={mine} />
        <ChannelPreviews />
      </>
    );
  }
  const hrefs = page.channels.map(({ href }) => href);
  return (
    <>
      <JsonLd graph={listGraph(title, here, hrefs, await absoluteHere())} />
      <PageHeading title={title} labels={catalogue.page}>
        <ViewSwitch current="list" hrefs={{ list: here, guide: guideHref(here, null) }} labels={guide} />
      </PageHeading>
      <ChannelBrowser
        category={page.categoryKey}
        step={CHANNELS_AT_ONCE}
        filter={filter}
        labels={labels}
        words={more}
      >
        {page.channels.length > 0 ? (
          <FirstChannels>
            <Grid template="channel" label={labels.list}>
              {page.channels.slice(0, CHANNELS_AT_ONCE).map((channel) => (
                <ChannelCard key={channel.id} card={channel} labels={labels} />
              ))}
            </Grid>
          </FirstChannels>
        ) : (
          <EmptyState title={guide.empty} />
        )}
        {page.channels.length > CHANNELS_AT_ONCE ? (
          <MoreChannels
            category={page.categoryKey}
            step={CHANNELS_AT_ONCE}
            total={page.channels.length}
            labels={labels}
            words={more}
          />
        ) : null}
      </ChannelBrowser>
      <ChannelPreviews />
    </>
  );
}
