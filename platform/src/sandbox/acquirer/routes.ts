import { Type } from 'typebox';
import type { SandboxArea } from '../sections.ts';
import { Books } from './books.ts';
import { merchantCalls } from './merchant-calls.ts';
import { notifier } from './notices.ts';
import { paymentPage } from './payment-page.ts';
import { BASE, Order } from './wire.ts';

/**
 * Simulates the server of an acquirer: it keeps its own books, executes each order once, shows a payment page, and
 * sends signed notices over HTTP like a real one (docs/GATEWAYS.md). The books are in memory, outside our database, so
 * they can differ from our ledger, and it can answer while one of our transactions is waiting for it.
 */
export const acquirerArea: SandboxArea = async (app, { env, clock }) => {
  const { acquirer, publicUrl } = env;
  if (!acquirer) return;
  const { secret } = acquirer;
  const books = new Books();
  const notify = notifier(secret, clock);
  merchantCalls(app, { books, secret, clock, publicUrl });
  paymentPage(app, { books, notify });

  // The bank decides without anybody on its page, and without a notice.
  app.post(
    `${BASE}/decide/:order/:status`,
    { schema: { params: Type.Object({ order: Order, status: Type.Enum(['paid', 'failed']) }) } },
    async ({ params: { order, status } }) => {
      books.find(order).status = status;
      return { status };
    },
  );

  // Sends a notice again, late, or in the wrong order, for tests.
  app.post(
    `${BASE}/notices/:order/:type`,
    { schema: { params: Type.Object({ order: Order, type: Type.Enum(['paid', 'failed']) }) } },
    async (request) => ({
      status: await notify(books.find(request.params.order), request.params.type),
    }),
  );
};
