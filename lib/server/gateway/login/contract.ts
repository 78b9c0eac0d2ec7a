import 'server-only';
import { beginContractPayment } from '@/lib/platform/sign-in/contract-payment';
import { readLoginNetwork } from '@/lib/platform/sign-in/login-network';
import { readContract } from '@/lib/platform/sign-in/operator';
import { siteOf } from '@/lib/server/gateway/http/site-of';
import { viewerTarget } from '@/lib/server/gateway/http/viewer';
import { asViewer, personal } from '@/lib/server/gateway/session/as-viewer';
import { PlatformError } from '@/lib/shared/platform-error';

/** An unused payment is replaced after this time. */
const PAYMENT_LIFE_MS = 30 * 60_000;

/** `GET /api/session/status-block`: the state of the viewer's contract with the operator (spec 1 §4). */
export async function contract(request: Request): Promise<Response> {
  return personal(request, async () => {
    const site = await siteOf(request);
    const network = readLoginNetwork(viewerTarget(request), site.provider);
    const { value } = await asViewer(request, (target) => readContract(target));
    const { currency, supportPhone } = await network;
    return { ...value, currency, supportPhone, isLocked: site.locksUnpaidContract };
  });
}

/**
 * `POST /api/session/status-block`: where the debt is paid. The amount comes from the operator, never from
 * the browser.
 */
export async function payContract(request: Request): Promise<Response> {
  return personal(request, async () => {
    const { value } = await asViewer(request, async (target, { userId }) => {
      const { amount, state } = await readContract(target);
      if (state === 'fine' || !amount) {
        throw new PlatformError('refused', 'the contract has no debt', { status: 409, code: 'nothing_owed' });
      }
      const part = Math.floor(Date.now() / PAYMENT_LIFE_MS);
      return beginContractPayment(target, amount, `contract-${userId}-${amount}-${part}`);
    });
    return value;
  });
}
