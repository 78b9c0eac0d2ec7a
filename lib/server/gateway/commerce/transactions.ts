import 'server-only';
import * as v from 'valibot';
import { confirmByCode } from '@/lib/platform/resources/commerce/payforms';
import { getTransaction, listPaid, listTransactions } from '@/lib/platform/resources/commerce/transactions';
import { getBuyerAccount } from '@/lib/platform/resources/commerce/wire';
import { refuse } from '@/lib/server/gateway/http/answer';
import { Attempt } from '@/lib/server/gateway/http/attempt';
import { readQuery, wholeNumber } from '@/lib/server/gateway/http/public-query';
import { isPlatformInt } from '@/lib/shared/ids';
import { isBankSilent } from '@/lib/shared/platform-error';
import { asBuyer, asBuyerWith } from './as-buyer';
import { OfferId } from './pay-order';
import { guardAfterTransaction } from './transaction-guard';

const PAGE = 20;

/** `GET /api/commerce/transactions/{id}`: how a payment stands. 404 and 504 are answers, too (spec 3 §8). */
export function transaction(request: Request, id: string): Promise<Response> {
  return asBuyer(
    request,
    async ({ target, session }) => {
      if (!isPlatformInt(id)) return refuse(404, 'not_found');
      const { money } = await getBuyerAccount(target);
      try {
        const found = await getTransaction(target, Number(id), money);
        await guardAfterTransaction(session, found);
        return found;
      } catch (error) {
        // The payment is this viewer's: that is more than a platform without an answer would say.
        if (isBankSilent(error)) return refuse(504, 'timeout', { message: error.message, cause: error });
        throw error;
      }
    },
    'paymentPolls',
  );
}

const OfOffer = v.object({ offer: v.optional(OfferId) });

/** `GET /api/commerce/transactions?offer=`: the latest payments; those of one offer. */
export function transactions(request: Request): Promise<Response> {
  return asBuyer(request, async ({ target }) => {
    const query = readQuery(request, OfOffer);
    if (!query) return refuse(400, 'invalid');
    const { money } = await getBuyerAccount(target);
    const list = await listTransactions(target, { limit: PAGE, offset: 0 }, money);
    return { list: query.offer ? list.filter(({ offerId }) => offerId === query.offer) : list };
  });
}

const Offset = v.object({ offset: v.optional(wholeNumber(0, 1_000_000)) });

/** `GET /api/commerce/payments?offset=`: everything that was paid and came back, the latest first. */
export function payments(request: Request): Promise<Response> {
  return asBuyer(request, async ({ target }) => {
    const query = readQuery(request, Offset);
    if (!query) return refuse(400, 'invalid');
    const { money } = await getBuyerAccount(target);
    return { list: await listPaid(target, { limit: PAGE, offset: query.offset ?? 0 }, money) };
  });
}

const Code = v.object({
  code: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(16)),
  attempt: Attempt,
});

/** `POST /api/commerce/transactions/{id}/code {code, attempt}`: the code of a payment by phone. */
export function confirm(request: Request, id: string): Promise<Response> {
  return asBuyerWith(request, Code, async ({ target, session }, { code, attempt }) => {
    if (!isPlatformInt(id)) return refuse(404, 'not_found');
    const { money, accountId } = await getBuyerAccount(target);
    const confirmed = await confirmByCode(
      target,
      { accountId, transactionId: Number(id), code, attempt },
      money,
    );
    await guardAfterTransaction(session, confirmed);
    return confirmed;
  });
}
