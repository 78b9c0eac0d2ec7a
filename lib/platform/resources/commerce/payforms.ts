import 'server-only';
import * as v from 'valibot';
import { send, type Target } from '@/lib/platform/http/transport';
import { flag, listOf, text } from '@/lib/platform/http/wire';
import { withAttempt } from '@/lib/platform/http/with-attempt';
import { post } from '@/lib/platform/sign-in/token';
import type { PaysystemName, Transaction } from '@/lib/rules/commerce/product';
import {
  type EndedTransaction,
  type OfferedPaysystem,
  type ToMoney,
  TransactionWire,
  toPaysystems,
  toTransaction,
} from './wire';

/** Forms of payment of an account (spec 3 §7 Payments). All calls throw PlatformError. */

const PayformWire = v.pipe(
  v.object({
    id: v.number(),
    shortname: text,
    title: text,
    description: text,
    button_text: text,
    how_to_use: text,
    skip_parental_control: flag,
    is_frame: flag,
    params: v.nullish(v.object({ paysystem_shortname: text })),
  }),
  v.transform(({ shortname, params, ...form }) => ({
    ...form,
    name: params?.paysystem_shortname || shortname,
    payform_shortname: shortname,
    data: {},
  })),
);

/** The ways to top up an account, the preferred one first. */
export async function listPayforms(asViewer: Target, accountId: number): Promise<OfferedPaysystem[]> {
  const call = {
    path: `/users/self/accounts/${accountId}/payforms`,
    query: { version: 1 },
    schema: listOf(PayformWire),
  };
  return toPaysystems(await send(call, asViewer));
}

/** What is paid: a top-up of an amount that the viewer chose, or a payment that the platform has priced. */
export type ChargedPayment = { amount: string } | { transactionId: number };

const paidOf = (paid: ChargedPayment) =>
  'amount' in paid ? { amount: paid.amount } : { transaction_id: paid.transactionId };

interface Charge {
  accountId: number;
  paid: ChargedPayment;
  attempt: string;
}

async function form(
  asViewer: Target,
  path: string,
  { paid, attempt }: Charge,
  fields: object,
  money: ToMoney,
): Promise<EndedTransaction> {
  const call = post(path, { ...paidOf(paid), ...fields }, TransactionWire);
  return toTransaction(await send(call, withAttempt(asViewer, attempt)), money);
}

/** Charges a linked card. The answer does not wait for the bank: the payment is checked. */
export async function chargeCard(
  asViewer: Target,
  charge: Charge & { cardId: number | null },
  money: ToMoney,
) {
  const { accountId, paid, attempt, cardId } = charge;
  const call = post(
    `/users/self/accounts/${accountId}/payforms/linkedcard`,
    { ...paidOf(paid), card_id: cardId },
    TransactionWire,
  );
  const target = withAttempt(asViewer, attempt);
  return toTransaction(await send({ ...call, query: { paytype: 'async' } }, target), money);
}

/** The page of the bank, or its app. */
export function beginOnPage(
  asViewer: Target,
  charge: Charge & { paysystem: PaysystemName; returnUrl: string; isCardSaved: boolean },
  money: ToMoney,
): Promise<Transaction> {
  const { paysystem, returnUrl, isCardSaved } = charge;
  const fields = { paysystem_shortname: paysystem, return_url: returnUrl, is_save_card: isCardSaved };
  return form(asViewer, `/users/self/accounts/${charge.accountId}/payforms/short_url`, charge, fields, money);
}

export function beginByQr(
  asViewer: Target,
  charge: Charge & { paysystem: PaysystemName },
  money: ToMoney,
): Promise<Transaction> {
  return form(
    asViewer,
    `/users/self/accounts/${charge.accountId}/payforms/qrcode_make_transaction`,
    charge,
    { paysystem_shortname: charge.paysystem },
    money,
  );
}

/** Sends a code to a phone, which confirms the payment. */
export function beginByPhone(
  asViewer: Target,
  charge: Charge & { paysystem: PaysystemName; phone: string },
  money: ToMoney,
): Promise<Transaction> {
  const { paysystem, phone } = charge;
  return form(
    asViewer,
    `/users/self/accounts/${charge.accountId}/payforms/phone`,
    charge,
    { paysystem_shortname: paysystem, phone },
    money,
  );
}

export function confirmByCode(
  asViewer: Target,
  {
    accountId,
    transactionId,
    code,
    attempt,
  }: { accountId: number; transactionId: number; code: string; attempt: string },
  money: ToMoney,
): Promise<EndedTransaction> {
  return form(
    asViewer,
    `/users/self/accounts/${accountId}/payforms/confirm_by_sms`,
    { accountId, paid: { transactionId }, attempt },
    { token: code },
    money,
  );
}
