import { type TProperties, type TSchema, Type } from 'typebox';

/** A value or null. */
export function Nullable<T extends TSchema>(schema: T) {
  return Type.Union([schema, Type.Null()]);
}

/** An 18-digit id: a string, because JSON numbers are exact only up to 2^53 (wire 1.7). */
export const Snowflake = Type.String({ description: 'snowflake' });

/** Unix seconds. */
export const UnixTime = Type.Integer({ description: 'unix seconds' });

/** A decimal string with two digits (wire 1.8). */
export const Money = Type.String({ description: 'decimal, two digits' });

/** The value of a missing sum. */
export const NO_MONEY = '0.00';

/** An object of the wire with all keys present. */
export function Wire<T extends TProperties>(properties: T, description?: string) {
  return Type.Object(properties, description ? { description } : {});
}
