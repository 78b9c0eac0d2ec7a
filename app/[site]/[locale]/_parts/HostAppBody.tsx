'use client';

import { useRouter } from 'next/navigation';
import { useEffect } from 'react';
import { followHost } from './follow-host';
import { MessengerHost } from './MessengerHost';

export interface HostAppProps {
  /** Origins that may exchange messages with this page, besides our own. */
  origins: readonly string[];
  /** Executes the commands of a host app. */
  hasBridge: boolean;
  isInMessenger: boolean;
}

/** What `HostApp` loads. */
export function HostAppBody({ origins, hasBridge, isInMessenger }: HostAppProps) {
  return (
    <>
      {hasBridge ? <BridgeHost origins={origins} /> : null}
      {isInMessenger ? <MessengerHost origins={origins} /> : null}
    </>
  );
}

function BridgeHost({ origins }: Pick<HostAppProps, 'origins'>) {
  const router = useRouter();
  const list = origins.join(',');
  useEffect(() => followHost(list.split(',').filter(Boolean), router.push), [list, router]);
  return null;
}
