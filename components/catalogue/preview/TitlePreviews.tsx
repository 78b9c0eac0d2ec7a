'use client';

import { useOnDemand } from '@/components/ui/preview/use-on-demand';
import { PREVIEW_SELECTOR } from './selector';

const load = () => import('./Previews').then(({ Previews }) => Previews);

/** Previews of the titles on a page (spec 2 §2). Their script loads when the first title is hovered. */
export function TitlePreviews() {
  const ready = useOnDemand(PREVIEW_SELECTOR, load);
  return ready ? <ready.Previews first={ready.first} /> : null;
}
