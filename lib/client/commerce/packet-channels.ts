import * as v from 'valibot';
import { fetchList } from '@/lib/client/http/fetch-list';
import { answerOf } from '@/lib/platform/http/answer-of';
import type { PacketChannel } from '@/lib/rules/pages/packet-channels';

export interface PacketChannels {
  name: string;
  channels: PacketChannel[];
}

const text = v.nullable(v.string());

const Answer = answerOf<PacketChannels>()(
  v.object({
    name: v.string(),
    channels: v.array(
      v.object({ id: v.number(), name: v.string(), href: v.string(), logo: text, color: text }),
    ),
  }),
);

/** The channels of a packet, `key` as in its address. @throws PlatformError */
export const fetchPacketChannels = (key: string): Promise<PacketChannels> =>
  fetchList(`/packets/${encodeURIComponent(key)}/channels`, {}, Answer);
