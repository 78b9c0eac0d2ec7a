'use client';

import dynamic from 'next/dynamic';
import { Suspense } from 'react';
import type { PlayerProps } from './Player';

const Lazy = dynamic(() => import('./Player').then((module) => module.Player));
const HlsSoon = dynamic(() => import('../engines/hls/Soon').then((module) => module.HlsSoon));

/**
 * The player by its own chunks, which the server names in the page's HTML: its frame is drawn there too, so nothing
 * moves when the controls arrive.
 */
export function LazyPlayer(props: PlayerProps) {
  return (
    <>
      <Lazy {...props} />
      <Suspense fallback={null}>
        <HlsSoon />
      </Suspense>
    </>
  );
}
