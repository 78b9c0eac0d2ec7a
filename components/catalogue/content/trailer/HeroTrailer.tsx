'use client';

import type { TrailerProps } from './TrailerPicture';
import { useTrailer } from './use-trailer';

const load = () => import('./TrailerPicture').then(({ TrailerPicture }) => TrailerPicture);

/** Spec 2 §2 "Content page": the picture shows at once, the trailer when the page is idle. */
export function HeroTrailer(props: TrailerProps) {
  const Picture = useTrailer<TrailerProps>(load);
  return Picture ? <Picture {...props} /> : null;
}
