import type { OwnPacket } from './own-packet';

type Part = Pick<
  OwnPacket,
  'id' | 'name' | 'isBase' | 'state' | 'kind' | 'isTrial' | 'price' | 'nextPrice'
> & {
  /** What its own next period costs, whatever is planned; null when it ends instead. */
  renewalPrice: string | null;
};

/**
 * Of a packet after which another one or another period is planned: what begins then. Of what is planned: the packet that would
 * renew without it. Null for all others. The platform plans one thing after a base packet, and one after each other packet.
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
