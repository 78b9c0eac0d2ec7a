'use client';

import { useSearchParams } from 'next/navigation';
import { useEffect } from 'react';
import { readTs } from '@/lib/channels/address';

/**
 * Reads `?ts=` for the viewer around it. Apart, because a component that reads the query is left out of stored pages,
 * and the viewer should not be.
 */
export function SearchTs({ onChange }: { onChange(ts: number | null): void }) {
  const ts = readTs(useSearchParams().get('ts'));
  useEffect(() => onChange(ts), [ts, onChange]);
  return null;
}
