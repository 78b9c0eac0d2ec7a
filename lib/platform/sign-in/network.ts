import 'server-only';
import * as v from 'valibot';
import { ContactsShown, SupportWire, supportOf } from '@/lib/platform/http/support';
import { send, type Target } from '@/lib/platform/http/transport';
import { textOrNull } from '@/lib/platform/http/wire';
import { webAddress } from '@/lib/shared/web-address';

const Network = v.object({
  remote: textOrNull,
  country: textOrNull,
  // Only an explicit "no" forbids guests (wire 2).
  is_guest_allowed: v.nullish(v.boolean(), true),
  auto_auth: textOrNull,
  lk_link: v.nullish(v.object({ label: v.string(), url: v.string() })),
  provider: v.nullish(
    v.object({
      auto_auth: textOrNull,
      display_contact_info: ContactsShown,
      landing: v.nullish(v.object({ support: SupportWire })),
    }),
  ),
  default: v.nullish(
    v.object({ login: v.nullish(v.object({ title: textOrNull, description: textOrNull })) }),
  ),
});

/** The place of the viewer and the permissions of their provider (spec 1 §3 "Network info"). */
export interface Network {
  ip: string | null;
  country: string | null;
  /** Spec 1 §8: a network without a provider accepts nobody. */
  hasProvider: boolean;
  isGuestAllowed: boolean;
  /** The address at which the operator identifies a line (spec 1 §7 "Auto-auth"). */
  autoAuth: string | null;
  supportPhone: string | null;
  /** The viewer's account on the site of the provider (spec 3 §3 Network data `lk_link`). */
  accountLink: { label: string; href: string } | null;
  /** The title of the login where no provider has one. */
  login: { title: string | null; description: string | null };
}

/** `provider`: short name of the seller; null lets the platform decide by the viewer's line. */
export async function getNetwork(target: Target, provider: string | null = null): Promise<Network> {
  const call = { path: '/users/self/network', query: { provider }, schema: Network };
  const network = await send(call, target);
  const accountHref = webAddress(network.lk_link?.url ?? null);
  return {
    ip: network.remote,
    country: network.country,
    hasProvider: Boolean(network.provider),
    isGuestAllowed: network.is_guest_allowed,
    autoAuth: network.auto_auth ?? network.provider?.auto_auth ?? null,
    supportPhone: supportOf(network.provider).phone,
    accountLink: network.lk_link && accountHref ? { label: network.lk_link.label, href: accountHref } : null,
    login: {
      title: network.default?.login?.title ?? null,
      description: network.default?.login?.description ?? null,
    },
  };
}
