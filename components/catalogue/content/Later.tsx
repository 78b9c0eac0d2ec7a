'use client';

import { OwnProgress } from './OwnProgress';
import { RegisterPrompt } from './register/RegisterPrompt';

export interface LaterProps {
  /** Whose episodes are on the page. */
  seriesId: string | null;
  /** Days that a newcomer is offered; null where nothing is. */
  promptDays: number | null;
}

/** The parts of `LaterParts`, once they are here. */
export function Later({ seriesId, promptDays }: LaterProps) {
  return (
    <>
      {seriesId ? <OwnProgress seriesId={seriesId} /> : null}
      {promptDays ? <RegisterPrompt days={promptDays} /> : null}
    </>
  );
}
