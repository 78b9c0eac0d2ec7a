import 'server-only';
import { listCards } from '@/lib/platform/resources/commerce/linked-cards';
import { listPayforms } from '@/lib/platform/resources/commerce/payforms';
import { getBuyerAccount } from '@/lib/platform/resources/commerce/wire';
import { asBuyer } from './as-buyer';
import { withoutRights } from './offer';

/** `GET /api/commerce/account`: the balance, the linked cards, whether another one can be linked, and the ways to top up. */
export function account(request: Request): Promise<Response> {
  return asBuyer(request, async ({ target }) => {
    const { accountId, balance, isPaymentAllowed } = await getBuyerAccount(target);
    const [cards, payforms] = await Promise.all([listCards(target), listPayforms(target, accountId)]);
    // A card is linked on a page of the bank, which not every provider has.
    const canLinkCard = payforms.some(({ name }) => name === 'short_url');
    return { balance, isPaymentAllowed, canLinkCard, cards, paysystems: withoutRights(payforms) };
  });
}
