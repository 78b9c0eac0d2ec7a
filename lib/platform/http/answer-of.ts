import type * as v from 'valibot';

/**
 * The schema of an answer whose type exists on our server: it must match exactly that type. A difference
 * between schema and type is a type error.
 */
export const answerOf =
  <T>() =>
  <Schema extends v.GenericSchema<unknown, T>>(
    schema: T extends v.InferOutput<Schema> ? Schema : never,
  ): Schema =>
    schema;
