import { Type } from 'typebox';
import { MAX_INT } from '../domain/identifiers.ts';
import { ApiError } from '../http/errors.ts';

/** wire 1.4: `limit` 1..100, `offset` from 0. */
const MAX_LIMIT = 100;

export const Paging = {
  limit: Type.Optional(Type.Integer({ minimum: 1, maximum: MAX_LIMIT })),
  offset: Type.Optional(Type.Integer({ minimum: 0, maximum: 1_000_000 })),
};

/** Flags come as `true`, `1`, `false`, `0` (wire 10.10); other values mean the default. */
export const Flag = Type.Optional(Type.String({ description: 'true | false | 1 | 0' }));

export function flag(value: string | undefined, fallback: boolean): boolean {
  if (value === 'true' || value === '1') return true;
  if (value === 'false' || value === '0') return false;
  return fallback;
}

/** Unix seconds. */
export const Moment = Type.Optional(Type.Integer({ minimum: 0, maximum: 9_999_999_999 }));

/** A number that the database can store. */
export const Int = Type.Integer({ minimum: 0, maximum: MAX_INT });

/** An id that is a number. */
export const NumericId = Type.Integer({ minimum: 1, maximum: MAX_INT });

/** An id in an address (wire 1.7); an impossible id does not exist, and never reaches the database. */
export const SnowflakeParam = Type.String({ pattern: '^\\d{1,20}$', description: 'snowflake' });

/** One page of a list; without a limit everything from the offset on. */
export function page<T>(
  items: readonly T[],
  { limit, offset = 0 }: { limit?: number; offset?: number },
): T[] {
  return items.slice(offset, limit === undefined ? undefined : offset + limit);
}

/** `?genre=1,2` or `?genre=drama`. */
export function listed(value: string | undefined): string[] {
  return value
    ? value
        .split(',')
        .map((part) => part.trim())
        .filter((part) => part !== '')
    : [];
}

/** The error of a refused parameter, in the form of the validation. */
export function refuseField(name: string): never {
  throw new ApiError('invalid', { fields: { [name]: { key: 'field_invalid' } } });
}
