'use client';

import type { TrialOffer } from '@/lib/rules/pages/shell-view';
import { OwnProgress } from './OwnProgress';
import { RegisterPrompt } from './register/RegisterPrompt';

export interface DeferredPartsProps {
  /** The series whose episodes are on the page. */
  seriesId: string | null;
  /** For a new viewer; null without a trial. */
  trial: TrialOffer | null;
}

/** The parts of `DeferredParts` after their script has loaded. */
export function DeferredPartsBody({ seriesId, trial }: DeferredPartsProps) {
  return (
    <>
      {seriesId ? <OwnProgress seriesId={seriesId} /> : null}
      {trial ? <RegisterPrompt trial={trial} /> : null}
    </>
  );
}
