'use client';

import { useOnDemand } from '@/components/ui/preview/use-on-demand';
import { PREVIEW_SELECTOR } from './selector';

const load = () => import('./Previews').then(({ Previews }) => Previews);

/** Previews of the channels on a page (spec 2 §2 "Channel hover preview card"). */
export function ChannelPreviews() {
  const ready = useOnDemand(PREVIEW_SELECTOR, load);
  return ready ? <ready.Previews first={ready.first} /> : null;
}
