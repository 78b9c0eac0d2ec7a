import { earlyAnswer } from '@/lib/client/http/early-call';
import { channelStreamCall, toStream } from '@/lib/platform/resources/streams';
import type { EarlyPlayback } from '@/lib/rules/playback/early-playback';
import type { PlayerSource } from '@/player';
import { channelSource } from './source';

/** What the page of a channel will play live, from the call that began with its HTML. */
export async function earlyChannel(
  channel: Extract<EarlyPlayback, { kind: 'channel' }>,
): Promise<PlayerSource> {
  const { channelId: id, archiveDays } = channel;
  const stream = toStream(await earlyAnswer(channelStreamCall(id, null)));
  return channelSource({ id, archiveDays }, { ts: null, beginAt: null }, stream);
}
