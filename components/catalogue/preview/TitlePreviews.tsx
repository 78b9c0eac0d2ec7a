'use client';

import { useOnDemand } from '@/components/ui/preview/use-on-demand';
import { isTelevision } from '@/lib/client/browser/is-television';
import { PREVIEW_SELECTOR } from './selector';

const load = () =>
  isTelevision()
    ? import('./FocusedTitle').then(({ FocusedTitle }) => FocusedTitle)
    : import('./Previews').then(({ Previews }) => Previews);

/** Previews of the titles on a page (spec 2 §2). Their script loads when the first title is hovered, or on a television has the focus. */
export function TitlePreviews() {
  const ready = useOnDemand(PREVIEW_SELECTOR, load, true);
  return ready ? <ready.Previews first={ready.first} /> : null;
}
