/** Money is counted in whole hundredths and written as a decimal string with two digits (wire 1.8). */
export type Minor = number;

const DECIMAL = /^(-?)(\d{1,8})\.(\d{2})$/;

/** `'199.00'` as 19900. Amounts of the database and of our own data always have two digits. */
export function toMinor(decimal: string): Minor {
  const match = DECIMAL.exec(decimal);
  if (!match) throw new RangeError(`Not an amount of money: ${decimal}`);
  const [, sign, whole, hundredths] = match;
  const amount = Number(whole) * 100 + Number(hundredths);
  return sign && amount > 0 ? -amount : amount;
}

/** 19900 as `'199.00'`. */
export function fromMinor(amount: Minor): string {
  if (!Number.isSafeInteger(amount)) throw new RangeError(`Not a whole number of hundredths: ${amount}`);
  const digits = String(Math.abs(amount)).padStart(3, '0');
  return `${amount < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}
