'use client';

import { lazy, useMemo, useRef } from 'react';
import { loadWords } from '@/lib/client/i18n/load-words';
import type { ListedChannel } from '@/lib/platform/resources/channels';
import type { ChannelCategory } from '@/lib/rules/channels/view';
import type { PageLayers } from '@/player';
import type { ViewerLabels } from '../props';

const loadList = () => import('./ListLayer');
const loadGuide = () => import('./GuideLayer');

const ListLayer = lazy(async () => ({ default: (await loadList()).ListLayer }));
const GuideLayer = lazy(async () => ({ default: (await loadGuide()).GuideLayer }));

interface OnPage {
  categoryKey: string;
  categories: ChannelCategory[];
  channels: ListedChannel[];
  /** Null while it is not known: there is nothing to show then. */
  channel: ListedChannel | null;
  now: number | null;
  /** The moment on screen; null is live. */
  moment: number | null;
  /** The programme on screen. */
  entryId: string | null;
  isForChildren: boolean;
  locale: string;
  labels: ViewerLabels;
  /** A channel was chosen in the list. */
  onChannel(channel: ListedChannel): void;
  /** A programme was chosen in the guide. */
  onAddress(href: string): void;
}

/** The layers over the picture: the list of channels and the guide, drawn with the newest data of the page. */
export function useChannelLayers(page: OnPage): PageLayers {
  const latest = useRef(page);
  latest.current = page;
  return useMemo(
    () => ({
      channels: { load: loadList, draw: (close) => drawList(latest.current, close) },
      guide: {
        load: () => Promise.all([loadGuide(), loadWords('guide')]),
        draw: (close) => drawGuide(latest.current, close),
      },
    }),
    [],
  );
}

function drawList({ channel, onChannel, ...page }: OnPage, close: () => void) {
  const { categoryKey, categories, channels, isForChildren, labels } = page;
  return (
    channel && (
      <ListLayer
        {...{ categoryKey, categories, channels, isForChildren, labels }}
        currentId={channel.id}
        onOpen={(chosen) => {
          close();
          onChannel(chosen);
        }}
      />
    )
  );
}

function drawGuide({ channel, entryId, onAddress, ...page }: OnPage, close: () => void) {
  const { categoryKey, channels, now, moment, locale, labels } = page;
  return (
    channel && (
      <GuideLayer
        {...{ categoryKey, channels, channel, now, moment, locale, labels }}
        currentId={entryId}
        onOpen={(href) => {
          close();
          onAddress(href);
        }}
      />
    )
  );
}
