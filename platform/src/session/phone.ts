import { ApiError } from '../http/errors.ts';

/** A phone as it is stored: 10 to 15 digits (E.164 without the plus), whatever signs stood between them. */
export function phoneDigits(given: string): string {
  const digits = given.replace(/[\s()+-]/g, '');
  if (!/^\d{10,15}$/.test(digits))
    throw new ApiError('invalid', { fields: { phone: { key: 'wrong_phone' } } });
  return digits;
}
