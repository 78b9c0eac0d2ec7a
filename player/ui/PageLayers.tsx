'use client';

import { type ReactNode, type RefObject, useCallback } from 'react';
import type { PageLayerName } from '../core/state';
import { ControlButton } from './ControlButton';
import { useKey, usePlayerContext, useSend } from './context';
import styles from './controls.module.scss';
import { ChannelListIcon } from './icons';
import { useLoadedLayer } from './use-loaded-layer';

interface PageLayer {
  /** Script and words, when the layer first opens. */
  load(): Promise<unknown>;
  /** Called once all of it is there. */
  draw(close: () => void): ReactNode;
}

export type PageLayers = Record<PageLayerName, PageLayer>;

interface Props {
  layers: PageLayers;
  /** The button in the controls, which gets the focus back. */
  opener: RefObject<HTMLButtonElement | null>;
}

/** The layers of the page, one at a time. */
export function PageLayersOnDemand({ layers, opener }: Props) {
  return (
    <>
      <OneLayer name="channels" layer={layers.channels} opener={opener} />
      <OneLayer name="guide" layer={layers.guide} opener={opener} />
    </>
  );
}

function OneLayer({
  name,
  layer,
  opener,
}: Omit<Props, 'layers'> & { name: PageLayerName; layer: PageLayer }) {
  const send = useSend();
  const isOpen = useKey('layer') === name;
  const shown = useLoadedLayer(isOpen, async () => {
    const [{ PageLayerFrame }] = await Promise.all([import('./page-layer/PageLayerFrame'), layer.load()]);
    return { PageLayerFrame };
  });
  const close = useCallback(() => {
    send('showLayer', null);
    opener.current?.focus();
  }, [send, opener]);
  return shown && <shown.PageLayerFrame {...{ name, opener }}>{layer.draw(close)}</shown.PageLayerFrame>;
}

interface ButtonProps {
  layers: PageLayers;
  button: RefObject<HTMLButtonElement | null>;
}

/** Opens the list of channels, from which the guide is one press away. */
export function ChannelsButton({ layers, button }: ButtonProps) {
  const { labels } = usePlayerContext();
  const send = useSend();
  const layer = useKey('layer');
  const isOpen = layer === 'channels' || layer === 'guide';
  // A failure is reported when the layer is wanted.
  const prepare = () => void layers.channels.load().catch(() => {});
  return (
    <ControlButton
      ref={button}
      label={labels.channelList}
      className={styles.channels}
      aria-expanded={isOpen}
      onPointerEnter={prepare}
      onFocus={prepare}
      onClick={() => send('showLayer', isOpen ? null : 'channels')}
    >
      <ChannelListIcon />
    </ControlButton>
  );
}
