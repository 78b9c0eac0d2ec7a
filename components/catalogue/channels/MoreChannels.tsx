'use client';

import { useState } from 'react';
import { AlertState } from '@/components/ui/empty/AlertState';
import type { Messages } from '@/lib/i18n/dictionaries';
import { ChannelChunk } from './ChannelChunk';
import { useChannelList } from './useChannelList';
import { useNear } from './useNear';

interface Props {
  /** The category of the page. */
  category: string;
  /** How many channels are in the page already, and in each chunk. */
  step: number;
  total: number;
  labels: Messages['channels'];
  words: { failed: string; retry: string };
}

/**
 * The channels after the first ones. A service with a thousand of them would send and draw all of that for a screen of
 * twenty: the rest is asked for when somebody comes near, and only what is near is in the document (spec 2 §9 "list
 * virtualization").
 */
export function MoreChannels({ category, step, total, labels, words }: Props) {
  const [isWanted, setWanted] = useState(false);
  const { channels, hasFailed, load } = useChannelList(category, isWanted);

  const starts: number[] = [];
  for (let start = step; start < total; start += step) starts.push(start);
  const near = useNear<HTMLDivElement>(() => setWanted(true));
  return (
    <div ref={near}>
      {hasFailed ? (
        <AlertState title={words.failed} text={null} retry={{ label: words.retry, onRetry: load }}>
          {null}
        </AlertState>
      ) : null}
      {starts.map((start) => (
        <ChannelChunk
          key={start}
          channels={channels?.slice(start, start + step) ?? null}
          share={Math.min(step, total - start) / step}
          labels={labels}
        />
      ))}
    </div>
  );
}
