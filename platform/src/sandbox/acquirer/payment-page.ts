import { Type } from 'typebox';
import type { TypedApp } from '../../http/app.ts';
import { ApiError } from '../../http/errors.ts';
import { html } from '../../http/html.ts';
import { testCardNames } from '../bank/cards.ts';
import type { Books, Row } from './books.ts';
import type { Notify } from './notices.ts';
import { BASE, Order } from './wire.ts';

const params = Type.Object({ order: Order });
const querystring = Type.Object({ key: Type.String({ maxLength: 64 }) });
const Decision = Type.Object({
  decision: Type.Enum(['paid', 'failed']),
  card: Type.Optional(Type.Enum(testCardNames)),
});

/** The page on which a person pays or declines. Its key opens it; the merchant has it in the address. */
export function paymentPage(app: TypedApp, { books, notify }: { books: Books; notify: Notify }): void {
  function opened(order: string, key: string): Row {
    const row = books.find(order);
    if (row.key === '' || row.key !== key) throw new ApiError('not_found');
    return row;
  }

  app.get(`${BASE}/page/:order`, { schema: { params, querystring } }, async (request, reply) => {
    const { order, amount, currency, title, language, status } = opened(
      request.params.order,
      request.query.key,
    );
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

  app.post(
    `${BASE}/page/:order`,
    { schema: { params, querystring, body: Decision } },
    async (request, reply) => {
      const row = opened(request.params.order, request.query.key);
      const { decision: status, card = 'ok' } = request.body;
      if (row.status === 'created') Object.assign(row, { status, card });
      await notify(row, row.status === 'paid' ? 'paid' : 'failed');
      return row.returnUrl ? reply.redirect(row.returnUrl, 303) : reply.send({ status: row.status });
    },
  );
}
