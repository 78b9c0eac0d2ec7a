import type { Metadata } from 'next';
import { RetryLink } from '@/components/shell/message/RetryLink';
import { EmptyState } from '@/components/ui/empty/EmptyState';
import { VisuallyHidden } from '@/components/ui/hidden/VisuallyHidden';
import { NOT_INDEXED } from '@/lib/server/seo/indexing';
import { currentSiteContext } from '@/lib/server/site/current-site';
import { wordsOf } from '@/lib/shared/i18n/words';

/** Shown by the service worker without a connection, under the address of the requested page. */
export const dynamic = 'force-static';

export function generateStaticParams() {
  return [];
}

/** As the service worker asks for it. */
const OFFLINE_PATH = '/offline';

export async function generateMetadata(): Promise<Metadata> {
  const { locale } = await currentSiteContext();
  return { title: wordsOf(locale).errors.offline, robots: NOT_INDEXED };
}

export default async function OfflinePage() {
  const { errors } = wordsOf((await currentSiteContext()).locale);
  return (
    <>
      <h1>
        <VisuallyHidden>{errors.offline}</VisuallyHidden>
      </h1>
      <EmptyState title={errors.offline} text={errors.offlineText}>
        <RetryLink offlinePath={OFFLINE_PATH}>{errors.retry}</RetryLink>
      </EmptyState>
    </>
  );
}
