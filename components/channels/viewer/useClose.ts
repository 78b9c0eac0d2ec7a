'use client';

import { useRouter } from 'next/navigation';
import { listHrefOf } from '@/lib/guide/address';

const VIEWER = /^\/channels\/[^/]+\/[^/]+$/;

/**
 * Closes the viewer: back to the page it was opened from, however many channels were watched meanwhile; to the list of
 * channels when it was the first (spec 2 §4), or where the browser does not tell.
 */
export function useClose(categoryKey: string): () => void {
  const { push } = useRouter();
  return () => {
    const steps = stepsBack();
    if (steps === null) push(listHrefOf(categoryKey));
    else window.history.go(-steps);
  };
}

function stepsBack(): number | null {
  const { navigation } = window;
  const here = navigation?.currentEntry?.index ?? 0;
  const before = navigation?.entries().slice(0, here) ?? [];
  const at = before.findLastIndex(({ url }) => url !== null && !VIEWER.test(new URL(url).pathname));
  return at < 0 ? null : here - at;
}
