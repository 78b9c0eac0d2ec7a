import { LINK_AMOUNT } from '../../commerce/payments/amount.ts';
import type { BankCard, ChargeOutcome } from '../../commerce/payments/bank.ts';
import type { Minor } from '../../domain/billing/money.ts';

/** The cards of the test bank: one for each outcome of a payment (spec 3 §8). */
export const testCards = {
  ok: { lastDigits: '1111', outcome: { kind: 'paid' } },
  second: { lastDigits: '4444', outcome: { kind: 'paid' } },
  expiring: { lastDigits: '1231', outcome: { kind: 'paid' } },
  no_money: { lastDigits: '0402', outcome: { kind: 'refused', why: 'no_money' } },
  declined: { lastDigits: '0005', outcome: { kind: 'refused', why: 'declined' } },
  legal: { lastDigits: '0451', outcome: { kind: 'refused', why: 'legal' } },
  timeout: { lastDigits: '0504', outcome: { kind: 'silent' } },
} as const satisfies Record<string, { lastDigits: string; outcome: ChargeOutcome }>;

export type TestCardName = keyof typeof testCards;

export const testCardNames = Object.keys(testCards) as TestCardName[];

const PREFIX = 'test:';

/** Months for which a test card is still valid, after the current one. */
const VALID_MONTHS = 36;

export function bankCardOf(name: TestCardName, now: number): BankCard {
  const month = new Date(now);
  month.setUTCDate(1);
  if (name !== 'expiring') month.setUTCMonth(month.getUTCMonth() + VALID_MONTHS);
  const expires = month.toISOString().slice(0, 'YYYY-MM'.length);
  return { lastDigits: testCards[name].lastDigits, bankToken: `${PREFIX}${name}`, expires };
}

/**
 * The outcome of a charge. One unit succeeds with every card except the declined one: so all others can be linked, and fail
 * later at a purchase.
 */
export function chargeTestCard(bankToken: string, amount: Minor): ChargeOutcome {
  const name = testCardNames.find((one) => `${PREFIX}${one}` === bankToken) ?? 'declined';
  const isUnit = amount <= LINK_AMOUNT && name !== 'declined';
  return isUnit ? { kind: 'paid' } : testCards[name].outcome;
}

/** Mobile accounts behave by the last digits of their number, like the cards; all others pay. */
export function chargeTestPhone(phone: string): ChargeOutcome {
  const card = Object.values(testCards).find(({ lastDigits }) => phone.endsWith(lastDigits));
  return card?.outcome ?? { kind: 'paid' };
}
