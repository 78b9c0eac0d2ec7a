'use client';

import { useRef, useState } from 'react';
import { AlertState } from '@/components/ui/empty/AlertState';
import type { ChannelCard as Card } from '@/lib/channels/view';
import type { Messages } from '@/lib/i18n/dictionaries';
import { fetchList } from '@/lib/platform/public-lists';
import { ChannelChunk } from './ChannelChunk';
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
  const [channels, setChannels] = useState<Card[] | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const isAsked = useRef(false);

  const load = () => {
    if (isAsked.current) return;
    isAsked.current = true;
    setFailed(false);
    fetchList<{ channels: Card[] }>('/channels', { category })
      .then((page) => setChannels(page.channels))
      .catch(() => {
        isAsked.current = false;
        setFailed(true);
      });
  };

  const starts: number[] = [];
  for (let start = step; start < total; start += step) starts.push(start);
  const near = useNear<HTMLDivElement>(load);
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
