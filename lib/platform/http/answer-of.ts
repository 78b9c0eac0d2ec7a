import type * as v from 'valibot';

/** With every optional field as a required one: a schema that lacks such a field would drop it from the answer. */
type Complete<T> = T extends readonly (infer One)[]
  ? Complete<One>[]
  : T extends object
    ? { [Key in keyof T]-?: Complete<Exclude<T[Key], undefined>> }
    : T;

/**
 * The schema of an answer whose type exists on our server: it must match exactly that type. A difference
 * between schema and type is a type error, also for optional fields.
 */
export const answerOf =
  <T>() =>
  <Schema extends v.GenericSchema<unknown, T>>(
    schema: T extends v.InferOutput<Schema>
      ? Complete<v.InferOutput<Schema>> extends Complete<T>
        ? Schema
        : never
      : never,
  ): Schema =>
    schema;
