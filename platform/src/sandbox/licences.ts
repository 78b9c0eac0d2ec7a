import { Type } from 'typebox';
import { orderLicences } from '../origin/licence-orders.ts';
import type { SandboxArea } from './sections.ts';

const Order = Type.Object({
  mode: Type.Enum(['usual', 'refuse', 'nested', 'expire']),
  message: Type.Optional(Type.String({ minLength: 1, maxLength: 200 })),
  seconds: Type.Optional(Type.Integer({ minimum: 1, maximum: 3600 })),
});

/** Spec 2 §8: the code whose message is inside. */
const NESTED = 8002;
const REFUSED = 4031;
const SHORT_SECONDS = 10;

/** A licence server that refuses, or whose licences end soon. That it hangs or is cut off is a fault, like for any call. */
export const licenceSandbox: SandboxArea = async (app, { clock }) => {
  app.post('/sandbox/licences', { schema: { body: Order } }, async ({ body }, reply) => {
    const { mode, message = 'Too many devices', seconds = SHORT_SECONDS } = body;
    if (mode === 'usual') orderLicences(clock, {});
    if (mode === 'expire') orderLicences(clock, { seconds });
    if (mode === 'refuse')
      orderLicences(clock, { refusal: { status: 403, body: { code: REFUSED, message } } });
    if (mode === 'nested') {
      const wrapped = { code: NESTED, message: 'The licence service failed', error: { message } };
      orderLicences(clock, { refusal: { status: 403, body: wrapped } });
    }
    return reply.code(201).send({ mode });
  });
};
