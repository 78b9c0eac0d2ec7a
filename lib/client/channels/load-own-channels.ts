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
import { isForChild } from '@/lib/shared/sites/audience';

/** The limit of the public list (lib/platform/resources/channels.ts). */
const MAX_CHANNELS = 2_000;

/** The complete channel list of the viewer, with prices as text. @throws PlatformError */
export async function loadOwnChannels(): Promise<MyChannels> {
  // Without the currency the lock is shown without a price.
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
  // Children see no prices (spec 1 §6).
  const isNamed = !isForChild(documentAudience());
  return { ...channel, price: isNamed ? moneyText({ amount: minPrice, format }, pageLocale()) : null };
}
