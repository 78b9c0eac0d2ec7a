import { randomBytes } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { type Static, type TSchema, Type } from 'typebox';
import { Value } from 'typebox/value';
import type { Clock } from '../../clock.ts';
import { isSigned, SIGNATURE_HEADER } from '../../commerce/payments/acquirer/signature.ts';
import { toMinor } from '../../domain/billing/money.ts';
import type { TypedApp } from '../../http/app.ts';
import { ApiError } from '../../http/errors.ts';
import { locales } from '../../http/locale.ts';
import { chargeTestCard, chargeTestPhone } from '../bank/cards.ts';
import type { Books } from './books.ts';
import { BASE, Order } from './wire.ts';

const Sum = { order: Order, amount: Type.String(), currency: Type.String({ pattern: '^[A-Z]{3}$' }) };
const ToCreate = Type.Object({
  ...Sum,
  title: Type.String({ maxLength: 500 }),
  language: Type.Enum([...locales]),
  save_card: Type.Boolean(),
  return_url: Type.Union([Type.String(), Type.Null()]),
  notify_url: Type.String({ pattern: '^https?://' }),
});
const ToCharge = Type.Object({
  ...Sum,
  token: Type.Optional(Type.String()),
  phone: Type.Optional(Type.String()),
  notify_url: Type.String({ pattern: '^https?://' }),
});
const ToRefund = Type.Object(Sum);
const ToList = Type.Object({ after: Order });

interface Bank {
  books: Books;
  secret: string;
  clock: Clock;
  publicUrl: string;
}

/** The signed calls of the merchant, which is the platform: create, charge, refund, and read the books. */
export function merchantCalls(app: TypedApp, { books, secret, clock, publicUrl }: Bank): void {
  app.removeContentTypeParser('application/json');
  // The signature is that of the text.
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, text, done) =>
    done(null, text),
  );

  function signed<T extends TSchema>(request: FastifyRequest, schema: T): Static<T> {
    const body = String(request.body);
    const header = String(request.headers[SIGNATURE_HEADER] ?? '');
    if (!isSigned(secret, { header, body, nowMs: clock.now() })) throw new ApiError('authentication_failed');
    const sent: unknown = JSON.parse(body);
    if (!Value.Check(schema, sent)) throw new ApiError('invalid');
    return sent;
  }

  app.post(`${BASE}/payments`, async (request, reply) => {
    const sent = signed(request, ToCreate);
    const { order, amount, currency, title, language } = sent;
    const key = randomBytes(16).toString('hex');
    const found = books.enter({
      order,
      amount,
      currency,
      title,
      language,
      key,
      status: 'created',
      returnUrl: sent.return_url,
      notifyUrl: sent.notify_url,
    });
    return reply.code(201).send({ page_url: `${publicUrl}${BASE}/page/${order}?key=${found.key}` });
  });

  app.post(`${BASE}/charges`, async (request) => {
    const { order, amount, currency, token, phone, notify_url: notifyUrl } = signed(request, ToCharge);
    const sum = toMinor(amount);
    const outcome = phone ? chargeTestPhone(phone) : chargeTestCard(token ?? '', sum);
    // It takes the money, and its answer is lost.
    const isSilent = outcome.kind === 'silent';
    const status = outcome.kind === 'refused' ? 'failed' : 'paid';
    const found = books.enter({
      order,
      amount,
      currency,
      notifyUrl,
      status,
      title: '',
      language: locales[0],
      key: '',
      returnUrl: null,
    });
    if (isSilent) throw new ApiError('timeout');
    return outcome.kind === 'refused' ? { status: 'failed', reason: outcome.why } : { status: found.status };
  });

  app.post(`${BASE}/refunds`, async (request) => {
    const { order } = signed(request, ToRefund);
    const row = books.find(order);
    if (row.status !== 'paid') throw new ApiError('not_found');
    row.refunded = true;
    return { status: 'paid' };
  });

  app.post(`${BASE}/books`, async (request) => {
    const { rows, next } = books.pageAfter(signed(request, ToList).after);
    const payments = rows.map(({ order, amount, currency, status, refunded }) => ({
      order,
      amount,
      currency,
      status,
      refunded,
    }));
    return { payments, next };
  });
}
