import { Type } from 'typebox';
import { Value } from 'typebox/value';
import { takeNotice } from '../../commerce/payments/acquirer/notices.ts';
import { isSigned, SIGNATURE_HEADER } from '../../commerce/payments/acquirer/signature.ts';
import { Notice } from '../../commerce/payments/acquirer/wire.ts';
import { connected } from '../../commerce/payments/bank.ts';
import type { Routes } from '../../http/app.ts';
import { ApiError } from '../../http/errors.ts';

function read(text: string): Notice {
  try {
    const notice: unknown = JSON.parse(text);
    if (Value.Check(Notice, notice)) return notice;
  } catch {
    // Answered like any other notice that cannot be read.
  }
  throw new ApiError('invalid');
}

/** The webhook of an acquirer (docs/GATEWAYS.md). Without one nobody can sign, and every notice is refused. */
export const bankNoticeRoutes: Routes = async (app, { env, db, clock, gateway }) => {
  // The signature is over the bytes that came, so the body is not parsed before it is checked.
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, text, done) =>
    done(null, text),
  );

  app.post(
    '/v2/payments/notices',
    {
      config: { access: 'open', errors: ['authentication_failed', 'not_found', 'unavailable'] },
      schema: {
        summary: 'How a payment ended: a signed notice of the connected bank',
        body: Type.String({ maxLength: 10_000 }),
        response: { 200: Type.Object({ status: Type.String() }) },
      },
    },
    async (request) => {
      const header = request.headers[SIGNATURE_HEADER];
      const signed = { header: String(header ?? ''), body: request.body, nowMs: clock.now() };
      if (!env.acquirer || !isSigned(env.acquirer.secret, signed)) {
        request.log.warn('a notice of a payment without a valid signature');
        throw new ApiError('authentication_failed');
      }
      const notice = read(request.body);
      try {
        const { status } = await takeNotice(db, { notice, gateway: connected(gateway), now: clock.now() });
        return { status };
      } catch (error) {
        const { order, type, amount, currency } = notice;
        request.log.warn({ order, type, amount, currency, err: error }, 'a notice of a payment was refused');
        throw error;
      }
    },
  );
};
