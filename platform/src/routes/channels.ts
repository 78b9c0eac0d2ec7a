import { type Static, Type } from 'typebox';
import { findChannel } from '../catalogue/find.ts';
import type { Channel, Snapshot } from '../catalogue/model.ts';
import { catalogueOf } from '../catalogue/store.ts';
import { favouritesByObject } from '../db/queries/favourites.ts';
import { viewerFor } from '../db/queries/subscriptions.ts';
import { isSeenByRole } from '../domain/age.ts';
import { isPurchased, watchRefusal } from '../domain/entitlement.ts';
import { matches } from '../domain/text.ts';
import type { Routes } from '../http/app.ts';
import { callerOf } from '../http/caller.ts';
import { blackoutsAround } from '../presenters/blackouts.ts';
import { ChannelCard, channelCard, STREAM_TYPES } from '../presenters/channel-card.ts';
import { ChannelCategory, channelCategory } from '../presenters/channel-category.ts';
import { ChannelPage } from '../presenters/channel-page.ts';
import { channelWithSchedule } from '../presenters/row-lists.ts';
import { UserChannel } from '../presenters/user-channel.ts';
import { say, type View, viewOf } from '../presenters/view.ts';
import { listed, Paging, page } from './query.ts';

const ListQuery = Type.Object({
  ...Paging,
  includes: Type.Optional(Type.String()),
  search: Type.Optional(Type.String({ maxLength: 255 })),
  order: Type.Optional(Type.String()),
  channels_order: Type.Optional(Type.String()),
  channels_version: Type.Optional(Type.String()),
});
type Query = Static<typeof ListQuery>;

const orders: Record<string, (a: Channel, b: Channel) => number> = {
  id: (a, b) => a.id - b.id,
  name: (a, b) => a.searchText.localeCompare(b.searchText),
};

/** Channels as a list asks for them; an order that is not known is the provider's own. */
function listedChannels(snapshot: Snapshot, query: Query, keep: (channel: Channel) => boolean): Channel[] {
  const { search, order = query.channels_order ?? '' } = query;
  const found = [...snapshot.channels.values()].filter(
    (channel) => keep(channel) && (!search || matches(channel.searchText, search)),
  );
  const compare = orders[order.replace(/^-/, '')];
  if (compare) found.sort((a, b) => (order.startsWith('-') ? compare(b, a) : compare(a, b)));
  return page(found, query);
}

export const channelRoutes: Routes = async (app, deps) => {
  const catalogue = catalogueOf(deps);
  const config = { access: 'public' as const };

  function card(snapshot: Snapshot, channel: Channel, withSchedule: boolean, view: View) {
    if (withSchedule) return channelWithSchedule(snapshot, channel, deps.clock.now(), view);
    return channelCard(channel, view);
  }

  function list(path: string, summary: string, keep: (channel: Channel) => boolean): void {
    const schema = { summary, querystring: ListQuery, response: { 200: Type.Array(ChannelCard) } };
    app.get(path, { config, schema }, async (request) => {
      const snapshot = await catalogue.current();
      const view = viewOf(request, deps);
      const withSchedule = listed(request.query.includes).includes('current_schedules');
      const isChild = request.caller?.profileRole === 'child';
      const seen = ({ age, isAdult }: Channel) => !isChild || isSeenByRole(age, 'child', isAdult);
      const channels = listedChannels(snapshot, request.query, (one) => keep(one) && seen(one));
      return channels.map((channel) => card(snapshot, channel, withSchedule, view));
    });
  }

  list('/v2/channels/channel_list', 'All channels, with includes=current_schedules what is on', () => true);
  list(
    '/v2/channels/free_list',
    'Channels that everyone may watch',
    ({ isFree, isAvailable }) => isFree && isAvailable,
  );

  app.get(
    '/v2/channels/category_list',
    { config, schema: { summary: 'Channel categories', response: { 200: Type.Array(ChannelCategory) } } },
    async (request) => {
      const snapshot = await catalogue.current();
      const view = viewOf(request, deps);
      return snapshot.categories.map((category) => channelCategory(snapshot, category, view));
    },
  );

  app.get(
    '/v2/users/self/channel_list',
    {
      config: { access: 'user' },
      schema: {
        summary: "The caller's channels: what is bought, hidden, favourite",
        querystring: ListQuery,
        response: { 200: Type.Array(UserChannel) },
      },
    },
    async (request) => {
      const caller = callerOf(request);
      const snapshot = await catalogue.current();
      const view = viewOf(request, deps);
      const [viewer, favourites] = await Promise.all([
        viewerFor(deps.db, caller, snapshot, deps.clock.now()),
        favouritesByObject(deps.db, caller, ['channel']),
      ]);
      return listedChannels(snapshot, request.query, () => true).map((channel) => {
        const purchased = isPurchased(channel, viewer);
        const favourite = favourites.get(String(channel.id));
        return {
          id: channel.id,
          favorite: favourite
            ? {
                id: favourite.id,
                created_at: favourite.createdAt.toISOString(),
                priority: favourite.priority,
              }
            : null,
          is_hidden: watchRefusal(channel, viewer) === 'child_profile',
          is_purchased: purchased,
          is_available: channel.isAvailable,
          overlay_icon: '',
          available_archived_days: purchased ? channel.archivedDays : 0,
          access_error: say(channel.accessError, view),
          min_price: channel.minPrice,
          stream_types: STREAM_TYPES,
        };
      });
    },
  );

  app.get(
    '/v2/channels/:channel',
    {
      config,
      schema: {
        summary: 'A channel, by id or slug',
        params: Type.Object({ channel: Type.String() }),
        response: { 200: ChannelPage },
      },
    },
    async (request) => {
      const snapshot = await catalogue.current();
      const view = viewOf(request, deps);
      const channel = findChannel(snapshot, request.params.channel);
      return {
        ...card(snapshot, channel, true, view),
        category_ids: channel.categoryIds,
        hd: channel.isHd,
        ar: channel.aspectRatio,
        real_archived_days: channel.archivedDays,
        blackouts: blackoutsAround(channel, deps.clock.now()),
        screen_url: `${deps.env.publicUrl}/thumb/live/${channel.id}`,
      };
    },
  );
};
