'use client';

import { useEffect, useMemo, useRef } from 'react';
import { ownMoneyFormat } from '@/lib/client/account/own-money';
import { watchIntentFor } from '@/lib/client/browser/after-buy';
import { libraryOfAddress } from '@/lib/client/browser/library-of-address';
import { callAsViewer } from '@/lib/client/http/call-as-viewer';
import { ownEpisodes } from '@/lib/client/playback/own-episodes';
import { useUncachedQuery } from '@/lib/client/playback/use-uncached-query';
import { type WatchPlan, watchPlan } from '@/lib/client/playback/watch-plan';
import { isPersonKnown } from '@/lib/client/viewer/known';
import { useViewer } from '@/lib/client/viewer/use-viewer';
import { type ContentMetadata, metadataCall, toMetadata } from '@/lib/platform/resources/metadata';
import type { WatchProps } from './button-label';

interface Answer {
  plan: WatchPlan;
  metadata: ContentMetadata;
  /** The episode that is next, by its numbers. */
  next: { season: number; episode: number } | null;
  /** How whoever sells to this viewer writes money; asked for only where a price is to be said. */
  moneyFormat: string | null;
}

/** What the title is to this viewer, asked again when somebody else is watching. */
export function useWatchAnswer(props: WatchProps): {
  answer: Answer | null;
  hasFailed: boolean;
  retry(): void;
} {
  const { contentId, seriesId, isFree, isAnnouncement, watchHref } = props;
  const isPerson = useViewer()?.state === 'user' || isPersonKnown();
  const key = `title/${contentId}/${isPerson}`;
  const fresh = useUncachedQuery(key, async () => {
    const libraryId = libraryOfAddress();
    const [wire, episodes] = await Promise.all([
      callAsViewer(metadataCall(contentId, libraryId)),
      // Their numbers are a comfort.
      seriesId ? ownEpisodes(seriesId).catch(() => []) : [],
    ]);
    const metadata = toMetadata(wire);
    const next = episodes.find(({ id, slug }) => [id, slug].includes(metadata.nextToPlay ?? ''));
    const moneyFormat = saysPrice(metadata) ? await ownMoneyFormat() : null;
    return {
      metadata,
      libraryId,
      moneyFormat,
      next: next ? { season: next.season, episode: next.number } : null,
    };
  });
  const { error, retry } = fresh;
  const value = useKept(key, fresh.value);
  // A dialog that came after the offers may have brought it: a promo code, say.
  useEffect(() => {
    const onDialog = () => {
      if (location.hash === '' && watchIntentFor(contentId)) retry();
    };
    addEventListener('hashchange', onDialog);
    return () => removeEventListener('hashchange', onDialog);
  }, [contentId, retry]);
  const answer = useMemo(() => {
    if (!value) return null;
    const { metadata, libraryId, next, moneyFormat } = value;
    const plan = watchPlan({ isFree, isAnnouncement, watchHref, libraryId }, metadata);
    return { plan, metadata, next, moneyFormat };
  }, [value, isFree, isAnnouncement, watchHref]);
  return { answer, hasFailed: error !== null, retry };
}

/** A single way to pay says its price itself, in the platform's words. */
function saysPrice({ isPurchased, buttons, minPrice }: ContentMetadata): boolean {
  return !isPurchased && buttons.length !== 1 && Number(minPrice) > 0;
}

/** While the same title is asked about again for the same person, the last answer holds: the button keeps the focus. */
function useKept<Value>(key: string, value: Value | null): Value | null {
  const last = useRef<{ key: string; value: Value } | null>(null);
  if (value !== null) last.current = { key, value };
  return last.current?.key === key ? last.current.value : null;
}
