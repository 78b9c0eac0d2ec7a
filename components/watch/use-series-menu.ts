'use client';

import { useRouter } from 'next/navigation';
import { useMemo, useRef } from 'react';
import { libraryOfAddress } from '@/lib/client/browser/library-of-address';
import { ownEpisodes } from '@/lib/client/playback/own-episodes';
import type { OwnEpisode } from '@/lib/platform/resources/own-episodes';
import type { WatchPage } from '@/lib/server/playback/load-watch';
import { routes } from '@/lib/shared/routes';
import type { SeriesMenu } from '@/player';

/** The menu of the series of an episode; null for a film. */
export function useSeriesMenu(page: WatchPage | null): SeriesMenu | null {
  const router = useRouter();
  const listed = useRef<readonly OwnEpisode[]>([]);
  const seriesId = page?.seriesId ?? null;
  const currentId = page?.contentId ?? null;
  return useMemo(() => {
    if (seriesId === null || currentId === null) return null;
    return {
      currentId,
      async load() {
        listed.current = await ownEpisodes(seriesId);
        return listed.current.map(({ still, ...episode }) => ({ ...episode, picture: still }));
      },
      open(id) {
        const episode = listed.current.find((candidate) => candidate.id === id);
        if (episode) router.push(routes.inLibrary(routes.watch(episode.slug), libraryOfAddress()));
      },
    };
  }, [seriesId, currentId, router]);
}
