import { Type } from 'typebox';
import { ProviderWire } from '../../session/provider.ts';
import { Packet } from './packet.ts';

/** Spec 3 §2 Provider landing: the provider, its packets, and its bundles with a contract. */
export const ProviderLanding = Type.Object({
  ...ProviderWire.properties,
  is_promo_allowed: Type.Boolean(),
  packets: Type.Array(Packet),
  bundles: Type.Array(Packet),
});
