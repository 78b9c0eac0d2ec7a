'use client';

import { useOnDemand } from '@/components/ui/preview/use-on-demand';
import { PREVIEWED } from './previewed';

const load = () => import('./Previews').then(({ Previews }) => Previews);

/** Previews of the titles on a page (spec 2 §2). Their script comes with the first title that is pointed at. */
export function TitlePreviews() {
  const ready = useOnDemand(PREVIEWED, load);
  return ready ? <ready.Previews first={ready.first} /> : null;
}
