'use client';

import { useSearchParams } from 'next/navigation';
import { useEffect } from 'react';
import { readTs } from '@/lib/rules/channels/address';

/** A moment belongs to the channel it was asked for: it must not travel to the next one. */
export interface Moment {
  channelKey: string;
  /** Unix seconds; null is live. */
  ts: number | null;
  /** When it was asked: what was live then stays live while it plays on. */
  at: number;
}

interface Props {
  channelKey: string;
  onChange(moment: Moment): void;
}

/**
 * Reads `?ts=` for the viewer around it. Apart, because a component that reads the query is left out of stored pages,
 * and the viewer should not be.
 */
export function SearchTs({ channelKey, onChange }: Props) {
  const ts = readTs(useSearchParams().get('ts'));
  useEffect(
    () => onChange({ channelKey, ts, at: Math.floor(Date.now() / 1000) }),
    [channelKey, ts, onChange],
  );
  return null;
}
