import type { DeviceKind } from './device-kind';

/** A device in the list of the account page. */
export interface AccountDevice {
  id: string;
  kind: DeviceKind;
  about: string;
  /** Unix milliseconds. */
  loginAt: number | null;
  /** The one that asks; it cannot be removed (spec 3 §5). */
  isCurrent: boolean;
}

/** What `GET /api/session/account` answers. */
export interface AccountPage {
  name: string;
  email: string;
  phone: string | null;
  /** As the provider writes its money: `1 990 ₸`. */
  balance: string | null;
  provider: {
    name: string | null;
    account: string | null;
    support: { phone: string | null; email: string | null; url: string | null };
  };
  devices: AccountDevice[];
  ip: string | null;
  version: string;
}
