'use client';

import useSWR from 'swr';
import { PreviewCard } from '@/components/ui/preview/PreviewCard';
import { useAnchor } from '@/components/ui/preview/use-anchor';
import { fetchTitle } from '@/lib/client/catalogue/title-api';
import { useWords } from '@/lib/client/i18n/use-words';
import { PREVIEW_SELECTOR } from './selector';
import { TitlePreview } from './TitlePreview';

export interface PreviewsProps {
  /** The tile that was hovered before this script loaded. */
  first: HTMLElement | null;
}

/** The preview of the hovered title. Without an answer there is none, and the tile still links to its page. */
export function Previews({ first }: PreviewsProps) {
  const { anchor } = useAnchor(PREVIEW_SELECTOR, first);
  const id = anchor?.element.dataset.item;
  const { data } = useSWR(id ? ['title', id] : null, () => fetchTitle(id ?? ''), {
    shouldRetryOnError: false,
    revalidateOnFocus: false,
  });
  const { words } = useWords('titles');
  if (!anchor || !data || data.id !== id || !words) return null;
  return (
    <PreviewCard key={data.id} anchor={anchor} label={data.title}>
      <TitlePreview title={data} href={anchor.element.getAttribute('href') ?? '/'} words={words} />
    </PreviewCard>
  );
}
