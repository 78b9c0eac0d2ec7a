import { ownMoneyFormat } from '@/lib/account/own-money';
import { documentAudience } from '@/lib/audience/of-document';
import { pageLocale } from '@/lib/i18n/load-words';
import { moneyText } from '@/lib/money';
import { callAsViewer } from '@/lib/platform/browser';
import {
  OWN_CHANNELS_PAGE,
  type OwnChannel,
  ownChannelsCall,
  toOwnChannel,
} from '@/lib/platform/own-channels';
import type { MyChannel, MyChannels } from './view';

/** As many as the public list reads (lib/platform/channels.ts). */
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
