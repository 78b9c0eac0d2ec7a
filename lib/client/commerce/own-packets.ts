import { callSession } from '@/lib/client/http/call-session';
import { type OwnPacket, OwnPackets } from '@/lib/rules/commerce/own-packet';

/** The packets of the viewer. @throws PlatformError */
export async function loadOwnPackets(): Promise<OwnPacket[]> {
  const { packets } = await callSession('GET', '/subscriptions', OwnPackets);
  return packets;
}
