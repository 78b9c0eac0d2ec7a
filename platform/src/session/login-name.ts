/**
 * A login name. Its form decides which of the three kinds it is, so a name cannot look like another user's phone or
 * e-mail.
 */
export interface LoginName {
  kind: 'phone' | 'email' | 'username';
  /** The stored form: digits, lower case, or unchanged. */
  value: string;
}

export function readLogin(given: string): LoginName {
  if (given.includes('@')) return { kind: 'email', value: given.trim().toLowerCase() };
  const digits = given.replace(/\D/g, '');
  // Shorter or longer numbers are not phones (session/phone.ts), but may be contract numbers.
  const isPhone = /^[+\d\s()-]+$/.test(given) && /^\d{10,15}$/.test(digits);
  return isPhone ? { kind: 'phone', value: digits } : { kind: 'username', value: given };
}

/** Whether a user may have this name: a name in the form of an e-mail or a phone must be the user's own phone. */
export function isOwnName(username: string, phone: string | undefined): boolean {
  const { kind, value } = readLogin(username);
  return kind === 'username' || (kind === 'phone' && value === phone);
}
