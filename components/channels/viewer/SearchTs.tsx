'use client';

import { useSearchParams } from 'next/navigation';
import { useEffect } from 'react';
import { readTs } from '@/lib/rules/channels/address';

/** A moment of one channel, which must not apply to the next channel. */
export interface Moment {
  channelKey: string;
  /** Unix seconds; null is live. */
  ts: number | null;
  /** When it was requested, in unix seconds by the clock of the device: a live stream stays live while it plays. */
  at: number;
}

interface Props {
  channelKey: string;
  onChange(moment: Moment): void;
}

/** Reads `?ts=` for the viewer. Separate, because components that read the query are not rendered in stored pages. */
export function SearchTs({ channelKey, onChange }: Props) {
  const ts = readTs(useSearchParams().get('ts'));
  useEffect(() => onChange({ channelKey, ts, at: Date.now() / 1000 }), [channelKey, ts, onChange]);
  return null;
}
