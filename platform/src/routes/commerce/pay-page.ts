import { eq } from 'drizzle-orm';
import { Type } from 'typebox';
import { connected } from '../../commerce/payments/bank.ts';
import { opensPage } from '../../commerce/payments/bank-key.ts';
import { qrPng, qrSvg } from '../../commerce/payments/qr.ts';
import { ownReturnUrl, purchasedUrl } from '../../commerce/payments/return-address.ts';
import { transactions } from '../../db/schema/money.ts';
import { toMinor } from '../../domain/billing/money.ts';
import type { Routes } from '../../http/app.ts';
import { ApiError } from '../../http/errors.ts';
import { noteFailure } from '../../http/failures.ts';
import { pageLocale } from '../../http/locale.ts';
import { NumericId } from '../query.ts';
import { failureHeaders, failurePage } from './failure-page.ts';

const querystring = Type.Object({
  key: Type.Optional(Type.String({ maxLength: 100 })),
  lang: Type.Optional(Type.String({ maxLength: 10 })),
  frame: Type.Optional(Type.Literal('1')),
});

/** Our own addresses in front of the page of an acquirer: `full_url` and the QR codes. */
export const payPageRoutes: Routes = async (app, { db, clock, env, gateway }) => {
  async function opened(id: number, key: string | undefined) {
    const [transaction] = await db.select().from(transactions).where(eq(transactions.id, id));
    if (!transaction || !opensPage(key ?? '', transaction.pageKeyHash)) throw new ApiError('not_found');
    return transaction;
  }

  app.get(
    '/pay/:id',
    {
      schema: { params: Type.Object({ id: NumericId }), querystring },
      errorHandler: (error, request, reply) => {
        const failure = noteFailure(error, request, reply);
        const query = request.query as { lang?: string };
        const page = failurePage(failure, pageLocale({ query, locale: request.locale }));
        return reply.code(failure.status).headers(failureHeaders).send(page);
      },
    },
    async (request, reply) => {
      const bank = connected(gateway);
      const locale = pageLocale(request);
      const transaction = await opened(request.params.id, request.query.key);
      const { id, status, currency, title, isSaveCard } = transaction;
      const returnUrl = ownReturnUrl(transaction.returnUrl, env.returnHosts);
      // Its state may still be pending: only lists end what has expired.
      const isExpired = status !== 'complete' && transaction.expiresAt.getTime() <= clock.now();
      const isOver = status !== 'pending' || isExpired;
      if (isExpired && !returnUrl) throw new ApiError('payment_expired');
      // The bank leads back to the address as it got it, also after a failure: the mark grants nothing.
      const markedUrl = returnUrl && purchasedUrl(returnUrl);
      // An ended payment has nothing to pay: a second visit leads back.
      const endUrl = status === 'complete' ? markedUrl : returnUrl;
      const target =
        isOver && endUrl
          ? endUrl
          : await bank.pageOf({
              transactionId: id,
              amount: toMinor(transaction.amount),
              currency,
              returnUrl: markedUrl,
              isSaveCard,
              title: title?.[locale] ?? '',
              locale,
            });
      reply.headers({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' });
      return reply.redirect(target, 303);
    },
  );

  app.get(
    '/pay/:id/qr.:form',
    { schema: { params: Type.Object({ id: NumericId, form: Type.Enum(['png', 'svg']) }), querystring } },
    async (request, reply) => {
      const { id, form } = request.params;
      await opened(id, request.query.key);
      const locale = pageLocale(request);
      const address = connected(gateway).addressesOf(id, locale).page;
      reply.headers({ 'cache-control': 'private, max-age=3600', 'referrer-policy': 'no-referrer' });
      if (form === 'png') return reply.type('image/png').send(await qrPng(address));
      return reply.type('image/svg+xml').send(qrSvg(address));
    },
  );
};
