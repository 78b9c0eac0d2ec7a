'use client';

import { useSearchParams } from 'next/navigation';
import { useEffect } from 'react';
import { serverNow } from '@/lib/client/browser/server-clock';
import { readTs } from '@/lib/rules/channels/address';

/** A moment of one channel, which must not apply to the next channel. */
export interface Moment {
  channelKey: string;
  /** Unix seconds; null is live. */
  ts: number | null;
  /** When it was requested: a live stream stays live while it plays. */
  at: number;
}

interface Props {
  channelKey: string;
  onChange(moment: Moment): void;
}

/** Reads `?ts=` for the viewer. Separate, because components that read the query are not rendered in stored pages. */
export function SearchTs({ channelKey, onChange }: Props) {
  const ts = readTs(useSearchParams().get('ts'));
  useEffect(
    () => onChange({ channelKey, ts, at: Math.floor(serverNow() / 1000) }),
    [channelKey, ts, onChange],
  );
  return null;
}
