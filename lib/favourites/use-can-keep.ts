'use client';

import { useWho } from '@/lib/session/use-who';

/** Spec 2 §6: guests have no favourites. */
export function useCanKeep(): boolean {
  return useWho()?.state === 'user';
}
