'use client';

import { useEffect, useRef } from 'react';
import { showAlert } from '@/lib/client/modals/alert';
import type { ScheduleEntry } from '@/lib/rules/schedule/entry';
import { type MomentRefusal, refusalOfMoment } from '@/lib/rules/schedule/refusal';
import type { Moment } from './SearchTs';

interface Options {
  /** What the address asks for; null while it is being read. */
  requested: Moment | null;
  entries: readonly ScheduleEntry[] | null;
  liveHref: string;
  words: Record<MomentRefusal, string>;
}

/** Says why a moment cannot be seen (spec 2 §4, §8); what is to come and what is banned gives way to what is on now. */
export function useRefusal({ requested, entries, liveHref, words }: Options): void {
  const refusal = requested && refusalOfMoment(requested.ts, requested.at, entries);
  /** Each wish is refused once. */
  const refused = useRef<Moment | null>(null);
  useEffect(() => {
    if (!refusal || refused.current === requested) return;
    refused.current = requested;
    showAlert(words[refusal], 'failure');
    if (refusal !== 'warning_no_program') window.history.replaceState(null, '', liveHref);
  }, [refusal, requested, liveHref, words]);
}
