'use client';

import { useEffect, useEffectEvent, useRef } from 'react';
import { showAlert } from '@/lib/client/modals/alert';
import type { MomentRefusal } from '@/lib/rules/schedule/refusal';
import type { Moment } from './SearchTs';

interface Options {
  /** The requested moment; null until the address is read. */
  requested: Moment | null;
  refusal: MomentRefusal | null;
  /** Live plays in its place. */
  isLiveInstead: boolean;
  /** Replaces the address by the live one. */
  showLive(): void;
  words: Record<MomentRefusal, string>;
}

/**
 * Shows why a moment cannot be watched (spec 2 §4, §8). If live plays instead, the address is replaced by the live one:
 * with a notice for a future or banned programme, without a notice for a moment older than the archive.
 */
export function useRefusal({ requested, refusal, isLiveInstead, showLive, words }: Options): void {
  /** The request whose refusal was already shown. */
  const refused = useRef<Moment | null>(null);
  useEffect(() => {
    if (!refusal || refused.current === requested) return;
    refused.current = requested;
    showAlert(words[refusal], 'failure');
  }, [refusal, requested, words]);
  const replace = useEffectEvent(showLive);
  useEffect(() => {
    if (isLiveInstead) replace();
  }, [isLiveInstead]);
}
