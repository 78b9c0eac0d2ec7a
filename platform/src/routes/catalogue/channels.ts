import type { FastifyContextConfig, FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import { onAir } from '../../catalogue/air.ts';
import type { AiredEntry } from '../../catalogue/aired.ts';
import { findChannel } from '../../catalogue/find.ts';
import { isOpenToAll } from '../../catalogue/free-channels.ts';
import type { Channel, Snapshot } from '../../catalogue/model.ts';
import { catalogueOf } from '../../catalogue/store.ts';
import { ownTitles } from '../../db/queries/own-titles.ts';
import { CACHE_MS } from '../../http/answer-cache.ts';
import type { Routes } from '../../http/app.ts';
import { basesOf } from '../../http/public-address.ts';
import { blackoutsAround } from '../../presenters/channels/blackouts.ts';
import { ChannelCard, channelCard } from '../../presenters/channels/channel-card.ts';
import { ChannelCategory, channelCategory } from '../../presenters/channels/channel-category.ts';
import { ChannelPage } from '../../presenters/channels/channel-page.ts';
import { legacyChannel } from '../../presenters/channels/legacy-channel.ts';
import { currentEntry } from '../../presenters/channels/legacy-entry.ts';
import { UserChannel, userChannel } from '../../presenters/channels/user-channel.ts';
import { channelWithSchedule } from '../../presenters/contents/row-lists.ts';
import { type View, viewAt, viewOf } from '../../presenters/view.ts';
import { ChannelQuery, listedChannels, wantsSchedules } from './channel-query.ts';
import { marksOf } from './marks.ts';
import { pricedIn } from './priced-channels.ts';

export const channelRoutes: Routes = async (app, deps) => {
  const catalogue = catalogueOf(deps);
  const config = { access: 'public', cacheMs: CACHE_MS.usual } satisfies FastifyContextConfig;

  function card(snapshot: Snapshot, channel: Channel, withSchedule: boolean, view: View) {
    if (withSchedule) return channelWithSchedule(snapshot, channel, deps.clock.now(), view);
    return channelCard(channel, view);
  }

  function list(path: string, summary: string, filter: (channel: Channel) => boolean): void {
    const schema = { summary, querystring: ChannelQuery, response: { 200: Type.Array(ChannelCard) } };
    app.get(path, { config, schema }, async (request) => {
      const snapshot = await catalogue.shownTo(request.caller);
      const view = viewOf(request, deps);
      const withSchedule = wantsSchedules(request.query);
      const channels = listedChannels(snapshot, request.query, filter);
      return channels.map((channel) => card(snapshot, channel, withSchedule, view));
    });
  }

  list('/v2/channels/channel_list', 'All channels, with includes=current_schedules what is on', () => true);
  list('/v2/channels/free_list', 'Channels that everyone may watch', isOpenToAll);

  app.get(
    '/v2/channels/category_list',
    { config, schema: { summary: 'Channel categories', response: { 200: Type.Array(ChannelCategory) } } },
    async (request) => {
      const snapshot = await catalogue.shownTo(request.caller);
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
        querystring: ChannelQuery,
        response: { 200: Type.Array(UserChannel) },
      },
    },
    async (request) => {
      // The whole list also for a child: clients combine it with the public one and hide channels marked as hidden.
      const snapshot = await catalogue.current();
      const view = viewOf(request, deps);
      const own = await pricedIn(request, deps, snapshot);
      return listedChannels(snapshot, request.query).map((channel) =>
        userChannel(channel, own(channel), view),
      );
    },
  );

  async function onNow({ caller, locale }: FastifyRequest, entry: AiredEntry | null) {
    if (!entry) return null;
    const [marks, titles] = await Promise.all([
      marksOf(deps, caller, [entry]),
      ownTitles(deps.db, caller, [entry.content.id]),
    ]);
    const now = Math.floor(deps.clock.now() / 1000);
    return currentEntry(entry, now, { marks, titles }, viewAt({ locale }, basesOf(deps.env), deps));
  }

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
      const snapshot = await catalogue.shownTo(request.caller);
      const view = viewOf(request, deps);
      const channel = findChannel(snapshot, request.params.channel);
      const nowMs = deps.clock.now();
      const own = await pricedIn(request, deps, snapshot);
      return {
        ...legacyChannel(channel, own(channel), view),
        category_ids: channel.categoryIds,
        blackouts: blackoutsAround(channel, nowMs),
        current_schedule: await onNow(request, onAir(snapshot, channel, nowMs)),
      };
    },
  );
};
