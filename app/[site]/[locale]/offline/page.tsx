import type { Metadata } from 'next';
import { AgainLink } from '@/components/shell/message/AgainLink';
import { EmptyState } from '@/components/ui/empty/EmptyState';
import { VisuallyHidden } from '@/components/ui/hidden/VisuallyHidden';
import { wordsOf } from '@/lib/i18n/words';
import { currentFace } from '@/lib/sites/current';

/** Shown by the service worker when there is no connection; the address in the bar is that of the page one wanted. */
export const dynamic = 'force-static';

export function generateStaticParams() {
  return [];
}

export async function generateMetadata(): Promise<Metadata> {
  const { locale } = await currentFace();
  return { title: wordsOf(locale).errors.offline, robots: { index: false } };
}

export default async function OfflinePage() {
  const { errors } = wordsOf((await currentFace()).locale);
  return (
    <>
      <h1>
        <VisuallyHidden>{errors.offline}</VisuallyHidden>
      </h1>
      <EmptyState title={errors.offline} text={errors.offlineText}>
        <AgainLink>{errors.retry}</AgainLink>
      </EmptyState>
    </>
  );
}
