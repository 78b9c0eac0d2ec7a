import type { PacketPage } from '@/lib/server/pages/packet';
import type { Messages } from '@/lib/shared/i18n/dictionaries';
import { PriceLine } from './PriceLine';

interface Props {
  packet: Pick<PacketPage, 'view' | 'bundle'>;
  words: Messages['pages']['packets'];
}

/** What a packet costs; the tariff of a bundle is its price. */
export function PacketPrice({ packet: { view, bundle }, words }: Props) {
  const packet = bundle?.price ? { ...view, price: bundle.price, next: null } : view;
  return <PriceLine packet={packet} words={words} trialOf={view.id} />;
}
