import { ApiError } from '../http/errors.ts';

/** A phone in its stored form: 10 to 15 digits (E.164 without the plus), without the signs between them. */
export function phoneDigits(given: string): string {
  const digits = given.replace(/[\s()+-]/g, '');
  if (!/^\d{10,15}$/.test(digits))
    throw new ApiError('invalid', { fields: { phone: { key: 'wrong_phone' } } });
  return digits;
}
