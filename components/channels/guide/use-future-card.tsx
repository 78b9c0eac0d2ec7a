'use client';

import { lazy, Suspense, type SyntheticEvent, useState } from 'react';
import { type FutureProgramme, pressedFuture } from './future';
import type { GuideLabels } from './props';

const GuideProgramme = lazy(() => import('./GuideProgramme'));

/**
 * The card of the programme to come that was pressed: `onClick` belongs to an element around the cells; `card` is null while
 * none is open.
 */
export function useFutureCard(locale: string, labels: GuideLabels) {
  const [future, setFuture] = useState<FutureProgramme | null>(null);
  const onClick = (event: SyntheticEvent) => setFuture((known) => pressedFuture(event) ?? known);
  const card = future ? (
    <Suspense>
      <GuideProgramme programme={future} onClose={() => setFuture(null)} {...{ locale, labels }} />
    </Suspense>
  ) : null;
  return { onClick, card };
}
