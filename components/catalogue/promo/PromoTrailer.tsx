'use client';

import { useSlide } from '@/components/ui/carousel/slide';
import { useTrailer } from '../content/trailer/use-trailer';
import type { PromoPictureProps } from './PromoPicture';

const load = () => import('./PromoPicture').then(({ PromoPicture }) => PromoPicture);

/**
 * Spec 2 §2 "Row templates": the trailer of the visible slide, except on mobile. It stops when the slide leaves, and
 * starts again after the delay when the slide returns.
 */
export function PromoTrailer({ trailerId }: { trailerId: string }) {
  const { isShown, isStopped } = useSlide();
  return isShown ? <Moving trailerId={trailerId} isStopped={isStopped} /> : null;
}

function Moving(props: PromoPictureProps) {
  const Picture = useTrailer<PromoPictureProps>(load, !props.isStopped);
  return Picture ? <Picture {...props} /> : null;
}
