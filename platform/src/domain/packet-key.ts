import { intId } from './identifiers.ts';

/** What an address of a packet names: its number, and with it the provider and the bundle it is seen in. */
export type PacketKey = { provider: string | null; bundleId: number | null; packetId: number };

/** A short name may hold underscores itself (`ntv_web`), so the numbers are taken from the end. */
const COMPOSITE = /^(.+?)(?:_(\d+))?_(\d+)$/;

/** Spec 3 §2: `82`, `provider_82` or `provider_96_82`; null for anything else. */
export function packetKey(text: string): PacketKey | null {
  const plain = intId(text);
  if (plain !== null) return { provider: null, bundleId: null, packetId: plain };
  const [, provider, bundle, packet] = COMPOSITE.exec(text) ?? [];
  const packetId = intId(packet ?? '');
  if (!provider || packetId === null) return null;
  const bundleId = bundle === undefined ? null : intId(bundle);
  return bundle !== undefined && bundleId === null ? null : { provider, bundleId, packetId };
}
