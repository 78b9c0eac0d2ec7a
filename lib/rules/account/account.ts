import * as v from 'valibot';
import { DEVICE_KINDS } from './device-kind';

const Device = v.object({
  id: v.string(),
  kind: v.picklist(DEVICE_KINDS),
  /** Its description: `Chrome · macOS 14.5`. */
  about: v.string(),
  /** Unix milliseconds. */
  loginAt: v.nullable(v.number()),
  /** The device of the request; it cannot be removed (spec 3 §5). */
  isCurrent: v.boolean(),
});

/** What `GET /api/session/account` answers (spec 3 §2 "Account info", "Devices"). */
export const AccountPage = v.object({
  name: v.string(),
  email: v.string(),
  phone: v.nullable(v.string()),
  /** Whether the viewer may change the phone number here. */
  canChangePhone: v.boolean(),
  /** When it will be deleted, in Unix milliseconds; null unless the viewer asked for it. */
  deletionAt: v.nullable(v.number()),
  /** As the provider writes its money: `1 990 ₸`. */
  balance: v.nullable(v.string()),
  provider: v.object({
    name: v.nullable(v.string()),
    /** The number of the user's account there. */
    account: v.nullable(v.string()),
    /** The viewer's account on its own site. */
    link: v.nullable(v.object({ label: v.string(), href: v.string() })),
    support: v.object({
      phone: v.nullable(v.string()),
      email: v.nullable(v.string()),
      href: v.nullable(v.string()),
    }),
  }),
  devices: v.array(Device),
  ip: v.nullable(v.string()),
  version: v.string(),
});

export type AccountPage = v.InferOutput<typeof AccountPage>;
export type AccountDevice = v.InferOutput<typeof Device>;
