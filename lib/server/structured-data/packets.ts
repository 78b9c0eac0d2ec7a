import type { PacketView } from '@/lib/server/pages/packet-views';
import { type Absolute, type Thing, thing } from '@/lib/server/seo/thing';

interface Sale {
  /** A decimal amount; without it there is no offer. */
  amount: string | null;
  /** `KZT`; a number alone is not a price (docs/MONEY.md). */
  currency: string | null;
  seller: string;
}

type Packet = Pick<PacketView, 'href' | 'name' | 'short' | 'picture'>;

/** A packet with the price that its page shows. */
export function packetGraph(
  { href, name, short, picture }: Packet,
  { amount, currency, seller }: Sale,
  absolute: Absolute,
): Thing {
  const url = absolute(href);
  const isPriced = amount !== null && currency !== null;
  return thing({
    '@type': 'Product',
    '@id': `${url}#packet`,
    name,
    description: short,
    image: picture ? [picture] : null,
    url,
    brand: { '@type': 'Brand', name: seller },
    offers: isPriced
      ? thing({
          '@type': 'Offer',
          url,
          price: amount,
          priceCurrency: currency,
          availability: 'https://schema.org/InStock',
          seller: { '@type': 'Organization', name: seller },
        })
      : null,
  });
}
