import * as v from 'valibot';
import { CurrencyWire, formatOfAmount } from '@/lib/platform/http/money-format';
import { send, type Target } from '@/lib/platform/http/transport';
import { flag, idText, listOf, text, textOrNull } from '@/lib/platform/http/wire';
import {
  PAYSYSTEMS,
  type Paysystem,
  type PaysystemName,
  type Transaction,
} from '@/lib/rules/commerce/product';
import { hostTable } from '@/lib/shared/env';
import type { Money } from '@/lib/shared/money';
import type { Period } from '@/lib/shared/period';
import { isListedHost } from '@/lib/shared/policy/host-table';
import { webAddress } from '@/lib/shared/web-address';

/** Shapes of the wire that all resources about money share. */

const count = v.nullish(v.number(), 0);

export const PeriodOrZeroWire = v.pipe(
  v.nullish(v.object({ years: count, months: count, days: count }), null),
  v.transform((period): Period => period ?? { years: 0, months: 0, days: 0 }),
);

/** Spec 3 §4 "Other": a packet whose period the platform does not say is paid by the month (0-1-0). */
const MONTH: Period = { years: 0, months: 1, days: 0 };

export const PacketPeriodWire = v.pipe(
  PeriodOrZeroWire,
  v.transform((period) => (period.years || period.months || period.days ? period : MONTH)),
);

/** How an amount of the wire becomes money: in the currency that it has, else in that of this viewer's seller. */
export type ToMoney = (amount: string | null, currency?: string | null) => Money;

const AccountsWire = v.array(
  v.object({ id: v.number(), balance: textOrNull, amount: textOrNull, is_payment_allowed: flag }),
);
const SellerWire = v.object({
  provider: v.nullish(
    v.object({
      currency: CurrencyWire,
      is_allow_additional_packets_without_base: flag,
    }),
  ),
});

export interface BuyerAccount {
  /** The account that pays. */
  accountId: number;
  balance: Money;
  isPaymentAllowed: boolean;
  /** Additional packets are sold without a base packet. */
  sellsWithoutBase: boolean;
  money: ToMoney;
}

/** What a balance lacks of an amount, as the wire writes money. */
export function missingOf(amount: string | null, { balance }: Pick<BuyerAccount, 'balance'>): string {
  const hundredths = Math.round(Number(amount) * 100) - Math.round(Number(balance.amount) * 100);
  return (Math.max(0, hundredths) / 100).toFixed(2);
}

/** The viewer's account and currency. @throws PlatformError */
export async function getBuyerAccount(asViewer: Target): Promise<BuyerAccount> {
  const [accounts, { provider }] = await Promise.all([
    send({ path: '/users/self/accounts', schema: v.pipe(AccountsWire, v.minLength(1)) }, asViewer),
    send({ path: '/users/self', schema: SellerWire }, asViewer),
  ]);
  const [account] = accounts;
  const money: ToMoney = (amount, currency = null) => ({
    amount,
    format: formatOfAmount(currency, provider?.currency),
  });
  return {
    accountId: account?.id ?? 0,
    balance: money(account?.balance ?? account?.amount ?? null),
    isPaymentAllowed: account?.is_payment_allowed ?? false,
    sellsWithoutBase: provider?.is_allow_additional_packets_without_base ?? false,
    money,
  };
}

export const PaysystemWire = v.object({
  id: v.number(),
  name: text,
  title: text,
  description: text,
  button_text: text,
  payform_shortname: textOrNull,
  data: v.nullish(v.record(v.string(), text), {}),
  how_to_use: text,
  how_to_use_packet: v.optional(text),
  skip_parental_control: flag,
  is_frame: flag,
});

export interface OfferedPaysystem extends Paysystem {
  /** Read on the server only: the way is confirmed outside, so the PIN is not required (spec 3 §3 Paysystem). */
  skipsParentalControl: boolean;
}

/** Ways that this product knows; a new one of the platform is left out instead of failing. */
export function toPaysystems(wire: v.InferOutput<typeof PaysystemWire>[]): OfferedPaysystem[] {
  return wire.flatMap((one) => {
    const name: PaysystemName | undefined = PAYSYSTEMS.find(
      (known) => known === (one.payform_shortname ?? one.name),
    );
    if (!name) return [];
    return [
      {
        id: one.id,
        name,
        title: one.title,
        description: one.description,
        button: one.button_text,
        // What is bought may have steps of its own.
        howToUse: one.how_to_use_packet || one.how_to_use,
        hasFrame: one.is_frame,
        data: one.data ?? {},
        skipsParentalControl: one.skip_parental_control,
      },
    ];
  });
}

export const TransactionWire = v.object({
  transaction_id: v.number(),
  offer_id: v.nullish(idText),
  status: v.picklist(['pending', 'complete', 'error']),
  status_description: text,
  title: textOrNull,
  amount: textOrNull,
  currency: textOrNull,
  paysystem_shortname: text,
  full_url: textOrNull,
  frame_url: textOrNull,
  qr_code_url: textOrNull,
  qr_svg_url: textOrNull,
  created_at: text,
  expires_at: text,
  settled_at: textOrNull,
});
export const TransactionsWire = listOf(TransactionWire);

/** Only our server needs to know when it ended; null while it goes on, and where the platform does not say it. */
export interface EndedTransaction extends Transaction {
  settledAt: number | null;
}

export function toTransaction(wire: v.InferOutput<typeof TransactionWire>, money: ToMoney): EndedTransaction {
  const [url, png, svg] = [wire.full_url, wire.qr_code_url, wire.qr_svg_url].map(
    (address) => address && webAddress(address),
  );
  const createdAt = Date.parse(wire.created_at) || 0;
  return {
    id: wire.transaction_id,
    offerId: wire.offer_id ?? null,
    status: wire.status,
    description: wire.status_description,
    title: wire.title,
    amount: money(wire.amount, wire.currency),
    paysystem: wire.paysystem_shortname,
    url: url ? wire.full_url : null,
    // The policy of our pages refuses frames of other hosts.
    frameUrl: wire.frame_url && isListedHost(wire.frame_url, hostTable().payment) ? wire.frame_url : null,
    qr:
      png && wire.qr_code_url
        ? { png: wire.qr_code_url, svg: (svg && wire.qr_svg_url) || wire.qr_code_url }
        : null,
    createdAt,
    expiresAt: Date.parse(wire.expires_at) || createdAt,
    settledAt: wire.settled_at ? Date.parse(wire.settled_at) : null,
    readAt: Date.now(),
  };
}
