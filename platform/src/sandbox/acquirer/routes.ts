import { randomBytes } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { type Static, type TSchema, Type } from 'typebox';
import { Value } from 'typebox/value';
import { isSigned, SIGNATURE_HEADER, signatureOf } from '../../commerce/payments/acquirer/signature.ts';
import type { Notice } from '../../commerce/payments/acquirer/wire.ts';
import type { BankCard } from '../../commerce/payments/bank.ts';
import { toMinor } from '../../domain/billing/money.ts';
import { ApiError } from '../../http/errors.ts';
import { type Locale, locales } from '../../http/locale.ts';
import { bankCardOf, chargeTestCard, chargeTestPhone, testCardNames } from '../bank/cards.ts';
import { html } from '../html.ts';
import type { SandboxArea } from '../sections.ts';

const PAGE = 100;
const Order = Type.String({ pattern: '^[0-9]{1,10}$' });
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

/** A payment in its books. */
interface Row {
  order: string;
  amount: string;
  currency: string;
  title: string;
  /** Of the title. */
  language: Locale;
  /** Opens its page; empty for a charge without one. */
  key: string;
  status: 'created' | 'paid' | 'failed';
  refunded: boolean;
  card: string | null;
  returnUrl: string | null;
  notifyUrl: string;
}

const sentCard = ({ lastDigits, bankToken, expires }: BankCard): Notice['card'] => ({
  last_digits: lastDigits,
  token: bankToken,
  ...(expires ? { expires } : {}),
});

/**
 * An acquirer's server, played: it keeps books of its own, takes one order once, shows a page, and reports by signed notices
 * over HTTP, like the real one would (docs/GATEWAYS.md). Its books are in memory, outside our database: they can disagree with our
 * ledger, and it answers while a transaction of ours waits for it.
 */
export const acquirerArea: SandboxArea = async (app, { env, clock }) => {
  const { acquirer } = env;
  if (!acquirer) return;
  const { secret } = acquirer;
  const base = '/sandbox/acquirer';
  const books = new Map<string, Row>();
  app.removeContentTypeParser('application/json');
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

  function paymentOf(order: string): Row {
    const row = books.get(order);
    if (!row) throw new ApiError('not_found');
    return row;
  }

  /** The first request for an order counts; a repeated one finds it. */
  function book(row: Omit<Row, 'refunded' | 'card'>): Row {
    const found = books.get(row.order) ?? { ...row, refunded: false, card: null };
    if (found.amount !== row.amount || found.currency !== row.currency) throw new ApiError('conflict');
    books.set(row.order, found);
    return found;
  }

  async function notify(
    { order, amount, currency, notifyUrl, card }: Row,
    type: Notice['type'],
  ): Promise<number> {
    const known = testCardNames.find((name) => name === card);
    const bankCard = known ? bankCardOf(known, clock.now()) : null;
    const notice: Notice = {
      type,
      order,
      amount,
      currency,
      ...(type === 'failed' ? { reason: 'declined' } : {}),
      ...(type === 'paid' && bankCard ? { card: sentCard(bankCard) } : {}),
    };
    const body = JSON.stringify(notice);
    const headers = {
      'content-type': 'application/json',
      [SIGNATURE_HEADER]: signatureOf(secret, body, clock.now()),
    };
    const answer = await fetch(notifyUrl, { method: 'POST', headers, body }).catch(() => null);
    return answer?.status ?? 0;
  }

  app.post(`${base}/payments`, async (request, reply) => {
    const sent = signed(request, ToCreate);
    const { order, amount, currency, title, language } = sent;
    const key = randomBytes(16).toString('hex');
    const found = book({
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
    return reply.code(201).send({ page_url: `${env.publicUrl}${base}/page/${order}?key=${found.key}` });
  });

  app.post(`${base}/charges`, async (request) => {
    const { order, amount, currency, token, phone, notify_url: notifyUrl } = signed(request, ToCharge);
    const sum = toMinor(amount);
    const outcome = phone ? chargeTestPhone(phone) : chargeTestCard(token ?? '', sum);
    // It takes the money, and its answer is lost.
    const isSilent = outcome.kind === 'silent';
    const status = outcome.kind === 'refused' ? 'failed' : 'paid';
    const found = book({
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

  app.post(`${base}/refunds`, async (request) => {
    const { order } = signed(request, ToRefund);
    const row = paymentOf(order);
    if (row.status !== 'paid') throw new ApiError('not_found');
    row.refunded = true;
    return { status: 'paid' };
  });

  app.post(`${base}/books`, async (request) => {
    const { after } = signed(request, ToList);
    const rows = [...books.values()]
      .filter(({ order }) => Number(order) > Number(after))
      .sort((a, b) => Number(a.order) - Number(b.order))
      .slice(0, PAGE);
    const payments = rows.map(({ order, amount, currency, status, refunded }) => ({
      order,
      amount,
      currency,
      status,
      refunded,
    }));
    return { payments, next: rows.length === PAGE ? (rows.at(-1)?.order ?? null) : null };
  });

  const params = Type.Object({ order: Order });
  const querystring = Type.Object({ key: Type.String({ maxLength: 64 }) });

  app.get(`${base}/page/:order`, { schema: { params, querystring } }, async (request, reply) => {
    const { order, amount, currency, title, language, key, status } = paymentOf(request.params.order);
    if (key === '' || key !== request.query.key) throw new ApiError('not_found');
    const form = html`<form method="post"><button name="decision" value="paid">Pay</button>
<button name="decision" value="failed">Decline</button></form>`;
    const page = html`<!doctype html><html lang="en"><meta charset="utf-8"><title>Acquirer</title>
<h1 lang="${language}">${title || order}</h1><p>${amount} ${currency}</p>${status === 'created' ? form : html`<p>${status}</p>`}</html>`;
    reply.headers({
      'content-security-policy': "default-src 'none'; form-action *; base-uri 'none'",
      'cache-control': 'no-store',
    });
    return reply.type('text/html; charset=utf-8').send(page.text);
  });

  const decision = Type.Object({
    decision: Type.Enum(['paid', 'failed']),
    card: Type.Optional(Type.Enum(testCardNames)),
  });

  app.post(
    `${base}/page/:order`,
    { schema: { params, querystring, body: decision } },
    async (request, reply) => {
      const { key } = paymentOf(request.params.order);
      if (key === '' || key !== request.query.key) throw new ApiError('not_found');
      const { decision: status, card = 'ok' } = request.body;
      const row = paymentOf(request.params.order);
      if (row.status === 'created') Object.assign(row, { status, card });
      await notify(row, row.status === 'paid' ? 'paid' : 'failed');
      return row.returnUrl ? reply.redirect(row.returnUrl, 303) : reply.send({ status: row.status });
    },
  );

  // The bank decides without anybody on its page, and without a notice.
  app.post(
    `${base}/decide/:order/:status`,
    { schema: { params: Type.Object({ order: Order, status: Type.Enum(['paid', 'failed']) }) } },
    async ({ params: { order, status } }) => {
      paymentOf(order).status = status;
      return { status };
    },
  );

  // Notices come again, late, and in the wrong order: whatever a test wants to see.
  app.post(
    `${base}/notices/:order/:type`,
    { schema: { params: Type.Object({ order: Order, type: Type.Enum(['paid', 'failed']) }) } },
    async (request) => ({
      status: await notify(paymentOf(request.params.order), request.params.type),
    }),
  );
};
