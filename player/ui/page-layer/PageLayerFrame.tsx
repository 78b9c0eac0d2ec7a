'use client';

import { type ReactNode, type RefObject, useId } from 'react';
import { GuideIcon } from '@/components/ui/icon/views';
import type { PageLayerName } from '../../core/state';
import { ControlButton } from '../ControlButton';
import { usePlayerContext, useSend } from '../context';
import { ChannelListIcon } from '../icons';
import { Panel } from '../panel/Panel';
import styles from './page-layer.module.scss';

interface Props {
  name: PageLayerName;
  opener: RefObject<HTMLButtonElement | null>;
  children: ReactNode;
}

/** The frame of a layer of the page, at an edge of the picture. Its content takes the focus. */
export function PageLayerFrame({ name, opener, children }: Props) {
  const { labels } = usePlayerContext();
  const send = useSend();
  const id = useId();
  const isList = name === 'channels';
  const title = isList ? labels.channelList : labels.guide;
  return (
    <Panel
      {...{ name, id, opener, title }}
      label={title}
      closeLabel={labels.closeLayer}
      shape={isList ? 'side' : 'bottom'}
      after={
        <ControlButton
          label={isList ? labels.guide : labels.channelList}
          onClick={() => send('showLayer', isList ? 'guide' : 'channels')}
        >
          {isList ? <GuideIcon /> : <ChannelListIcon />}
        </ControlButton>
      }
    >
      <div className={styles.body} data-scroller="" data-covers="">
        {children}
      </div>
    </Panel>
  );
}
