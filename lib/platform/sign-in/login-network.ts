import 'server-only';
import * as v from 'valibot';
import { ContactsShown, SupportWire, supportOf } from '@/lib/platform/http/support';
import { send, type Target } from '@/lib/platform/http/transport';
import { textOrNull } from '@/lib/platform/http/wire';
import { webAddress } from '@/lib/shared/web-address';

/** The form waits at most this long for data that has a default. */
const TIMEOUT_MS = 2_000;

const Network = v.object({
  phone_otp_length: v.fallback(
    v.nullish(v.pipe(v.number(), v.integer(), v.minValue(4), v.maxValue(8))),
    null,
  ),
  agreement: textOrNull,
  privacy: textOrNull,
  // Only an explicit "no" forbids new accounts.
  is_registration_allowed: v.nullish(v.boolean(), true),
  provider: v.nullish(
    v.object({
      phone_mask: textOrNull,
      currency: v.nullish(v.object({ UTF_NAME: textOrNull })),
      display_contact_info: ContactsShown,
      landing: v.nullish(
        v.object({
          support: SupportWire,
          regform_btn_url: textOrNull,
          regform_btn_caption: textOrNull,
        }),
      ),
    }),
  ),
  default: v.nullish(
    v.object({ login: v.nullish(v.object({ title: textOrNull, description: textOrNull })) }),
  ),
});

/** The data of the network that a login form needs (spec 1 §3 "Network info", spec 3 §3 "Network data"). */
export interface LoginNetwork {
  phoneMask: string | null;
  codeLength: number | null;
  title: string | null;
  description: string | null;
  supportPhone: string | null;
  /** Addresses of the texts that a login agrees to. */
  agreement: string | null;
  privacy: string | null;
  /** As written after an amount. */
  currency: string | null;
  /** Accounts are made here; elsewhere only the provider makes them. */
  isRegistrationAllowed: boolean;
  /** Where the provider makes accounts. */
  registration: { href: string; caption: string } | null;
}

const UNKNOWN: LoginNetwork = {
  phoneMask: null,
  codeLength: null,
  title: null,
  description: null,
  supportPhone: null,
  agreement: null,
  privacy: null,
  currency: null,
  isRegistrationAllowed: true,
  registration: null,
};

/** Never fails: a network that does not answer only leaves its own texts out. */
export async function readLoginNetwork(target: Target, provider: string | null): Promise<LoginNetwork> {
  const call = { path: '/users/self/network', query: { provider }, schema: Network };
  const network = await send(call, { ...target, timeoutMs: TIMEOUT_MS, retries: 0 }).catch(() => null);
  if (!network) return UNKNOWN;
  const login = network.default?.login;
  const { regform_btn_url, regform_btn_caption: caption } = network.provider?.landing ?? {};
  const href = webAddress(regform_btn_url ?? null);
  return {
    phoneMask: network.provider?.phone_mask ?? null,
    codeLength: network.phone_otp_length ?? null,
    title: login?.title ?? null,
    description: login?.description ?? null,
    supportPhone: supportOf(network.provider).phone,
    agreement: webAddress(network.agreement),
    privacy: webAddress(network.privacy),
    currency: network.provider?.currency?.UTF_NAME ?? null,
    isRegistrationAllowed: network.is_registration_allowed,
    registration: href && caption ? { href, caption } : null,
  };
}
