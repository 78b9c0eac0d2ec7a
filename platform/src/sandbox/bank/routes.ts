import { createHash } from 'node:crypto';
import type { FastifyReply } from 'fastify';
import { Type } from 'typebox';
import { connected } from '../../commerce/payments/bank.ts';
import { qrPng, qrSvg } from '../../commerce/payments/qr.ts';
import { purchasedUrl } from '../../commerce/payments/return-address.ts';
import { type Locale, pageLocale } from '../../http/locale.ts';
import { NumericId } from '../../routes/query.ts';
import type { SandboxArea } from '../sections.ts';
import { type TestCardName, testCardNames } from './cards.ts';
import { cancelPayment, type PaymentForPage, paymentForPage, payWithCard } from './desk.ts';
import { frameScript } from './frame-script.ts';
import { bankPage, missingPage } from './page.ts';
import { bankStyle } from './style.ts';

const params = Type.Object({ id: NumericId });
const querystring = Type.Object({
  key: Type.Optional(Type.String({ maxLength: 100 })),
  lang: Type.Optional(Type.String({ maxLength: 10 })),
  frame: Type.Optional(Type.Literal('1')),
});

const styleHash = createHash('sha256').update(bankStyle).digest('base64');

const frameScriptHash = createHash('sha256').update(frameScript).digest('base64');

interface Shown {
  returnUrl?: string | null;
  /** The sites that may show the page in a frame; null: none. */
  framedBy?: string[] | null;
}

/** Our own sites, on this machine with any port. */
const framersOf = (hosts: readonly string[]): string[] => [
  ...['http://localhost:*', 'http://*.localhost:*', 'http://127.0.0.1:*'],
  ...hosts.flatMap((host) => [`https://${host}`, `http://${host}`]),
];

/** Chromium checks redirects after a form against `form-action` too, so the return address is allowed there. */
function policy({ returnUrl = null, framedBy = null }: Shown): string {
  const back = returnUrl ? ` ${new URL(returnUrl).origin}` : '';
  return [
    "default-src 'none'",
    `style-src 'sha256-${styleHash}'`,
    'img-src data:',
    `form-action 'self'${back}`,
    "base-uri 'none'",
    ...(framedBy
      ? [`script-src 'sha256-${frameScriptHash}'`, `frame-ancestors ${framedBy.join(' ')}`]
      : ["frame-ancestors 'none'"]),
  ].join('; ');
}

function sendPage(reply: FastifyReply, page: string, shown: Shown = {}) {
  return reply
    .headers({
      'content-security-policy': policy(shown),
      'cache-control': 'no-store',
      // The address contains the key of the page.
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
    })
    .type('text/html; charset=utf-8')
    .send(page);
}

/** The pages of the test bank, for `full_url` and the QR codes. */
export const bankArea: SandboxArea = async (app, { db, env, clock, gateway }) => {
  const { returnHosts } = env;
  type Query = { key?: string; lang?: string; frame?: '1' };
  type PageRequest = { params: { id: number }; query: Query; locale: Locale };
  const framers = framersOf(returnHosts);
  const find = ({ params, query }: PageRequest): Promise<PaymentForPage | null> =>
    paymentForPage(db, { id: params.id, key: query.key ?? '', now: clock.now(), returnHosts });

  app.get('/bank/:id', { schema: { params, querystring } }, async (request, reply) => {
    const locale = pageLocale(request);
    const payment = await find(request);
    if (!payment) return sendPage(reply.code(404), missingPage(locale));
    const isFrame = request.query.frame === '1';
    const page = bankPage(payment, { key: request.query.key ?? '', locale, now: clock.now(), isFrame });
    return sendPage(reply, page, { returnUrl: payment.returnUrl, framedBy: isFrame ? framers : null });
  });

  const decision = Type.Object({
    decision: Type.Enum(['pay', 'decline']),
    card: Type.Optional(Type.Enum(testCardNames)),
  });
  app.post('/bank/:id', { schema: { params, querystring, body: decision } }, async (request, reply) => {
    const locale = pageLocale(request);
    const payment = await find(request);
    if (!payment) return sendPage(reply.code(404), missingPage(locale));
    const { id } = request.params;
    const ref = { id, gateway: connected(gateway), now: clock.now() };
    const card: TestCardName = request.body.card ?? 'ok';
    const { status } =
      request.body.decision === 'pay'
        ? await payWithCard(db, { ...ref, card })
        : await cancelPayment(db, ref);
    reply.header('referrer-policy', 'no-referrer');
    const isFrame = request.query.frame === '1';
    // In a frame the page around it goes on by itself: the way back would show the site inside the site.
    if (status === 'complete' && payment.returnUrl && !isFrame)
      return reply.redirect(purchasedUrl(payment.returnUrl), 303);
    return reply.redirect(
      `/bank/${id}?key=${request.query.key}&lang=${locale}${isFrame ? '&frame=1' : ''}`,
      303,
    );
  });

  app.get(
    '/bank/:id/qr.:form',
    {
      schema: { params: Type.Object({ id: NumericId, form: Type.Enum(['png', 'svg']) }), querystring },
    },
    async (request, reply) => {
      const { id, form } = request.params;
      const payment = await paymentForPage(db, {
        id,
        key: request.query.key ?? '',
        now: clock.now(),
        returnHosts,
      });
      if (!payment) return sendPage(reply.code(404), missingPage(pageLocale(request)));
      const address = connected(gateway).addressesOf(id, pageLocale(request)).page;
      reply.headers({ 'cache-control': 'private, max-age=3600', 'referrer-policy': 'no-referrer' });
      if (form === 'png') return reply.type('image/png').send(await qrPng(address));
      return reply.type('image/svg+xml').send(qrSvg(address));
    },
  );
};
