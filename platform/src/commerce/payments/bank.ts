import type { Minor } from '../../domain/billing/money.ts';
import { ApiError } from '../../http/errors.ts';

/** Why a bank takes no money; each has its status on the wire (spec 3 §8) and its words in a transaction. */
export type Refusal = 'declined' | 'no_money' | 'legal';

/** `silent`: the bank did not answer in time, and nobody knows yet whether the money came (spec 3 §8, 504). */
export type ChargeOutcome = { kind: 'paid' } | { kind: 'refused'; why: Refusal } | { kind: 'silent' };

/** A card as the bank hands it over to be kept: no number, only what opens it at that bank. */
export interface BankCard {
  lastDigits: string;
  bankToken: string;
}

export interface Charge {
  /** A bank does the same thing of the same transaction once, however often it is asked. */
  transactionId: number;
  amount: Minor;
}

/**
 * Whoever takes the money. A real bank takes the place of the test bank behind this; what it tells later, by a call of its own,
 * goes to `settle`, as the pages of the test bank do.
 */
export interface PaymentGateway {
  /** What the address of the payment page carries: the number of a transaction alone opens nothing. */
  keyOf(transactionId: number): string;
  /** The page where a person pays, and the pictures of its address. */
  addressesOf(transactionId: number): { page: string; qrPng: string; qrSvg: string };
  chargeCard(charge: Charge & { bankToken: string }): Promise<ChargeOutcome>;
  /** From the account of a mobile number; its owner has confirmed with a code. */
  chargePhone(charge: Charge & { phone: string }): Promise<ChargeOutcome>;
  /** Gives back what a transaction brought. */
  refund(charge: Charge): Promise<void>;
}

/** The gateway, or 503 in words where none is connected. */
export function connected(gateway: PaymentGateway | null): PaymentGateway {
  if (!gateway) throw new ApiError('unavailable', { message: 'payment_unavailable' });
  return gateway;
}

/** The words of each refusal, and how a call that charged at once answers it (spec 3 §8: 402 and 451). */
export const refusals = {
  declined: { failure: 'payment_declined', code: 'invalid' },
  no_money: { failure: 'payment_no_money', code: 'insufficient_funds' },
  legal: { failure: 'payment_legal', code: 'unavailable_for_legal_reasons' },
} as const satisfies Record<Refusal, object>;
