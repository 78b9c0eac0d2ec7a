import type { MessageKey } from './messages/translate.ts';

/** An error code with its status and its text, where that is not the text of the same name. */
type Failures = Record<string, readonly [status: number, text: MessageKey]>;

/** Why an order is refused (docs/MONEY.md, Error codes). */
export const buyingFailures = {
  packet_needs_base: [400, 'packet_needs_base'],
  packet_included: [400, 'packet_included'],
  packet_not_sold: [400, 'packet_not_sold'],
  already_subscribed: [400, 'already_subscribed'],
  already_rented: [400, 'already_rented'],
  period_closed: [400, 'period_closed'],
  resume_first: [400, 'resume_first'],
  insufficient_funds: [402, 'insufficient_funds'],
  login_to_buy: [403, 'login_to_buy'],
  forbidden_country: [403, 'forbidden_country'],
  price_changed: [409, 'price_changed'],
  contract_packet: [451, 'contract_packet'],
  provider_sells: [451, 'provider_sells'],
} as const satisfies Failures;

/** Why a payment does not begin, or is not made. */
export const payingFailures = {
  payment_nothing_due: [400, 'payment_nothing_due'],
  payment_elsewhere: [400, 'payment_elsewhere'],
  payment_settled: [400, 'payment_settled'],
  payment_expired: [400, 'payment_expired'],
  payment_declined: [400, 'payment_declined'],
  wrong_code: [400, 'wrong_code'],
  payment_code_spent: [400, 'payment_code_spent'],
  unknown_paysystem: [400, 'unknown_paysystem'],
  account_full: [400, 'account_full'],
  insufficient_funds: [402, 'payment_no_money'],
  login_to_buy: [403, 'payment_login'],
  unknown_card: [404, 'unknown_card'],
  payment_legal: [451, 'payment_legal'],
  timeout: [504, 'bank_timeout'],
} as const satisfies Failures;

/** Why a subscription does not change. */
export const changingFailures = {
  renewal_off: [400, 'renewal_off'],
  gift_runs_out: [400, 'gift_runs_out'],
  rent_runs_out: [400, 'rent_runs_out'],
  resume_first: [400, 'resume_first'],
  contract_packet: [451, 'contract_packet'],
  not_cancelable: [451, 'not_cancelable'],
} as const satisfies Failures;

/** Why a subscription is not paused, or not so. */
export const pausingFailures = {
  pause_refused: [400, 'pause_refused'],
  pause_exists: [400, 'pause_exists'],
  pause_times: [400, 'pause_times'],
  pause_over: [400, 'pause_over'],
} as const satisfies Failures;

/** Why a promo key does not work (spec 3 §8: 400 and 404). */
export const promoFailures = {
  promo_inactive: [400, 'promo_inactive'],
  promo_expired: [400, 'promo_expired'],
  promo_used: [400, 'promo_used'],
  promo_used_up: [400, 'promo_used_up'],
  promo_currency: [400, 'promo_currency'],
  promo_needs_card: [400, 'promo_needs_card'],
  promo_needs_payment: [400, 'promo_needs_payment'],
  promo_unknown: [404, 'promo_unknown'],
} as const satisfies Failures;

const codes = <F extends Failures>(failures: F) => Object.keys(failures) as (keyof F & string)[];

/** What a route declares that buys, pays, changes a subscription, or uses a promo key. */
export const buyingCodes = codes(buyingFailures);
export const payingCodes = codes(payingFailures);
export const changingCodes = codes(changingFailures);
export const pausingCodes = codes(pausingFailures);
export const promoCodes = codes(promoFailures);
