'use client';

import { Button } from '@/components/ui/button/Button';
import { isClip } from '../core/gates';
import type { Marker } from '../core/source';
import { useKey, usePlayerContext, useSend } from './context';
import type { LabelName } from './labels';
import styles from './up-next.module.scss';

const LABELS: Record<Marker['kind'], LabelName> = {
  recap: 'skipRecap',
  intro: 'skipIntro',
  credits: 'skipCredits',
};

/** Skips the recap, the intro, or credits before a last scene. */
export function SkipMarker() {
  const { labels } = usePlayerContext();
  const send = useSend();
  const marker = useKey('marker');
  const isCovered = useKey('layer') !== null;
  const isAd = isClip(useKey('interrupted'));
  if (!marker || isCovered || isAd) return null;
  return (
    <Button className={styles.skip} onClick={() => send('skipMarker')}>
      {labels[LABELS[marker.kind]]}
    </Button>
  );
}
