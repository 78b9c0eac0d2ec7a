import 'server-only';
import * as v from 'valibot';
import type { Target } from '@/lib/platform/http/transport';
import {
  getOwnPacket,
  holdsBaseFor,
  listBases,
  listWays,
  paysForPacket,
} from '@/lib/platform/resources/commerce/packets';
import { listPayforms } from '@/lib/platform/resources/commerce/payforms';
import { getBuyerAccount } from '@/lib/platform/resources/commerce/wire';
import { NextPacket, OrderItem } from '@/lib/rules/commerce/order-item';
import type { Product } from '@/lib/rules/commerce/product';
import { needsPin } from '@/lib/server/gateway/parental/parental-check';
import { asBuyerWith, type Buyer } from './as-buyer';

/** `POST /api/commerce/prepare {item, next}`: what is bought, and what stands before it (spec 3 §4, steps 2 to 4). */
export function prepare(request: Request): Promise<Response> {
  const schema = v.object({ item: OrderItem, next: NextPacket });
  return asBuyerWith(request, schema, (buyer, { item, next = null }) => productOf(buyer, item, next));
}

async function productOf(buyer: Buyer, item: OrderItem, next: string | null): Promise<Product> {
  const { target, session } = buyer;
  const [account, isPinSet] = await Promise.all([getBuyerAccount(target), needsPin(target, session, 'pay')]);
  const isPinNeeded = isPinSet && !(await isConfirmedOutside(target, account.accountId));
  const plain = {
    buyerId: session.userId,
    isPinNeeded,
    isOwned: false,
    bases: [],
    agreementUrl: null,
    ways: [],
  };
  switch (item.kind) {
    case 'packet': {
      const [packet, ways] = await Promise.all([
        getOwnPacket(target, item.key),
        listWays(target, item.key, account.money),
      ]);
      // Another period of an owned packet is a change, and something to be bought.
      const isOtherWay =
        item.wayId !== null && ways.some(({ id, isCurrent }) => id === item.wayId && !isCurrent);
      const isHeld = packet.isOwned && !isOtherWay && !item.isChange;
      // A base packet is bought only for who has none that the next packet can be added to. Offers of a page do not know that
      // of who logs in after the press.
      const isPassedOver = next !== null && packet.standsAlone && (await holdsBaseFor(target, next));
      const isOwned = isHeld || isPassedOver;
      // Spec 3 §4, step 3: neither base nor a donation, no base held, no purchase of it yet, and the provider does not allow it alone.
      const mayNeedBase = !isOwned && !packet.standsAlone && !packet.hasPurchase && !account.sellsWithoutBase;
      const needsBase = mayNeedBase && !(await holdsBaseFor(target, packet.id));
      return {
        ...plain,
        kind: 'packet',
        key: item.key,
        title: packet.name,
        isOwned,
        ways,
        bases: needsBase ? await listBases(target, packet.id, account.money) : [],
        // Another period of it is under the same agreement.
        agreementUrl: isOwned || item.isChange ? null : packet.agreementUrl,
      };
    }
    case 'adFree': {
      const [isOwned, bases] = await Promise.all([
        paysForPacket(target),
        listBases(target, null, account.money),
      ]);
      // Who pays for any packet sees no advertising; a gift removes none.
      const paid = bases.filter(({ price }) => Number(price.amount) > 0);
      return { ...plain, kind: 'adFree', key: '', title: '', isOwned, bases: isOwned ? [] : paid };
    }
    case 'rent':
      return { ...plain, kind: 'rent', key: item.contentId, title: '' };
    case 'refill':
      return { ...plain, kind: 'refill', key: '', title: '', balance: account.balance };
    case 'promo':
      return { ...plain, kind: 'promo', key: item.code, title: item.code };
  }
}

/**
 * Spec 3 §4, step 2: no PIN before the ways where every one of them is confirmed outside (`skip_parental_control`). The payment
 * itself is checked again in any case.
 */
async function isConfirmedOutside(target: Target, accountId: number): Promise<boolean> {
  const ways = await listPayforms(target, accountId);
  return ways.length > 0 && ways.every(({ skipsParentalControl }) => skipsParentalControl);
}
