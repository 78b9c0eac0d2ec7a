import { intId } from './identifiers.ts';

/** The parts of a packet's address: its number, and the provider and bundle through which it is seen. */
export type PacketKey = { provider: string | null; bundleId: number | null; packetId: number };

/** A short name may have underscores itself (`ntv_web`), so the numbers are taken from the end. */
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
