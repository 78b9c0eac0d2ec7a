import 'server-only';
import * as v from 'valibot';
import { packetKey } from '@/lib/rules/pages/packet-key';
import { refuse } from '@/lib/server/gateway/http/answer';
import { loadPacketChannels } from '@/lib/server/pages/packet-channels';
import { isForChild } from '@/lib/shared/sites/audience';
import { answerPublic, readerQuery } from './public-answer';

const Query = v.object(readerQuery);

/** `GET /api/packets/{key}/channels?lang`: the channels of a packet, for the modal `packets_channels`. */
export async function publicPacketChannels(request: Request, text: string): Promise<Response> {
  const key = packetKey(text);
  if (!key) return refuse(404, 'not_found');
  return answerPublic(request, Query, (reader, _query, { provider }) =>
    // Spec 1 §6: children get no offers.
    isForChild(reader.audience) ? Promise.resolve(null) : loadPacketChannels(key, provider, reader),
  );
}
