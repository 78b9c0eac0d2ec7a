'use client';

import dynamic from 'next/dynamic';

/**
 * The player for a page that may not need it: nothing of it is in the page's first script. The second public face
 * beside `index.ts`, because a static import of that one would bring everything along.
 */
export const LazyPlayer = dynamic(() => import('./ui/Player').then((module) => module.Player), {
  ssr: false,
});

/** On intent: player and engine travel while the stream call is under way. */
export function preloadLazyPlayer(): void {
  import('./preload').then((module) => module.preloadPlayer('hls'));
  import('./ui/Player');
}

export type { PlayerSource, Programme } from './core/source';
export type { PositionReport } from './features/feature';
export type { PlayerLabels } from './ui/labels';
