import { Type } from 'typebox';
import type { SandboxArea } from '../sections.ts';
import { Books } from './books.ts';
import { merchantCalls } from './merchant-calls.ts';
import { notifier } from './notices.ts';
import { paymentPage } from './payment-page.ts';
import { BASE, Order } from './wire.ts';

/**
 * An acquirer's server, played: it keeps books of its own, takes one order once, shows a page, and reports by signed notices
 * over HTTP, like the real one would (docs/GATEWAYS.md). Its books are in memory, outside our database: they can disagree with our
 * ledger, and it answers while a transaction of ours waits for it.
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

  // Notices come again, late, and in the wrong order: whatever a test wants to see.
  app.post(
    `${BASE}/notices/:order/:type`,
    { schema: { params: Type.Object({ order: Order, type: Type.Enum(['paid', 'failed']) }) } },
    async (request) => ({
      status: await notify(books.find(request.params.order), request.params.type),
    }),
  );
};
