/** What somebody signs in with. Its form alone says which of the three it is, so nobody's name can stand for somebody else's. */
export interface LoginName {
  kind: 'phone' | 'email' | 'username';
  /** As it is stored: digits, lower case, or unchanged. */
  value: string;
}

export function readLogin(given: string): LoginName {
  if (given.includes('@')) return { kind: 'email', value: given.trim().toLowerCase() };
  const digits = given.replace(/\D/g, '');
  // Shorter or longer numbers are no phones (session/phone.ts), but may be contract numbers.
  const isPhone = /^[+\d\s()-]+$/.test(given) && /^\d{10,15}$/.test(digits);
  return isPhone ? { kind: 'phone', value: digits } : { kind: 'username', value: given };
}

/** Whether a user may be named so: a name that reads as an e-mail or a phone has to be the user's own phone. */
export function isOwnName(username: string, phone: string | undefined): boolean {
  const { kind, value } = readLogin(username);
  return kind === 'username' || (kind === 'phone' && value === phone);
}
