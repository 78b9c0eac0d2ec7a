import { acquirerGateway } from './commerce/payments/acquirer/gateway.ts';
import type { PaymentGateway } from './commerce/payments/bank.ts';
import type { Env } from './env.ts';
import { testBank } from './sandbox/bank/gateway.ts';

/** The connected bank: an acquirer, else the test bank of the sandbox, else none. Without one no payment is possible. */
export function gatewayOf(
  { acquirer, sandbox, publicUrl }: Pick<Env, 'acquirer' | 'sandbox' | 'publicUrl'>,
  { pageSecret, now }: { pageSecret: string; now(): number },
): PaymentGateway | null {
  if (acquirer) return acquirerGateway(acquirer, { pageSecret, publicUrl, now });
  return sandbox ? testBank({ secret: pageSecret, publicUrl }) : null;
}
