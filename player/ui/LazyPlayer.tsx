'use client';

import dynamic from 'next/dynamic';
import { Suspense } from 'react';
import type { PlayerProps } from './Player';

const Lazy = dynamic(() => import('./Player').then((module) => module.Player));
const HlsPreload = dynamic(() => import('../engines/hls/HlsPreload').then((module) => module.HlsPreload));

/**
 * The player as separate scripts that the HTML of the page names. The server renders its frame, so the controls cause
 * no layout shift.
 */
export function LazyPlayer(props: PlayerProps) {
  return (
    <>
      <Lazy {...props} />
      <Suspense fallback={null}>
        <HlsPreload />
      </Suspense>
    </>
  );
}
