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
  /** Spec 3 §2: the dialog about the contract cannot be closed. */
  isLocked: v.boolean(),
});

/** The state of the viewer's contract with the operator (spec 1 §3 "Operator block status"). */
export type Contract = v.InferOutput<typeof Contract>;

/** The contract that a dialog was opened with. */
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

/** Where the debt can be paid. @throws PlatformError */
export function payContract(): Promise<ContractPayment> {
  return callSession('POST', '/status-block', Payment, {});
}

/** The dialog for each state of a contract (spec 1 §4: -2 the block modal, -1 the QR-pay modal). */
export const contractModal = { fine: null, unpaid: 'pay_qr_alma', blocked: 'block_alma' } as const;

/** An amount as text; null when the amount or its currency is unknown. */
export function sumOf(amount: string | null, currency: string | null): string | null {
  if (!Number.isFinite(Number(amount))) return null;
  return moneyText({ amount, format: currency && `{amount}\u00a0${currency}` }, pageLocale());
}
