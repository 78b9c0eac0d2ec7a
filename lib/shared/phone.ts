/** Spec 3 §5: without a mask of the provider a phone has 11 digits. */
export const DEFAULT_PHONE_MASK = '+7 (999) 999-99-99';

/** Spec 3 §5: the numbers of the alternate operator that do not start with 7 have 9 digits. */
const NINE_DIGIT_MASK = '99 999 99 99';

/** The phone format when the provider has no mask (spec 3 §5). */
export type PhoneRule = 'eleven' | 'nine_unless_seven';

/**
 * The mask of phones: the provider's, else by the rule of the site; where two are possible, the typed digits
 * decide.
 */
export function phoneMaskOf(fromNetwork: string | null, rule: PhoneRule, typed: string): string {
  if (fromNetwork && phoneLength(fromNetwork) > 0) return fromNetwork;
  return rule === 'nine_unless_seven' && !digitsOf(typed).startsWith('7')
    ? NINE_DIGIT_MASK
    : DEFAULT_PHONE_MASK;
}

/** Spec 1 §5: phones of an operator start with it, otherwise no code is requested. */
export const OPERATOR_PHONE_PREFIX = '7';

/** Spec 3 §5: 6 digits unless the brand or the network says otherwise. */
export const DEFAULT_CODE_LENGTH = 6;

/** The longest code there is (spec 3 §5). */
export const MAX_CODE_LENGTH = 8;

/** The code length when the network does not say (spec 3 §5). */
export type CodeRule = 'six' | 'four' | 'eight_or_four';

/**
 * Spec 3 §5: the value of the network has priority. "8 or 4 by first digit" does not say which digit; we use
 * the phone's, because it distinguishes the two kinds of numbers of the alternate operator, and 7 means the
 * shorter code.
 */
export function codeLengthOf(fromNetwork: number | null, rule: CodeRule, phone: string): number {
  if (fromNetwork !== null) return fromNetwork;
  if (rule === 'four') return 4;
  if (rule === 'eight_or_four') return phone.startsWith('7') ? 4 : MAX_CODE_LENGTH;
  return DEFAULT_CODE_LENGTH;
}

/** When the code can be sent again (spec 3 §9). */
export const RESEND_SECONDS = 60;

/** How often a code that is sent by messenger is polled (spec 3 §9). */
export const MESSENGER_POLL_MS = 5_000;

export const digitsOf = (text: string): string => text.replace(/\D/g, '');

/** The number of digits of a phone, with the country code (spec 3 §5). */
export const phoneLength = (mask: string): number => digitsOf(mask).length;

/** The digits at the start of every phone of the provider: `+998 (99) …` has 998. */
export const phonePrefix = (mask: string): string => /^\+(\d+)\D/.exec(mask)?.[1] ?? '';

/**
 * The digits of a typed, pasted or autofilled phone with the country code: `8 701…`, `701…` and a whole
 * number pasted after the prefix are the same phone. `before` are the digits before the input: a digit typed
 * after a whole number is dropped.
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

/**
 * Digits in the format of the mask; no characters after the last digit, so that deleting always removes a
 * digit.
 */
export function formatPhone(digits: string, mask: string): string {
  let used = 0;
  let text = '';
  for (const sign of mask) {
    if (used === digits.length) break;
    text += /\d/.test(sign) ? digits[used++] : sign;
  }
  return text;
}

/** The same within a sentence, without line breaks. */
export const phoneInText = (digits: string, mask: string): string =>
  formatPhone(digits, mask).replaceAll(' ', '\u00A0');

/** The position of the caret after the same number of digits as before. */
export function caretAfter(text: string, digitCount: number): number {
  let seen = 0;
  for (let place = 0; place < text.length; place += 1) {
    if (seen === digitCount) return place;
    if (/\d/.test(text[place] as string)) seen += 1;
  }
  return text.length;
}

/** A phone for display; one of another length stays a plain number. */
export function showPhone(phone: string): string {
  const digits = digitsOf(phone);
  const isUsual = digits.length === phoneLength(DEFAULT_PHONE_MASK) && digits.startsWith('7');
  return isUsual ? formatPhone(digits, DEFAULT_PHONE_MASK) : `+${digits}`;
}
