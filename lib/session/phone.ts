/** Spec 3 §5: without a mask of the provider a phone has 11 digits. */
export const DEFAULT_PHONE_MASK = '+7 (999) 999-99-99';

/** Spec 3 §5: 6 digits unless the answer to the request says otherwise. */
export const DEFAULT_CODE_LENGTH = 6;

/** Spec 3 §9 "Resend code timer: 60 s". */
export const RESEND_SECONDS = 60;

/** Spec 3 §9 "Telegram poll: 5 s". */
export const MESSENGER_POLL_MS = 5_000;

export const digitsOf = (text: string): string => text.replace(/\D/g, '');

/** How many digits a phone has, its country's included (spec 3 §5). */
export const phoneLength = (mask: string): number => digitsOf(mask).length;

/** The digits that every phone of the provider begins with: `+998 (99) …` has 998. */
export const phonePrefix = (mask: string): string => /^\+(\d+)\D/.exec(mask)?.[1] ?? '';

/**
 * What was typed, pasted or filled in, as digits with the country's: `8 701…`, `701…` and a whole number pasted
 * behind the prefix that stands there are the same phone. `before` are the digits that stood there: what is typed
 * behind a whole number is dropped.
 */
export function readPhone(text: string, mask: string, before = ''): string {
  const prefix = phonePrefix(mask);
  const length = phoneLength(mask);
  let digits = digitsOf(text);
  if (before.length === length && digits.startsWith(before)) return before;
  if (digits.length > length && digits.startsWith(prefix)) digits = digits.slice(prefix.length);
  // The trunk prefix of Kazakhstan and Russia.
  if (prefix === '7' && digits.length === length && digits.startsWith('8')) digits = `7${digits.slice(1)}`;
  const isNational = !text.trimStart().startsWith('+') && digits.length === length - prefix.length;
  if (isNational || !digits.startsWith(prefix)) {
    digits = prefix.startsWith(digits) ? prefix : prefix + digits;
  }
  return digits.slice(0, length);
}

/** Digits in the mask's own spelling; nothing stands behind the last digit, so that deleting always takes a digit. */
export function formatPhone(digits: string, mask: string): string {
  let used = 0;
  let text = '';
  for (const sign of mask) {
    if (used === digits.length) break;
    text += /\d/.test(sign) ? digits[used++] : sign;
  }
  return text;
}

/** Where the caret stands after as many digits as stood before it. */
export function caretAfter(text: string, digitCount: number): number {
  let seen = 0;
  for (let place = 0; place < text.length; place += 1) {
    if (seen === digitCount) return place;
    if (/\d/.test(text[place] as string)) seen += 1;
  }
  return text.length;
}

/** A phone as people read it; one of another length keeps its digits together. */
export function showPhone(phone: string): string {
  const digits = digitsOf(phone);
  const isUsual = digits.length === phoneLength(DEFAULT_PHONE_MASK) && digits.startsWith('7');
  return isUsual ? formatPhone(digits, DEFAULT_PHONE_MASK) : `+${digits}`;
}
