import type { Static } from 'typebox';
import type { RowItems } from '../../catalogue/fill-row.ts';
import type { Channel, Snapshot } from '../../catalogue/model.ts';
import { channelCard } from '../channels/channel-card.ts';
import { nowOn } from '../channels/now-on.ts';
import type { View } from '../view.ts';
import { contentCard } from './content-card.ts';
import { historyItem, type WatchedItem } from './history-item.ts';
import { personCard } from './person.ts';
import { promotion } from './promotion.ts';
import type { RowPage } from './row.ts';

export type ShownItems = RowItems | { kind: 'watched'; items: WatchedItem[] };

type Lists = Pick<Static<typeof RowPage>, 'contents' | 'channels' | 'promotions' | 'histories' | 'persons'>;

const EMPTY: Lists = { contents: [], channels: [], promotions: [], histories: [], persons: [] };

/** A channel with its current programme and the next one, as in channel lists and rows. */
export function channelWithSchedule(snapshot: Snapshot, channel: Channel, nowMs: number, view: View) {
  return { ...channelCard(channel, view), ...nowOn(snapshot, channel, nowMs, view) };
}

/** The data that a row needs to present its items. */
export type RowContext = {
  snapshot: Snapshot;
  template: string;
  nowMs: number;
  view: View;
};

/** One page of items, in the list for their kind (spec 2 §9 Catalogue type mapping). */
export function rowLists(
  all: ShownItems,
  cut: <T>(items: readonly T[]) => T[],
  { snapshot, template, nowMs, view }: RowContext,
): Lists {
  switch (all.kind) {
    case 'contents':
      return { ...EMPTY, contents: cut(all.items).map((content) => contentCard(content, view)) };
    case 'channels': {
      const channels = cut(all.items).map((one) => channelWithSchedule(snapshot, one, nowMs, view));
      return { ...EMPTY, channels };
    }
    case 'persons':
      return { ...EMPTY, persons: cut(all.items).map((person) => personCard(person, view)) };
    case 'promotions':
      return {
        ...EMPTY,
        promotions: cut(all.items).map((item) => promotion(item, template, snapshot, view)),
      };
    case 'watched': {
      const thumbnails = (contentId: string) => `${view.mediaUrl}/thumb/vod/${contentId}`;
      return { ...EMPTY, histories: cut(all.items).map((item) => historyItem(item, thumbnails, view)) };
    }
    case 'own':
      return EMPTY;
  }
}
