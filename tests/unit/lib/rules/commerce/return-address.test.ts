import { LONGEST_RETURN } from '@/lib/rules/commerce/constants';
import { baseFirst, orderOf, refillFirst } from '@/lib/rules/commerce/orders';
import { readReturn, returnPathOf } from '@/lib/rules/commerce/return-address';
import type { Order } from '@/lib/rules/commerce/states';
import type { AfterPurchase, PurchaseSubject } from '@/lib/rules/commerce/subject';

function orderFor(subject: PurchaseSubject, after: AfterPurchase | null = null): Order {
  const order = orderOf(subject, after);
  if (!order) throw new Error('this subject names nothing that is bought');
  return order;
}

const film = orderFor({ kind: 'title', contentId: 'film', wayId: '7' }, { startAfterBuy: true });
const channel = orderFor({ kind: 'channel', channelId: '39', packetKeys: ['taspa_81', 'taspa_91'] });
const packet = orderFor({ kind: 'packet', key: '91' });

describe('spec 3 §4 Purchase flow: the address to which a bank returns names the purchase', () => {
  test.each<[string, Order]>([
    ['a packet', packet],
    ['a title that plays afterwards', film],
    ['the packets of a channel', channel],
    ['a base packet, and what needs it', baseFirst(packet, '81')],
    ['a refill, and what needs it', refillFirst(packet, '100.00')],
  ])('%s', (_, order) => {
    const address = new URL(returnPathOf('/channels', order), 'https://taspa.example');
    address.searchParams.set('offer', '5');
    expect(address.pathname).toBe('/channels');
    expect(readReturn(address.search)).toEqual({ offer: '5', order: { ...order, earlier: [] } });
  });

  test('a promo code is never in an address', () => {
    expect(returnPathOf('/', orderFor({ kind: 'promo', code: 'BALANS500' }))).toBe('/');
  });

  test('what makes the address too long is left out', () => {
    const packetKeys = Array.from({ length: 10 }, (_, at) => `${at}`.repeat(200));
    const order = orderFor({ kind: 'channel', channelId: '39', packetKeys });
    expect(returnPathOf('/channels', order)).toBe('/channels');
    expect(returnPathOf('/channels', channel).length).toBeLessThan(LONGEST_RETURN);
  });

  test.each([
    ['', 'no name'],
    ['?order=%7B', 'half a name'],
    ['?order={"subject":{"kind":"packet","key":"../x"},"after":null,"item":{},"rest":[]}', 'a made-up one'],
  ])('%s is money for the balance', (search) => {
    expect(readReturn(search).order.subject).toEqual({ kind: 'refill' });
  });
});
