import * as v from 'valibot';
import { callSession } from '@/lib/client/http/call-session';
import { pageLocale } from '@/lib/client/i18n/load-words';
import { moneyText } from '@/lib/shared/money';

const textOrNull = v.nullish(v.string(), null);

const Contract = v.object({
  state: v.picklist(['fine', 'unpaid', 'blocked']),
  username: textOrNull,
  balance: textOrNull,
  amount: textOrNull,
  text: textOrNull,
  currency: textOrNull,
  supportPhone: textOrNull,
  /** Spec 3 §2: what the contract lacks cannot be closed away. */
  isLocked: v.boolean(),
});

/** How the viewer's contract with the operator stands (spec 1 §3 "Operator block status"). */
export type Contract = v.InferOutput<typeof Contract>;

/** What a dialog was asked with, when it is a contract. */
export function readContract(data: unknown): Contract | null {
  const parsed = v.safeParse(Contract, data);
  return parsed.success ? parsed.output : null;
}

/** @throws PlatformError */
export function loadContract(): Promise<Contract> {
  return callSession('GET', '/status-block', Contract);
}

const Payment = v.object({ pictureUrl: textOrNull, pageUrl: textOrNull });

export type ContractPayment = v.InferOutput<typeof Payment>;

/** Where what is owed can be paid. @throws PlatformError */
export function payContract(): Promise<ContractPayment> {
  return callSession('POST', '/status-block', Payment, {});
}

/** Which dialog a contract opens (spec 1 §4: -2 the block modal, -1 the QR-pay modal). */
export const contractModal = { fine: null, unpaid: 'pay_qr_alma', blocked: 'block_alma' } as const;

/** A sum as people read it; null where the sum or its currency is not known. */
export function sumOf(amount: string | null, currency: string | null): string | null {
  if (!Number.isFinite(Number(amount))) return null;
  return moneyText({ amount, format: currency && `{amount}\u00a0${currency}` }, pageLocale());
}
