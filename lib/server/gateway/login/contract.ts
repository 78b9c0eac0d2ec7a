import 'server-only';
import type { Target } from '@/lib/platform/http/transport';
import { beginByQr } from '@/lib/platform/resources/commerce/payforms';
import { findTransaction } from '@/lib/platform/resources/commerce/transactions';
import { getBuyerAccount } from '@/lib/platform/resources/commerce/wire';
import { readLoginNetwork } from '@/lib/platform/sign-in/login-network';
import { readContract } from '@/lib/platform/sign-in/operator';
import { siteOf } from '@/lib/server/gateway/http/site-of';
import { viewerTarget } from '@/lib/server/gateway/http/viewer';
import { asViewer, personal } from '@/lib/server/gateway/session/as-viewer';
import { refuseOthers } from '@/lib/server/gateway/session/session-profile';
import { PlatformError } from '@/lib/shared/platform-error';

/** An unused payment is replaced after this time. */
const PAYMENT_LIFE_MS = 30 * 60_000;
/** Payments within that time, each begun after the bank refused the one before it. */
const MOST_PAYMENTS = 10;

interface PaymentPlace {
  pictureUrl: string | null;
  pageUrl: string | null;
}

/** `GET /api/session/status-block`: the state of the viewer's contract with the operator (spec 1 §4). It belongs to adults. */
export async function contract(request: Request): Promise<Response> {
  return personal(request, async () => {
    const site = await siteOf(request);
    const network = readLoginNetwork(viewerTarget(request), site.provider);
    const { value } = await asViewer(request, (target, session) => {
      refuseOthers(session);
      return readContract(target);
    });
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
    const { value } = await asViewer(request, async (target, session) => {
      refuseOthers(session);
      const { amount, state } = await readContract(target);
      if (state === 'fine' || !amount) {
        throw new PlatformError('refused', 'the contract has no debt', { status: 409, code: 'nothing_owed' });
      }
      const part = Math.floor(Date.now() / PAYMENT_LIFE_MS);
      return contractPayment(target, amount, `contract-${session.userId}-${amount}-${part}`);
    });
    return value;
  });
}

/** Where the debt is paid: a QR code for a phone, and the page behind it. One payment for one key, unless the bank refused it. */
async function contractPayment(target: Target, amount: string, key: string): Promise<PaymentPlace> {
  const { accountId, money } = await getBuyerAccount(target);
  for (let count = 1; ; count += 1) {
    const attempt = `${key}-${count}`;
    const charge = { accountId, paid: { amount }, paysystem: 'qrcode_png', attempt } as const;
    const { id, qr, url } = await beginByQr(target, charge, money);
    const transaction = await findTransaction(target, id, money);
    if (transaction?.status !== 'error' || count === MOST_PAYMENTS)
      return { pictureUrl: qr?.png ?? null, pageUrl: url };
  }
}
