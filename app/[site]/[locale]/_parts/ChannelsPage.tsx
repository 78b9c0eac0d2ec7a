import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { ChannelCard } from '@/components/catalogue/cards/ChannelCard';
import { MoreChannels } from '@/components/catalogue/channels/MoreChannels';
import { Grid } from '@/components/catalogue/row/Grid';
import { PageHeading } from '@/components/catalogue/row/PageHeading';
import { ViewSwitch } from '@/components/channels/guide/ViewSwitch';
import { CategoryNav } from '@/components/channels/list/CategoryNav';
import { EmptyState } from '@/components/ui/empty/EmptyState';
import { JsonLd } from '@/components/ui/json-ld/JsonLd';
import { loadChannels, loadOpeningChannels } from '@/lib/channels/load';
import { guideHref, listHrefOf } from '@/lib/guide/address';
import { wordsOf } from '@/lib/i18n/words';
import { isSlug } from '@/lib/ids';
import { orNotFound } from '@/lib/not-found';
import { ALL_CHANNELS } from '@/lib/platform/channel-cards';
import { alternatesOf } from '@/lib/seo/alternates';
import { listGraph } from '@/lib/seo/graph/pages';
import { absoluteTo } from '@/lib/seo/graph/thing';
import { siteOrigin } from '@/lib/seo/origin';
import { currentFace } from '@/lib/sites/current';

/** Channels in the page itself; the others come when somebody is near. A number of full lines at every width. */
const CHANNELS_AT_ONCE = 60;

async function load(category: string | null) {
  const face = await currentFace();
  if (category !== null && !isSlug(category)) notFound();
  const { channels: labels, catalogue, guide, errors } = wordsOf(face.locale);
  const loading = category === null ? loadOpeningChannels(face) : loadChannels(category, face);
  const page = await orNotFound(loading);
  const title = page.categoryKey === ALL_CHANNELS ? labels.title : (page.categoryName ?? labels.title);
  const moreWords = { failed: errors.unavailable, retry: catalogue.row.retry };
  return { page, title, labels, viewLabels: guide, pageLabels: catalogue.page, moreWords };
}

export async function channelsMetadata(category: string | null): Promise<Metadata> {
  const { page, title } = await load(category);
  return { title, alternates: alternatesOf(listHrefOf(page.categoryKey), await currentFace()) };
}

/** Channels of a category, with what is on now; null is what the list opens with. */
export async function ChannelsPage({ category }: { category: string | null }) {
  const { page, title, labels, viewLabels, pageLabels, moreWords } = await load(category);
  const here = listHrefOf(page.categoryKey);
  return (
    <>
      <JsonLd
        graph={listGraph(
          title,
          listHrefOf(page.categoryKey),
          page.channels.map(({ href }) => href),
          absoluteTo(siteOrigin()),
        )}
      />
      <PageHeading title={title} labels={pageLabels}>
        <ViewSwitch current="list" hrefs={{ list: here, guide: guideHref(here, null) }} labels={viewLabels} />
        <CategoryNav categories={page.categories} label={labels.categories} />
      </PageHeading>
      {page.channels.length > 0 ? (
        <>
          <div data-first-channels>
            <Grid template="channel" label={labels.list}>
              {page.channels.slice(0, CHANNELS_AT_ONCE).map((channel) => (
                <ChannelCard key={channel.id} card={channel} labels={labels} />
              ))}
            </Grid>
          </div>
          {page.channels.length > CHANNELS_AT_ONCE ? (
            <MoreChannels
              category={page.categoryKey}
              step={CHANNELS_AT_ONCE}
              total={page.channels.length}
              labels={labels}
              words={moreWords}
            />
          ) : null}
        </>
      ) : (
        <EmptyState title={labels.noneFound} />
      )}
    </>
  );
}
