import { Type } from 'typebox';
import { ContentScheduleEntry } from '../channels/schedule.ts';
import { Money, Nullable, Snowflake, Wire } from '../schema.ts';
import { PayButton } from './metadata-buttons.ts';
import { UserLicence } from './metadata-licence.ts';

/** wire 4 content_metadata. */
export const ContentMetadata = Wire({
  id: Snowflake,
  is_purchased: Type.Boolean(),
  is_available: Type.Boolean(),
  is_continuation: Type.Boolean(),
  min_price: Money,
  buttons: Type.Array(PayButton),
  license_info: Type.String(),
  user_license_info: Nullable(UserLicence),
  history: Nullable(Wire({ seconds: Type.Integer() })),
  next_to_play: Nullable(Wire({ id: Snowflake, slug: Type.String() })),
  stream_using: Wire({
    library_id: Nullable(Type.Integer()),
    content_schedule: Nullable(ContentScheduleEntry),
  }),
  favorite: Nullable(Wire({ id: Type.String() })),
  user_rating: Nullable(Wire({ id: Type.String(), rating: Type.Integer() })),
  is_lost: Type.Boolean(),
});
