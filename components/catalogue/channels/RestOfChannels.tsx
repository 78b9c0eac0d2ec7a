'use client';

import { AlertState } from '@/components/ui/empty/AlertState';
import type { Messages } from '@/lib/shared/i18n/dictionaries';
import { ChannelChunk } from './ChannelChunk';
import { useChannelList } from './use-channel-list';

export interface RestProps {
  /** The category of the page. */
  category: string;
  /** Number of channels in the page, and in each chunk. */
  step: number;
  total: number;
  labels: Messages['channels'];
  words: { failed: string; retry: string };
}

/** Loads all channels with one request and keeps only near ones in the document (spec 2 §9 "Breakpoints"). */
export function RestOfChannels({ category, step, total, labels, words }: RestProps) {
  const { channels, hasFailed, load } = useChannelList(category);
  const starts: number[] = [];
  for (let start = step; start < total; start += step) starts.push(start);
  return (
    <>
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
    </>
  );
}
