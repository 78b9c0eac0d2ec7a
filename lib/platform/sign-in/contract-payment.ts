import 'server-only';
import * as v from 'valibot';
import { send, type Target } from '@/lib/platform/http/transport';
import { bareList, idText, textOrNull } from '@/lib/platform/http/wire';
import { webAddress } from '@/lib/shared/web-address';
import { post } from './token';

const Accounts = bareList(v.object({ id: idText }));

const Payment = v.object({ qr_code_url: textOrNull, full_url: textOrNull });

/** The payment system of contracts with operators (spec 3 §4 "Direct flow"). */
const PAYSYSTEM = 'qrcode_png';

/** Where a payment is made: a QR code for a phone, and the page behind it. */
export interface PaymentPlace {
  pictureUrl: string | null;
  pageUrl: string | null;
}

/**
 * Starts the payment of a debt (spec 3 §7 "Payments"). The same key returns the same payment.
 * @throws PlatformError
 */
export async function beginContractPayment(
  asViewer: Target,
  amount: string,
  key: string,
): Promise<PaymentPlace> {
  const [account] = await send({ path: '/users/self/accounts', schema: Accounts }, asViewer);
  const path = `/users/self/accounts/${encodeURIComponent(account?.id ?? '')}/payforms/qrcode_make_transaction`;
  const target = { ...asViewer, headers: { ...asViewer.headers, 'idempotency-key': key } };
  const made = await send(post(path, { amount, paysystem_shortname: PAYSYSTEM }, Payment), target);
  return { pictureUrl: webAddress(made.qr_code_url), pageUrl: webAddress(made.full_url) };
}
