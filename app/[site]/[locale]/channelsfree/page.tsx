import type { Metadata } from 'next';
import { ChannelCard } from '@/components/catalogue/cards/ChannelCard';
import { LiveTiles } from '@/components/catalogue/channels/LiveTiles';
import { Grid } from '@/components/catalogue/row/Grid';
import { Titled } from '@/components/pages/Titled';
import { EmptyState } from '@/components/ui/empty/EmptyState';
import { listFreeChannels } from '@/lib/platform/resources/channels';
import { absoluteUrlsOfSite } from '@/lib/server/seo/absolute-urls';
import { pageHead } from '@/lib/server/seo/page-head';
import { currentSiteContext } from '@/lib/server/site/current-site';
import { listGraph } from '@/lib/server/structured-data/pages';
import { wordsOf } from '@/lib/shared/i18n/words';
import { routes } from '@/lib/shared/routes';
import { InnerHead } from '../_parts/InnerHead';

export const revalidate = 30;

/** No dynamic segment of its own: without this line the page would be rendered for every request. */
export const dynamic = 'force-static';

export function generateStaticParams() {
  return [];
}

export async function generateMetadata(): Promise<Metadata> {
  const siteContext = await currentSiteContext();
  return pageHead({ path: routes.freeChannels(), ...wordsOf(siteContext.locale).pages.free }, siteContext);
}

/** Spec 2 §2 /channelsfree: free, available, non-hidden channels. */
export default async function FreeChannelsPage() {
  const siteContext = await currentSiteContext();
  const { pages, channels: labels } = wordsOf(siteContext.locale);
  const { title, description, empty, list } = pages.free;
  const channels = await listFreeChannels(siteContext);
  const path = routes.freeChannels();
  const hrefs = channels.map(({ href }) => href);
  const graph = listGraph(title, path, hrefs, await absoluteUrlsOfSite());
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
      <LiveTiles />
    </Titled>
  );
}
