'use client';

import dynamic from 'next/dynamic';
import { Suspense } from 'react';
import { Player, type PlayerProps } from './Player';

const HlsPreload = dynamic(() => import('../engines/hls/HlsPreload').then((module) => module.HlsPreload));

/**
 * The player as a part of a page that is certain to play: its script is one of the page's own scripts, and the HTML names
 * the file of the engine. Imported on demand the player would arrive a request later, since the bundler cuts it
 * differently for each page and the framework names the file of only one of them. The server renders its frame, so the
 * controls cause no layout shift.
 */
export function PagePlayer(props: PlayerProps) {
  return (
    <>
      <Player {...props} />
      <Suspense fallback={null}>
        <HlsPreload />
      </Suspense>
    </>
  );
}
