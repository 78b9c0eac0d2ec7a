import { Type } from 'typebox';
import { catalogueOf } from '../../catalogue/store.ts';
import type { Routes } from '../../http/app.ts';
import type { Access } from '../../http/caller.ts';
import { channelsOf } from '../../presenters/channels/channel-category.ts';
import {
  LegacyCategory,
  ListedLegacyChannel,
  legacyChannel,
} from '../../presenters/channels/legacy-channel.ts';
import { nowOn } from '../../presenters/channels/now-on.ts';
import { localized, viewOf } from '../../presenters/view.ts';
import { ChannelQuery, listedChannels, wantsSchedules } from '../catalogue/channel-query.ts';
import { pricedIn } from '../catalogue/priced-channels.ts';

/** Lists for older clients (wire 3 Other channel lists), each at a public address and at one for the viewer. */
export const legacyChannelRoutes: Routes = async (app, deps) => {
  const catalogue = catalogueOf(deps);

  function list(path: string, access: Access): void {
    const schema = {
      summary: 'All channels, with includes=current_schedules what is on, in the form of older clients',
      querystring: ChannelQuery,
      response: { 200: Type.Array(ListedLegacyChannel) },
    };
    app.get(path, { config: { access }, schema }, async (request) => {
      const snapshot = await catalogue.shownTo(request.caller);
      const view = viewOf(request, deps);
      const own = await pricedIn(request, deps, snapshot);
      const now = deps.clock.now();
      const hasSchedules = wantsSchedules(request.query);
      return listedChannels(snapshot, request.query).map((channel) => ({
        ...legacyChannel(channel, own(channel), view),
        current_schedule: hasSchedules ? nowOn(snapshot, channel, now, view).current_schedule : null,
      }));
    });
  }

  function categories(path: string, access: Access): void {
    const schema = {
      summary: 'Categories with their whole channels, in the form of older clients',
      querystring: ChannelQuery,
      response: { 200: Type.Array(LegacyCategory) },
    };
    app.get(path, { config: { access }, schema }, async (request) => {
      const snapshot = await catalogue.shownTo(request.caller);
      const view = viewOf(request, deps);
      const own = await pricedIn(request, deps, snapshot);
      // One of these clients searches in the first category, so that one has to contain all channels.
      const sorted = [...snapshot.categories].sort(
        (a, b) => Number(b.tags.all_channels ?? false) - Number(a.tags.all_channels ?? false),
      );
      return sorted.map((category) => {
        const icon = view.images('category', category.slug, view.locale);
        return {
          id: category.id,
          name: localized(category.name, view),
          icon,
          age: 0,
          images: [{ itype: 'whiteback', src: icon }],
          channels: channelsOf(snapshot, category).map((channel) =>
            legacyChannel(channel, own(channel), view),
          ),
        };
      });
    });
  }

  list('/v2/channels', 'public');
  list('/v2/users/self/channels', 'user');
  categories('/v2/channels/categories', 'public');
  categories('/v2/users/self/channels/categories', 'user');
};
