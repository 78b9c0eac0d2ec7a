import { type Static, type TProperties, type TSchema, Type } from 'typebox';

/** A value or null. Said with `nullable`, because a union would make the serialiser try every branch at run time. */
export function Nullable<T extends TSchema>(schema: T) {
  return Type.Unsafe<Static<T> | null>({ ...schema, nullable: true });
}

/** An 18-digit id: a string, because numbers of JSON end at 2^53 (wire.md 1.7). */
export const Snowflake = Type.String({ description: 'snowflake' });

/** Unix seconds. */
export const UnixTime = Type.Integer({ description: 'unix seconds' });

/** A decimal string with two digits (wire.md 1.8). */
export const Money = Type.String({ description: 'decimal, two digits' });

/** An object of the wire whose keys are all present. */
export function Wire<T extends TProperties>(properties: T, description?: string) {
  return Type.Object(properties, description ? { description } : {});
}
