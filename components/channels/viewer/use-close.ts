'use client';

import { useRouter } from 'next/navigation';
import { stepsBackFrom } from '@/lib/client/browser/steps-back';
import { listHrefOf } from '@/lib/rules/guide/address';

const VIEWER = /^\/channels\/[^/]+\/[^/]+$/;

/**
 * Closes the viewer: back to the page it was opened from, however many channels were watched meanwhile; to the list of
 * channels when it was the first (spec 2 §4), or where the browser does not tell.
 */
export function useClose(categoryKey: string): () => void {
  const { push } = useRouter();
  return () => {
    const steps = stepsBackFrom(VIEWER);
    if (steps === null) push(listHrefOf(categoryKey));
    else window.history.go(-steps);
  };
}
