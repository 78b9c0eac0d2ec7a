import type { Metadata } from 'next';
import { ChannelCard } from '@/components/catalogue/cards/ChannelCard';
import { ChannelPreviews } from '@/components/catalogue/channels/preview/ChannelPreviews';
import { Grid } from '@/components/catalogue/row/Grid';
import { Titled } from '@/components/pages/Titled';
import { EmptyState } from '@/components/ui/empty/EmptyState';
import { wordsOf } from '@/lib/i18n/words';
import { headOf } from '@/lib/pages/head';
import { listFreeChannels } from '@/lib/platform/channels';
import { routes } from '@/lib/routes';
import { listGraph } from '@/lib/seo/graph/pages';
import { absoluteHere } from '@/lib/seo/here';
import { currentFace } from '@/lib/sites/current';
import { InnerHead } from '../_parts/InnerHead';

export const revalidate = 30;

/** No dynamic segment of its own: without this line the page would be rendered for every request. */
export const dynamic = 'force-static';

export function generateStaticParams() {
  return [];
}

export async function generateMetadata(): Promise<Metadata> {
  const face = await currentFace();
  return headOf({ path: routes.freeChannels(), ...wordsOf(face.locale).pages.free }, face);
}

/** Spec 2 §2 /channelsfree: free, available, non-hidden channels. */
export default async function FreeChannelsPage() {
  const face = await currentFace();
  const { pages, channels: labels } = wordsOf(face.locale);
  const { title, description, empty, list } = pages.free;
  const channels = await listFreeChannels(face);
  const path = routes.freeChannels();
  const hrefs = channels.map(({ href }) => href);
  const graph = listGraph(title, path, hrefs, await absoluteHere());
  return (
    <Titled head={<InnerHead {...{ title, description, path, graph }} />}>
      {channels.length > 0 ? (
        <Grid template="channel" label={list}>
          {channels.map((channel) => (
            <ChannelCard key={channel.id} card={channel} labels={labels} />
          ))}
        </Grid>
      ) : (
        <EmptyState title={empty} />
      )}
      <ChannelPreviews />
    </Titled>
  );
}
