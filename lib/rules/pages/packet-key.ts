import { isPlatformInt, isSlug } from '@/lib/shared/ids';

/** The parts of a packet address. */
export interface PacketKey {
  /** Short name or number of the seller; null means the site's own. */
  provider: string | null;
  /** The packet, after its bundle: `82`, `96_82`. */
  packet: string;
}

/** A short name may contain underscores (`ntv_web`), so the numbers are read from the end. */
const KEY = /^(?:(.+?)_)?((?:\d+_)?\d+)$/;

/**
 * Spec 3 §2: `82`, `provider_82` or `provider_96_82`; null for anything else, without calling the platform.
 */
export function packetKey(text: string): PacketKey | null {
  if (isPlatformInt(text)) return { provider: null, packet: text };
  const [, provider, packet = ''] = KEY.exec(text) ?? [];
  if (!provider || !isSlug(provider) || !packet.split('_').every(isPlatformInt)) return null;
  return { provider, packet };
}

/** The address part of a packet and its seller. */
export const packetKeyOf = (provider: string | null, packet: string): string =>
  provider ? `${provider}_${packet}` : packet;

/** The key in the address of a packet's page; null for another address. */
export function packetOfPath(path: string | null): string | null {
  const [, key = ''] = /^\/packets\/([\w-]+)$/.exec(path ?? '') ?? [];
  return packetKey(key) ? key : null;
}
