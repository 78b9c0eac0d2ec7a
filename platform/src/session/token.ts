import { type Static, Type } from 'typebox';
import { Nullable } from '../presenters/schema.ts';
import { type DeviceRow, DeviceWire, presentDevice } from './device.ts';
import { type Profile, type ProfileView, ProfileWire, presentProfile } from './profile.ts';

/** wire 2 `POST /v2/auth/login`; `expired` null satisfies every known client (wire 1.2). */
export const TokenWire = Type.Object({
  access_token: Type.String({ pattern: '^[0-9a-f]{40}$' }),
  expired: Type.Null(),
  device: Nullable(DeviceWire),
  profile: Nullable(ProfileWire),
  was_guest: Type.Boolean(),
});

function presentOwn(row: DeviceRow, view: ProfileView, calledBy: string | undefined) {
  const caller = { ...view, deviceId: row.device.id };
  return presentDevice(row, calledBy ? { ...caller, requestedId: calledBy } : caller);
}

export function presentToken(
  token: {
    accessToken: string;
    row?: DeviceRow;
    calledBy?: string;
    profile?: Profile | null;
    wasGuest: boolean;
  },
  view: ProfileView,
): Static<typeof TokenWire> {
  const profile = token.row ? token.row.profile : (token.profile ?? null);
  return {
    access_token: token.accessToken,
    expired: null,
    device: token.row ? presentOwn(token.row, view, token.calledBy) : null,
    profile: profile && presentProfile(profile, view),
    was_guest: token.wasGuest,
  };
}
