import { PAYSYSTEMS } from './product';

/** What a dialog may return; anything else counts as nothing. */
export type Answer = ReturnType<typeof readAnswer>;

export function readAnswer(given: unknown) {
  const answer: Record<string, unknown> = typeof given === 'object' && given !== null ? { ...given } : {};
  return {
    isAgreed: given === true,
    isOther: answer.other === true,
    isRefill: answer.refill === true,
    isAgain: answer.again === true,
    isResend: answer.resend === true,
    isWatch: answer.watch === true,
    amount: text(answer.amount),
    key: text(answer.key),
    wayId: text(answer.wayId),
    name: PAYSYSTEMS.find((name) => name === answer.name) ?? null,
    cardId: typeof answer.cardId === 'number' ? answer.cardId : null,
    isCardSaved: typeof answer.isCardSaved === 'boolean' ? answer.isCardSaved : null,
    phone: text(answer.phone),
    code: text(answer.code),
  };
}

const text = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null);
