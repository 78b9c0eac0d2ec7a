'use client';

import useSWR from 'swr';
import { useIsLoggedIn } from '@/lib/client/viewer/use-is-logged-in';
import type { OwnPacket } from '@/lib/rules/commerce/own-packet';

const OWN_PACKETS_KEY = 'own-packets';

/** Loaded with the first need, because pages of prices are read by guests most of all. */
const load = async (): Promise<OwnPacket[]> => (await import('./own-packets')).loadOwnPackets();

/** The packets of a logged-in viewer; null for guests, until they have loaded, and after a failure. */
export function useOwnPackets(): OwnPacket[] | null {
  const isLoggedIn = useIsLoggedIn();
  const { data } = useSWR(isLoggedIn ? OWN_PACKETS_KEY : null, load, { shouldRetryOnError: false });
  return (isLoggedIn && data) || null;
}

/** The same for a screen that says when they could not be read. */
export function useOwnPacketsOrError() {
  const { data, error, mutate } = useSWR(OWN_PACKETS_KEY, load, { shouldRetryOnError: false });
  return { packets: data ?? null, hasFailed: error !== undefined && !data, retry: () => void mutate() };
}
