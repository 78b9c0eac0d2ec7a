'use client';

import { useId, useRef } from 'react';
import type { SeriesMenu } from '../core/episodes';
import { ControlButton } from './ControlButton';
import { useKey, usePlayerContext, useSend } from './context';
import styles from './controls.module.scss';
import { EpisodesIcon } from './icons';
import { useLoadedLayer } from './use-loaded-layer';

const loadPanel = () => import('./episodes/EpisodesPanel');

/** A button with the menu of the series, which loads when it is first wanted. */
export function Episodes({ series }: { series: SeriesMenu }) {
  const { labels } = usePlayerContext();
  const send = useSend();
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const isOpen = useKey('layer') === 'episodes';
  const panel = useLoadedLayer(isOpen, loadPanel);
  return (
    <div className={styles.settings}>
      <ControlButton
        ref={button}
        label={labels.episodes}
        aria-expanded={isOpen}
        aria-controls={panel ? id : undefined}
        onClick={() => send('showLayer', isOpen ? null : 'episodes')}
      >
        <EpisodesIcon />
      </ControlButton>
      {panel && <panel.EpisodesPanel series={series} id={id} opener={button} />}
    </div>
  );
}
