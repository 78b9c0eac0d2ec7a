'use client';

import { useState } from 'react';
import { Button } from '@/components/ui/button/Button';
import type { StageLabels } from './ChannelStage';
import { VitrinaStage } from './VitrinaStage';
import styles from './vitrina.module.scss';

interface Props {
  channels: readonly { id: number; name: string }[];
  hosts: readonly string[];
  locale: string;
  labels: StageLabels;
}

/** The page `/vitrina_test`: the player of one broadcaster at a time, as the channel viewer frames it. */
export function VitrinaTest({ channels, hosts, locale, labels }: Props) {
  const [chosen, setChosen] = useState(channels[0]?.id ?? null);
  const channel = channels.find(({ id }) => id === chosen);
  return (
    <div className={styles.test}>
      <h1>Vitrina</h1>
      <div className={styles.choice}>
        {channels.map(({ id, name }) => (
          <Button key={id} aria-pressed={id === chosen} onClick={() => setChosen(id)}>
            {name}
          </Button>
        ))}
      </div>
      {channel ? (
        <div className={styles.stage}>
          <VitrinaStage
            key={channel.id}
            channelId={channel.id}
            title={channel.name}
            {...{ hosts, locale, labels }}
            onOwnPlayer={() => setChosen(null)}
          />
        </div>
      ) : (
        <p>{labels.vitrina.failed}</p>
      )}
    </div>
  );
}
