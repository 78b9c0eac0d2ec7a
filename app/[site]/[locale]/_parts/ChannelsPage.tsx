import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { ChannelCard } from '@/components/catalogue/cards/ChannelCard';
import { Grid } from '@/components/catalogue/row/Grid';
import { PageHeading } from '@/components/catalogue/row/PageHeading';
import { CategoryNav } from '@/components/channels/list/CategoryNav';
import { EmptyState } from '@/components/ui/empty/EmptyState';
import { JsonLd } from '@/components/ui/json-ld/JsonLd';
import { loadChannels, loadOpeningChannels } from '@/lib/channels/load';
import { wordsOf } from '@/lib/i18n/words';
import { isSlug } from '@/lib/ids';
import { orNotFound } from '@/lib/not-found';
import { ALL_CHANNELS } from '@/lib/platform/channel-cards';
import { routes } from '@/lib/routes';
import { alternatesOf } from '@/lib/seo/alternates';
import { listGraph } from '@/lib/seo/graph/pages';
import { absoluteTo } from '@/lib/seo/graph/thing';
import { siteOrigin } from '@/lib/seo/origin';
import { currentFace } from '@/lib/sites/current';

async function load(category: string | null) {
  const face = await currentFace();
  if (category !== null && !isSlug(category)) notFound();
  const { channels: labels, catalogue } = wordsOf(face.locale);
  const loading = category === null ? loadOpeningChannels(face) : loadChannels(category, face);
  const page = await orNotFound(loading);
  const title = page.categoryKey === ALL_CHANNELS ? labels.title : (page.categoryName ?? labels.title);
  return { page, title, labels, pageLabels: catalogue.page };
}

export async function channelsMetadata(category: string | null): Promise<Metadata> {
  const { page, title } = await load(category);
  return { title, alternates: alternatesOf(canonicalOf(page.categoryKey), await currentFace()) };
}

const canonicalOf = (categoryKey: string): string =>
  categoryKey === ALL_CHANNELS ? routes.channels() : routes.channelCategory(categoryKey);

/** Channels of a category, with what is on now; null is what the list opens with. */
export async function ChannelsPage({ category }: { category: string | null }) {
  const { page, title, labels, pageLabels } = await load(category);
  return (
    <>
      <JsonLd
        graph={listGraph(
          title,
          canonicalOf(page.categoryKey),
          page.channels.map(({ href }) => href),
          absoluteTo(siteOrigin()),
        )}
      />
      <PageHeading title={title} labels={pageLabels}>
        <CategoryNav categories={page.categories} label={labels.categories} />
      </PageHeading>
      {page.channels.length > 0 ? (
        <Grid template="channel" label={labels.list}>
          {page.channels.map((channel) => (
            <ChannelCard key={channel.id} card={channel} labels={labels} />
          ))}
        </Grid>
      ) : (
        <EmptyState title={labels.noneFound} />
      )}
    </>
  );
}
