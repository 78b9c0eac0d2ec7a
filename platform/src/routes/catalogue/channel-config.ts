import type { FastifyRequest } from 'fastify';
import { type Static, Type } from 'typebox';
import { adPlanFor } from '../../catalogue/advertising.ts';
import { onAir } from '../../catalogue/air.ts';
import { playedOf } from '../../catalogue/aired.ts';
import { findChannel } from '../../catalogue/find.ts';
import type { Channel, Snapshot } from '../../catalogue/model.ts';
import { requireAgeAccess, requireChannelAccess } from '../../catalogue/require-access.ts';
import { catalogueOf } from '../../catalogue/store.ts';
import { channelViewerFor } from '../../db/queries/subscriptions.ts';
import type { Deps, Routes } from '../../http/app.ts';
import { callerOf } from '../../http/caller.ts';
import { adInfo } from '../../presenters/channels/ads.ts';
import { ChannelConfig } from '../../presenters/channels/stream.ts';
import { absolute } from '../../presenters/view.ts';
import { requireWatching } from '../../session/watching.ts';
import { linkBase } from './stream-answers.ts';
import { StreamQuery } from './stream-query.ts';

/**
 * The settings of the broadcaster's own player (spec 2 §7 Channel config): for a channel with such a player, the address of
 * its settings, and those of the light player if the channel uses it.
 */
export async function channelConfig(
  deps: Deps,
  request: FastifyRequest<{ Querystring: StreamQuery }>,
  snapshot: Snapshot,
  channel: Channel,
): Promise<Static<typeof ChannelConfig>> {
  const { locale, query } = request;
  const viewer = await channelViewerFor(deps.db, callerOf(request), snapshot, deps.clock.now());
  requireChannelAccess(snapshot, channel, viewer, locale);
  const aired = onAir(snapshot, channel, deps.clock.now());
  if (aired) requireAgeAccess(playedOf(aired), viewer);
  const plan = adPlanFor({ snapshot, order: deps.adOrder }, channel, viewer, false);
  const { publicUrl } = linkBase(deps, callerOf(request), query);
  const vitrinaUrl = absolute(channel.vitrinaUrl, publicUrl);
  return {
    config: { web: vitrinaUrl, web_vlight: channel.isVlight ? vitrinaUrl : null },
    ad: adInfo(plan, { publicUrl, statId: null, locale }),
  };
}

/** The same as `type=config` of the stream call, at its own path: no public source shows the real one. */
export const channelConfigRoutes: Routes = async (app, deps) => {
  const catalogue = catalogueOf(deps);

  app.get(
    '/v2/channels/:channel/config',
    {
      config: { access: 'device', errors: ['permission_denied', 'bedtime', 'screen_time_over'] },
      schema: {
        summary: "Settings of the broadcaster's own player, and its advertising",
        params: Type.Object({ channel: Type.String() }),
        querystring: StreamQuery,
        response: { 200: ChannelConfig },
      },
    },
    async (request) => {
      await requireWatching(deps, request, callerOf(request));
      const snapshot = await catalogue.current();
      return channelConfig(deps, request, snapshot, findChannel(snapshot, request.params.channel));
    },
  );
};
