import { Type } from 'typebox';
import { Nullable } from '../schema.ts';
import { Blackouts } from './blackouts.ts';
import { LegacyChannel } from './legacy-channel.ts';
import { CurrentEntry } from './legacy-entry.ts';

/** wire 3 GET /v2/channels/{id}: the channel, its state for the viewer, and the current programme. */
export const ChannelPage = Type.Object({
  ...LegacyChannel.properties,
  category_ids: Type.Array(Type.Integer()),
  blackouts: Blackouts,
  current_schedule: Nullable(CurrentEntry),
});
