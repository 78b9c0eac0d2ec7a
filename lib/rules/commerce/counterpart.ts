import type { OwnPacket } from './own-packet';

type Part = Pick<
  OwnPacket,
  'id' | 'name' | 'isBase' | 'state' | 'kind' | 'isTrial' | 'price' | 'nextPrice'
> & {
  /** What its own next period costs, whatever is planned; null when it ends instead. */
  renewalPrice: string | null;
};

/**
 * For an owned packet with a planned change: the plan. For a plan: the packet that would renew without it. Null for all
 * others. The platform allows one plan for the base packet, and one for each other packet.
 */
export function counterpartOf(own: Part, list: readonly Part[]): OwnPacket['counterpart'] {
  if (!isBought(own)) return null;
  const isPlanned = own.state === 'planned';
  const other = list.find(
    (one) =>
      isBought(one) &&
      (one.state === 'planned') !== isPlanned &&
      (one.id === own.id || (one.isBase && own.isBase)),
  );
  if (!other) return null;
  const { name, isTrial, price, nextPrice, renewalPrice } = other;
  if (isPlanned) return { name, price: renewalPrice, priceAfterTrial: null };
  return { name, price: nextPrice ?? price, priceAfterTrial: isTrial ? price : null };
}

const isBought = ({ state, kind }: Part): boolean =>
  kind === 'packet' && (state === 'active' || state === 'paused' || state === 'planned');
