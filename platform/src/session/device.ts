import { type Static, Type } from 'typebox';
import type { DeviceNotification, devices, ParentalSettings, users } from '../db/schema/session.ts';
import { isoSeconds } from '../domain/iso.ts';
import { offsetAt } from '../domain/zone.ts';
import { Nullable } from '../presenters/schema.ts';
import { type Profile, type ProfileView, ProfileWire, presentProfile } from './profile.ts';

export type Device = typeof devices.$inferSelect;
type DeviceOwner = Pick<
  typeof users.$inferSelect,
  'id' | 'username' | 'firstName' | 'lastName' | 'providerUid' | 'timezone'
>;

const text = Type.String();
const flag = Type.Boolean();

const ParentalWire = Type.Object({
  duration: Type.Integer(),
  pay: flag,
  profile: flag,
  program: flag,
  vod: flag,
  channel: flag,
  settings: flag,
});

/** wire 2.7. */
export const DeviceWire = Type.Object({
  id: text,
  name: text,
  device_type: text,
  vendor: text,
  model: text,
  version: text,
  serial: text,
  os_name: text,
  os_version: text,
  timezone: Nullable(text),
  timezone_utcoffset: Type.Integer(),
  application_type: text,
  profile: Nullable(ProfileWire),
  store_source: text,
  settings: Nullable(Type.Record(text, Type.Unknown())),
  notification: Nullable(Type.Object({ notification_type: text, token: text, created_at: text })),
  interfaces: Type.Array(Type.Object({ name: Type.Optional(text), mac: Type.Optional(text) })),
  created_at: text,
  login_at: text,
  user_id: Type.Integer(),
  user: Type.Object({
    id: Type.Integer(),
    username: text,
    first_name: text,
    last_name: text,
    provider_uid: text,
  }),
  parental_settings: Nullable(ParentalWire),
  codec_structure_exist: flag,
  promoted_for: Type.Null(),
  locale: Type.Null(),
  // Our own field: the ids in a list differ from those of clients.
  is_current: flag,
});

export interface DeviceRow {
  device: Device;
  owner: DeviceOwner;
  profile: Profile | null;
}

/** The caller. */
interface DeviceContext extends ProfileView {
  /** The device of the token. */
  deviceId?: string | null;
  /** The id that the client itself used for the device: the answer repeats it. */
  requestedId?: string;
}

export function presentDevice(
  { device, owner, profile }: DeviceRow,
  { imagesUrl, locale, deviceId, requestedId: calledBy = device.id }: DeviceContext,
): Static<typeof DeviceWire> {
  return {
    id: calledBy,
    name: device.name,
    device_type: device.deviceType,
    vendor: device.vendor,
    model: device.model,
    version: device.version,
    serial: device.serial,
    os_name: device.osName,
    os_version: device.osVersion,
    timezone: device.timezone,
    timezone_utcoffset: offsetAt(device.loginAt.getTime() / 1000, device.timezone ?? owner.timezone),
    application_type: device.applicationType,
    profile: profile && presentProfile(profile, { imagesUrl, locale }),
    store_source: '',
    settings: device.settings,
    notification: device.notification && notificationWire(device.notification),
    interfaces: device.interfaces,
    created_at: isoSeconds(device.createdAt),
    login_at: isoSeconds(device.loginAt),
    user_id: device.userId,
    user: {
      id: owner.id,
      username: owner.username,
      first_name: owner.firstName,
      last_name: owner.lastName,
      provider_uid: owner.providerUid,
    },
    parental_settings: device.parentalSettings,
    codec_structure_exist: false,
    promoted_for: null,
    locale: null,
    is_current: device.id === deviceId,
  };
}

function notificationWire({ notification_type, token, created_at }: DeviceNotification) {
  return { notification_type, token, created_at };
}

const NO_PIN_CHECKS: ParentalSettings = {
  duration: 0,
  pay: false,
  profile: false,
  program: false,
  vod: false,
  channel: false,
  settings: false,
};

/** A client may send only some of the settings. */
export function mergeParental(
  stored: ParentalSettings | null,
  change: Partial<ParentalSettings> | null | undefined,
): ParentalSettings | null {
  if (change === undefined) return stored;
  return change && { ...NO_PIN_CHECKS, ...stored, ...change };
}
