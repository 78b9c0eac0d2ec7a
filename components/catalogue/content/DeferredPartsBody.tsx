'use client';

import { OwnProgress } from './OwnProgress';
import { RegisterPrompt } from './register/RegisterPrompt';

export interface DeferredPartsProps {
  /** The series whose episodes are on the page. */
  seriesId: string | null;
  /** Trial days for a new viewer; null without a trial. */
  promptDays: number | null;
}

/** The parts of `DeferredParts` after their script has loaded. */
export function DeferredPartsBody({ seriesId, promptDays }: DeferredPartsProps) {
  return (
    <>
      {seriesId ? <OwnProgress seriesId={seriesId} /> : null}
      {promptDays ? <RegisterPrompt days={promptDays} /> : null}
    </>
  );
}
