import { Type } from 'typebox';

const short = (maxLength: number) => Type.Optional(Type.String({ maxLength }));
const flag = Type.Optional(Type.Boolean());
const clearable = <T extends Parameters<typeof Type.Union>[0][number]>(schema: T) =>
  Type.Optional(Type.Union([schema, Type.Null()]));

/** Fields that a client may change later; a creation may have them too (wire 2.7, spec 1 §7). */
const changeable = {
  name: short(128),
  settings: clearable(Type.Record(Type.String(), Type.Unknown())),
  parental_settings: clearable(
    Type.Object({
      duration: Type.Optional(Type.Integer({ minimum: 0, maximum: 1440 })),
      pay: flag,
      profile: flag,
      program: flag,
      vod: flag,
      channel: flag,
      settings: flag,
    }),
  ),
  notification: clearable(
    Type.Object({
      notification_type: Type.String({ maxLength: 32 }),
      token: Type.String({ maxLength: 2048 }),
    }),
  ),
};

/** The body of a change. */
export const DeviceChange = Type.Object(changeable);

/** The body of a creation. */
export const DeviceCreation = Type.Object({
  ...changeable,
  device_type: Type.String({ minLength: 1, maxLength: 32 }),
  vendor: short(128),
  model: short(128),
  version: short(64),
  serial: short(128),
  os_name: short(64),
  os_version: short(64),
  application_type: short(64),
  timezone: Type.Optional(Type.Union([Type.String({ maxLength: 64 }), Type.Null()])),
  profile_id: clearable(Type.String({ maxLength: 64 })),
  interfaces: clearable(Type.Array(Type.Object({ name: short(64), mac: short(64) }), { maxItems: 16 })),
});
