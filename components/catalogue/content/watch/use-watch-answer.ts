'use client';

import { useEffect, useMemo, useRef } from 'react';
import { ownMoneyFormat } from '@/lib/client/account/own-money';
import { watchIntentFor } from '@/lib/client/browser/after-buy';
import { libraryOfAddress } from '@/lib/client/browser/library-of-address';
import { useUncachedQuery } from '@/lib/client/hooks/use-uncached-query';
import { callAsViewer } from '@/lib/client/http/call-as-viewer';
import { ownEpisodes } from '@/lib/client/playback/own-episodes';
import { type WatchPlan, watchPlan } from '@/lib/client/playback/watch-plan';
import { noteRating } from '@/lib/client/ratings/ratings';
import { onRightsChange } from '@/lib/client/viewer/rights';
import { useViewer } from '@/lib/client/viewer/use-viewer';
import { viewerKey } from '@/lib/client/viewer/viewer-key';
import { type ContentMetadata, metadataCall, toMetadata } from '@/lib/platform/resources/metadata';
import { setNextSeason } from '@/lib/rules/playback/progress';
import type { WatchProps } from './button-label';

interface Answer {
  plan: WatchPlan;
  metadata: ContentMetadata;
  /** Season and episode number of the next episode. */
  next: { season: number; episode: number } | null;
  /** Format of amounts of the provider of this viewer; requested only if a price is shown. */
  moneyFormat: string | null;
}

/** The state of the title for this viewer, requested again when the viewer changes. */
export function useWatchAnswer(props: WatchProps): {
  answer: Answer | null;
  hasFailed: boolean;
  retry(): void;
} {
  const { contentId, seriesId, isFree, isAnnouncement, watchHref } = props;
  // Draws again when the viewer changes.
  useViewer();
  const viewer = viewerKey();
  const key = `title/${contentId}/${viewer}`;
  const fresh = useUncachedQuery(key, async () => {
    const libraryId = libraryOfAddress();
    const [wire, episodes] = await Promise.all([
      callAsViewer(metadataCall(contentId, libraryId)),
      // The numbers of episodes are optional.
      seriesId ? ownEpisodes(seriesId).catch(() => []) : [],
    ]);
    const metadata = toMetadata(wire);
    const next = episodes.find(({ id, slug }) => [id, slug].includes(metadata.nextToPlay ?? ''));
    // A late answer for an earlier viewer is not shown.
    if (viewer === viewerKey()) {
      noteRating(contentId, metadata.ownRating);
      if (seriesId && next) setNextSeason(seriesId, next.season);
    }
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
  // A dialog after the offers may have granted access, for example a promo code.
  useEffect(() => {
    const onDialog = () => {
      if (location.hash === '' && watchIntentFor(contentId)) retry();
    };
    addEventListener('hashchange', onDialog);
    const stop = onRightsChange(retry);
    return () => {
      removeEventListener('hashchange', onDialog);
      stop();
    };
  }, [contentId, retry]);
  const answer = useMemo(() => {
    if (!value) return null;
    const { metadata, libraryId, next, moneyFormat } = value;
    const plan = watchPlan({ isFree, isAnnouncement, watchHref, libraryId }, metadata);
    return { plan, metadata, next, moneyFormat };
  }, [value, isFree, isAnnouncement, watchHref]);
  return { answer, hasFailed: error !== null, retry };
}

/** A single offer states its price in its own caption. */
function saysPrice({ isPurchased, buttons, minPrice }: ContentMetadata): boolean {
  return !isPurchased && buttons.length !== 1 && Number(minPrice) > 0;
}

/**
 * Keeps the last answer while the same title is requested again for the same viewer, so that the button keeps the
 * focus.
 */
function useKept<Value>(key: string, value: Value | null): Value | null {
  const last = useRef<{ key: string; value: Value } | null>(null);
  if (value !== null) last.current = { key, value };
  return last.current?.key === key ? last.current.value : null;
}
