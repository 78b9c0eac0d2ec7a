import { type Static, Type } from 'typebox';
import type { Channel, Snapshot } from '../../catalogue/model.ts';
import { matches } from '../../domain/text.ts';
import { listed, Paging, page } from '../query.ts';

/** wire 3: every list of channels accepts the same query. */
export const ChannelQuery = Type.Object({
  ...Paging,
  includes: Type.Optional(Type.String()),
  search: Type.Optional(Type.String({ maxLength: 255 })),
  order: Type.Optional(Type.String()),
  channels_order: Type.Optional(Type.String()),
  channels_version: Type.Optional(Type.String()),
});
export type ChannelQuery = Static<typeof ChannelQuery>;

/** Whether a list includes current programmes. */
export function wantsSchedules({ includes }: ChannelQuery): boolean {
  return listed(includes).includes('current_schedules');
}

const orders: Record<string, (a: Channel, b: Channel) => number> = {
  id: (a, b) => a.id - b.id,
  name: (a, b) => a.searchText.localeCompare(b.searchText),
};

/** The channels of a list; an unknown order means the provider's own. */
export function listedChannels(
  snapshot: Snapshot,
  query: ChannelQuery,
  filter: (channel: Channel) => boolean = () => true,
): Channel[] {
  const { search, order = query.channels_order ?? '' } = query;
  const found = [...snapshot.channels.values()].filter(
    (channel) => filter(channel) && (!search || matches(channel.searchText, search)),
  );
  const column = order.replace(/^-/, '');
  const compare = Object.hasOwn(orders, column) ? orders[column] : undefined;
  if (compare) found.sort((a, b) => (order.startsWith('-') ? compare(b, a) : compare(a, b)));
  return page(found, query);
}
