import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { VitrinaTest } from '@/components/channels/viewer/VitrinaTest';
import { ALL_CHANNELS } from '@/lib/rules/channels/category';
import { loadChannels } from '@/lib/server/channels/load-channels';
import { viewerLabels } from '@/lib/server/channels/viewer-labels';
import { NOT_INDEXED } from '@/lib/server/seo/indexing';
import { currentSiteContext } from '@/lib/server/site/current-site';
import { orNotFound } from '@/lib/server/site/missing-page';
import { env, hostTable } from '@/lib/shared/env';

export const dynamic = 'force-static';

export function generateStaticParams() {
  return [];
}

export const metadata: Metadata = { title: 'Vitrina', robots: NOT_INDEXED };

/** Spec 3 §2: only outside production. The players of all broadcasters that have one, each alone in its frame. */
export default async function VitrinaTestPage() {
  if (env().TEST_PAGES !== '1') notFound();
  const siteContext = await currentSiteContext();
  const { channels } = await orNotFound(loadChannels(ALL_CHANNELS, siteContext));
  const listed = channels.filter(({ hasVitrina }) => hasVitrina).map(({ id, name }) => ({ id, name }));
  const { stage } = viewerLabels(siteContext.locale);
  const { locale } = siteContext;
  return <VitrinaTest channels={listed} hosts={hostTable().vitrina} locale={locale} labels={stage} />;
}
