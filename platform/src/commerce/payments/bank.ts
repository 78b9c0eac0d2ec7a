import type { Minor } from '../../domain/billing/money.ts';
import { ApiError } from '../../http/errors.ts';
import type { Locale } from '../../http/locale.ts';
import type { Booked } from './acquirer/wire.ts';
import type { PageAddresses } from './page-addresses.ts';

/** Why a bank refuses; each reason has its status on the wire (spec 3 §8) and its text in a transaction. */
export type Refusal = 'declined' | 'no_money' | 'legal';

/** `silent`: the bank did not answer in time, so it is unknown whether the money was charged (spec 3 §8, 504). */
export type ChargeOutcome = { kind: 'paid' } | { kind: 'refused'; why: Refusal } | { kind: 'silent' };

/** A stored card as the bank describes it: without its number, with a token that is valid at that bank only. */
export interface BankCard {
  lastDigits: string;
  bankToken: string;
  /** The last month in which it is valid, `2029-04`; null when the bank does not say. */
  expires: string | null;
}

export interface Charge {
  /** A bank does the same thing for one transaction once, however often it is called. */
  transactionId: number;
  amount: Minor;
  /** ISO 4217. */
  currency: string;
}

/** A payment on a page of the bank. */
interface PagePayment extends Charge {
  title: string;
  /** The language of the viewer. */
  locale: Locale;
  returnUrl: string | null;
  isSaveCard: boolean;
}

/**
 * The interface to a bank (docs/GATEWAYS.md). Two drivers exist: the test bank of the sandbox, and an acquirer behind signed
 * HTTP requests. What a bank reports later goes to `settle`.
 */
export interface PaymentGateway {
  /** The key in the address of the payment page: the number of a transaction alone opens nothing. */
  keyOf(transactionId: number): string;
  /** The addresses of the payment page, in this language. */
  addressesOf(transactionId: number, locale: Locale): PageAddresses;
  /**
   * The address of the bank's own page; the payment is created there the first time.
   * @throws ApiError `unavailable` when the bank does not answer
   */
  pageOf(payment: PagePayment): Promise<string>;
  chargeCard(charge: Charge & { bankToken: string }): Promise<ChargeOutcome>;
  /** Charges the account of a mobile number after its owner confirmed with a code. */
  chargePhone(charge: Charge & { phone: string }): Promise<ChargeOutcome>;
  /**
   * Refunds a transaction.
   * @throws ApiError `unavailable` when the bank refuses
   */
  refund(charge: Charge): Promise<void>;
  /** Every payment in the books of the bank; null for a bank without books. */
  books(): Promise<Booked[] | null>;
}

/** The gateway, or 503 with an explanation when no bank is connected. */
export function connected(gateway: PaymentGateway | null): PaymentGateway {
  if (!gateway) throw noPayments();
  return gateway;
}

/** 503 with an explanation: nobody can pay now. */
export const noPayments = (cause?: unknown): ApiError =>
  new ApiError('unavailable', { message: 'payment_unavailable', cause });

/** The text of each refusal, and the status of a direct charge that got it (spec 3 §8: 402 and 451). */
export const refusals = {
  declined: { failure: 'payment_declined', code: 'payment_declined' },
  no_money: { failure: 'payment_no_money', code: 'insufficient_funds' },
  legal: { failure: 'payment_legal', code: 'payment_legal' },
} as const satisfies Record<Refusal, object>;
