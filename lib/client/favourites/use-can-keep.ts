'use client';

import { useKeeper } from './use-keeper';

/** Spec 2 §6: guests have no favourites. */
export function useCanKeep(): boolean {
  return useKeeper() !== null;
}
