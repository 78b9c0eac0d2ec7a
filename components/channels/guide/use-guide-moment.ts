'use client';

import { useCallback, useEffectEvent, useLayoutEffect, useState } from 'react';
import { serverNow } from '@/lib/client/browser/server-clock';
import { type GuideMoment, guideHref, momentWithin, readMoment } from '@/lib/rules/guide/address';
import { leftEdge } from '@/lib/rules/guide/span';
import type { FirstScreen } from '@/lib/rules/guide/view';
import { HOUR_SECONDS } from '@/lib/rules/schedule/constants';
import { replaceEntry, storedRow } from './entry';

/** A request to show the guide from a moment; each request is a new object. */
export interface Requested {
  moment: GuideMoment;
  /** The row at the upper edge; absent where it stays. */
  row?: number;
}

/**
 * The shown moment of the guide: requested by address and buttons, moved by scrolling, stored in the address. The first row in
 * sight is stored with this entry of the history.
 */
export function useGuideMoment(listHref: string, { moment: first, now, archiveDays }: FirstScreen) {
  const [requested, setRequested] = useState<Requested>({ moment: first });
  const [seen, setSeen] = useState<GuideMoment>(first);

  // "Back" draws the page as it came first, with the address and the entry as they were left.
  const restore = useEffectEvent(() => {
    const requestedMoment = readMoment(new URLSearchParams(location.search));
    const moment = momentWithin(String(requestedMoment), now, archiveDays);
    const row = storedRow();
    if (moment === first && row === 0) return;
    setRequested({ moment, row });
    setSeen(moment);
  });
  useLayoutEffect(() => restore(), []);

  const remember = useCallback(
    (moment: GuideMoment, row?: number) => {
      setSeen(moment);
      replaceEntry(withOtherParams(new URL(guideHref(listHref, moment), location.href)), row);
    },
    [listHref],
  );

  const ask = useCallback(
    (moment: GuideMoment) => {
      setRequested({ moment });
      remember(moment);
    },
    [remember],
  );

  /** The moment at the left edge and the row at the upper one after a scroll; near the position of "now" it is now. */
  const onSeen = useCallback(
    (edge: number, row: number) => {
      const hour = Math.round(edge / HOUR_SECONDS) * HOUR_SECONDS;
      const isNow = Math.abs(edge - leftEdge(null, Math.floor(serverNow() / 1000))) < HOUR_SECONDS / 2;
      remember(isNow ? null : hour, row);
    },
    [remember],
  );

  return { requested, seen, ask, onSeen };
}

/** Keeps other parameters, such as `?lang=` and the genre. */
function withOtherParams(address: URL): URL {
  for (const [name, value] of new URLSearchParams(location.search)) {
    if (!['view', 'day', 'at'].includes(name)) address.searchParams.set(name, value);
  }
  return address;
}
