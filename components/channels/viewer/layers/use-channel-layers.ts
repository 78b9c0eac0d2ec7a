'use client';

import { lazy, type ReactNode, useMemo, useRef } from 'react';
import { loadWords } from '@/lib/client/i18n/load-words';
import type { PageLayers } from '@/player';

const loadList = () => import('./ListLayer');
const loadGuide = () => import('./GuideLayer');

export const ListLayer = lazy(async () => ({ default: (await loadList()).ListLayer }));
export const GuideLayer = lazy(async () => ({ default: (await loadGuide()).GuideLayer }));

type Draw = (close: () => void) => ReactNode;

/** The layers of the viewer page; what they show is drawn with the newest data of the page. */
export function useChannelLayers(draw: { list: Draw; guide: Draw }): PageLayers {
  const latest = useRef(draw);
  latest.current = draw;
  return useMemo(
    () => ({
      channels: { load: loadList, draw: (close) => latest.current.list(close) },
      guide: {
        load: () => Promise.all([loadGuide(), loadWords('guide')]),
        draw: (close) => latest.current.guide(close),
      },
    }),
    [],
  );
}
