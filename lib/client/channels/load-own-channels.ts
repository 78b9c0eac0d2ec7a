import { ownMoneyFormat } from '@/lib/client/account/own-money';
import { documentAudience } from '@/lib/client/browser/of-document';
import { callAsViewer } from '@/lib/client/http/call-as-viewer';
import { pageLocale } from '@/lib/client/i18n/load-words';
import {
  OWN_CHANNELS_PAGE,
  type OwnChannel,
  ownChannelsCall,
  toOwnChannel,
} from '@/lib/platform/resources/own-channels';
import type { MyChannel, MyChannels } from '@/lib/rules/channels/view';
import { moneyText } from '@/lib/shared/money';

/** As many as the public list reads (lib/platform/resources/channels.ts). */
const MAX_CHANNELS = 2_000;

/** The viewer's own list, complete, with prices as they are read. @throws PlatformError */
export async function loadMine(): Promise<MyChannels> {
  // Without the currency the lock says enough.
  const [own, format] = await Promise.all([loadOwn(), ownMoneyFormat()]);
  return new Map(own.map((channel) => [channel.id, toMine(channel, format)]));
}

async function loadOwn(): Promise<OwnChannel[]> {
  const channels: OwnChannel[] = [];
  for (let offset = 0; offset < MAX_CHANNELS; offset += OWN_CHANNELS_PAGE) {
    const page = await callAsViewer(ownChannelsCall(offset));
    channels.push(...page.map(toOwnChannel));
    if (page.length < OWN_CHANNELS_PAGE) break;
  }
  return channels;
}

function toMine({ minPrice, ...channel }: OwnChannel, format: string | null): MyChannel {
  // No price is named to children (spec 1 §6).
  const isNamed = documentAudience() !== 'child';
  return { ...channel, price: isNamed ? moneyText({ amount: minPrice, format }, pageLocale()) : null };
}
