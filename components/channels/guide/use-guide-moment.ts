'use client';

import { useCallback, useState } from 'react';
import { serverNow } from '@/lib/client/browser/server-clock';
import { type GuideMoment, guideHref } from '@/lib/rules/guide/address';
import { leftEdge } from '@/lib/rules/guide/span';
import { HOUR_SECONDS } from '@/lib/rules/schedule/constants';

/** A request to show the guide from a moment; each request is a new object. */
export interface Requested {
  moment: GuideMoment;
}

/** The shown moment of the guide: requested by address and buttons, moved by scrolling, stored in the address. */
export function useGuideMoment(listHref: string, first: GuideMoment) {
  const [requested, setRequested] = useState<Requested>({ moment: first });
  const [seen, setSeen] = useState<GuideMoment>(first);

  const remember = useCallback(
    (moment: GuideMoment) => {
      setSeen(moment);
      const address = new URL(guideHref(listHref, moment), location.href);
      const wanted = withOtherParams(address);
      // The same page at another time: nothing is loaded, and "back" leaves the guide at once.
      if (wanted !== location.pathname + location.search) {
        window.history.replaceState(null, '', wanted + location.hash);
      }
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

  /** The moment at the left edge after a scroll; near the position of "now" it is now. */
  const onSeen = useCallback(
    (edge: number) => {
      const hour = Math.round(edge / HOUR_SECONDS) * HOUR_SECONDS;
      const isNow = Math.abs(edge - leftEdge(null, Math.floor(serverNow() / 1000))) < HOUR_SECONDS / 2;
      remember(isNow ? null : hour);
    },
    [remember],
  );

  return { requested, seen, ask, onSeen };
}

/** Keeps other parameters, such as `?lang=`. */
function withOtherParams(address: URL): string {
  for (const [name, value] of new URLSearchParams(location.search)) {
    if (!['view', 'day', 'at'].includes(name)) address.searchParams.set(name, value);
  }
  return address.pathname + address.search.replaceAll('%3A', ':');
}
