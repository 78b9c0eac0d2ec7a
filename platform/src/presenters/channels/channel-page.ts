import { Type } from 'typebox';
import { Blackouts } from './blackouts.ts';
import { ChannelCard } from './channel-card.ts';

/** wire.md §3 GET /v2/channels/{id}. */
export const ChannelPage = Type.Object({
  ...ChannelCard.properties,
  category_ids: Type.Array(Type.Integer()),
  hd: Type.Boolean(),
  ar: Type.String(),
  real_archived_days: Type.Integer(),
  blackouts: Blackouts,
  screen_url: Type.String(),
});
