'use client';

import { type ComponentProps, type ReactNode, useState } from 'react';
import { RootMark } from '@/components/ui/root-mark/RootMark';
import type { WatchPage } from '@/lib/server/playback/load-watch';
import { NowPlayingContext } from './NowPlaying';
import { WatchStage } from './WatchStage';

interface Props extends Omit<ComponentProps<typeof WatchStage>, 'page'> {
  /** The page of the title, which sets what plays. */
  children: ReactNode;
}

/** The player of films and episodes: one for all of them, so that the next episode changes only the picture. */
export function WatchViewer({ children, ...stage }: Props) {
  const [page, play] = useState<WatchPage | null>(null);
  return (
    <NowPlayingContext value={play}>
      {children}
      <RootMark mark="stage" />
      <WatchStage page={page} {...stage} />
    </NowPlayingContext>
  );
}
