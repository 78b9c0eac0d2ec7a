import { Type } from 'typebox';
import { Money, Nullable, Wire } from './schema.ts';

/** wire.md §3 users/self/channel_list: what differs from viewer to viewer. */
export const UserChannel = Wire({
  id: Type.Integer(),
  favorite: Nullable(
    Wire({
      id: Type.String(),
      created_at: Type.String({ format: 'date-time' }),
      priority: Type.Integer(),
    }),
  ),
  is_hidden: Type.Boolean(),
  is_purchased: Type.Boolean(),
  is_available: Type.Boolean(),
  overlay_icon: Type.String(),
  available_archived_days: Type.Integer(),
  access_error: Type.String(),
  min_price: Money,
  stream_types: Type.Array(Type.String()),
});
