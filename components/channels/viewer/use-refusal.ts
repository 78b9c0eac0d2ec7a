'use client';

import { useEffect, useRef } from 'react';
import { showAlert } from '@/lib/client/modals/alert';
import type { ScheduleEntry } from '@/lib/rules/schedule/entry';
import { type MomentRefusal, refusalOfMoment } from '@/lib/rules/schedule/refusal';
import type { Moment } from './SearchTs';

interface Options {
  /** The requested moment; null until the address is read. */
  requested: Moment | null;
  entries: readonly ScheduleEntry[] | null;
  liveHref: string;
  words: Record<MomentRefusal, string>;
}

/** Says why a moment cannot be watched (spec 2 §4, §8), and shows live instead of a future or banned programme. */
export function useRefusal({ requested, entries, liveHref, words }: Options): void {
  const refusal = requested && refusalOfMoment(requested.ts, requested.at, entries);
  /** Each request is refused once. */
  const refused = useRef<Moment | null>(null);
  useEffect(() => {
    if (!refusal || refused.current === requested) return;
    refused.current = requested;
    showAlert(words[refusal], 'failure');
    if (refusal !== 'warning_no_program') window.history.replaceState(null, '', liveHref);
  }, [refusal, requested, liveHref, words]);
}
