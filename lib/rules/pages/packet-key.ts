import { isPlatformInt, isSlug } from '@/lib/shared/ids';

/** What the address of a packet names. */
export interface PacketKey {
  /** Short name or number of who sells it; null leaves it to the site. */
  provider: string | null;
  /** The packet, behind the bundle it is seen in: `82`, `96_82`. */
  packet: string;
}

/** A short name may hold underscores itself (`ntv_web`), so the numbers are taken from the end. */
const KEY = /^(?:(.+?)_)?((?:\d+_)?\d+)$/;

/** Spec 3 §2: `82`, `provider_82` or `provider_96_82`; null for anything else, before the platform hears of it. */
export function packetKey(text: string): PacketKey | null {
  if (isPlatformInt(text)) return { provider: null, packet: text };
  const [, provider, packet = ''] = KEY.exec(text) ?? [];
  if (!provider || !isSlug(provider) || !packet.split('_').every(isPlatformInt)) return null;
  return { provider, packet };
}

/** The address's part for a packet of a seller. */
export const packetKeyOf = (provider: string | null, packet: string): string =>
  provider ? `${provider}_${packet}` : packet;
