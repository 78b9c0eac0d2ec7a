'use client';

import { useEffect, useState } from 'react';
import { isPersonKnown } from './known';
import { useViewer } from './use-viewer';

/** Whether somebody is logged in, as the browser knows before it is told who; null for the server. */
export function useIsPerson(): boolean | null {
  const who = useViewer();
  const [isPerson, setPerson] = useState<boolean | null>(null);
  // Known by the browser alone, and changed by a login over the page.
  useEffect(() => setPerson(who ? who.state === 'user' : isPersonKnown()), [who]);
  return isPerson;
}
