'use client';

import { PreviewCard } from '@/components/ui/preview/PreviewCard';
import { useAnchor } from '@/components/ui/preview/use-anchor';
import { useWords } from '@/lib/client/i18n/use-words';
import { CHANNEL_FOCUS_MS, CHANNEL_HOVER_MS } from '@/lib/rules/channels/constants';
import { fill } from '@/lib/shared/i18n/fill';
import { ChannelPreview } from './ChannelPreview';
import { PREVIEW_SELECTOR } from './selector';

const DWELL = { pointerMs: CHANNEL_HOVER_MS, focusMs: CHANNEL_FOCUS_MS };

/** The preview of the hovered channel, one at a time. */
export function Previews({ first }: { first: HTMLElement | null }) {
  const { anchor } = useAnchor(PREVIEW_SELECTOR, first, DWELL);
  const { words } = useWords('preview');
  if (!anchor || !words) return null;
  const { channel, name = '' } = anchor.element.dataset;
  return (
    <PreviewCard key={channel} anchor={anchor} label={fill(words.card, { channel: name })}>
      <ChannelPreview tile={anchor.element} words={words} />
    </PreviewCard>
  );
}
