'use client';

import { useDeferredValue, useEffect, useMemo } from 'react';
import { Button } from '@/components/ui/button/Button';
import { AlertState } from '@/components/ui/empty/AlertState';
import { EmptyState } from '@/components/ui/empty/EmptyState';
import { Spinner } from '@/components/ui/spinner/Spinner';
import { useOwnChannels } from '@/lib/client/channels/use-own-channels';
import { matchesName } from '@/lib/rules/search/transliterate';
import type { Messages } from '@/lib/shared/i18n/dictionaries';
import { fill } from '@/lib/shared/i18n/fill';
import { ChannelChunk } from './ChannelChunk';
import { useChannelList } from './use-channel-list';

export interface ResultsProps {
  /** The searched category. */
  category: string;
  /** Channels per chunk. */
  step: number;
  /** The typed text. */
  query: string;
  /** Reports the number of results as a sentence. */
  onCount(sentence: string): void;
  onClear(): void;
  labels: Messages['channels'];
  words: { failed: string; retry: string; loading: string };
}

/** Searches channels by name (spec 2 §5) in a list that is loaded once, so typing makes no request. */
export function ChannelResults({ category, step, query, onCount, onClear, labels, words }: ResultsProps) {
  const { channels, hasFailed, load } = useChannelList(category);
  const own = useOwnChannels();
  const wanted = useDeferredValue(query);
  const found = useMemo(
    () => channels?.filter(({ id, name }) => !own?.get(id)?.isHidden && matchesName(name, wanted)) ?? null,
    [channels, own, wanted],
  );
  const count = found?.length;
  useEffect(() => {
    onCount(count === undefined ? '' : fill(labels.found, { count }));
  }, [count, labels, onCount]);

  if (hasFailed) {
    return (
      <AlertState title={words.failed} text={null} retry={{ label: words.retry, onRetry: load }}>
        {null}
      </AlertState>
    );
  }
  if (!found) return <Spinner label={words.loading} />;
  if (found.length === 0) {
    return (
      <EmptyState title={labels.noneFound} text={labels.noneFoundHint}>
        <Button onClick={onClear}>{labels.clearSearch}</Button>
      </EmptyState>
    );
  }
  const starts = Array.from({ length: Math.ceil(found.length / step) }, (_, index) => index * step);
  return starts.map((start) => (
    <ChannelChunk
      key={start}
      channels={found.slice(start, start + step)}
      share={Math.min(step, found.length - start) / step}
      labels={labels}
    />
  ));
}
