import type * as v from 'valibot';

/**
 * The schema of an answer whose type our own server has already: it must read exactly that type. A part that the schema refuses
 * though the server sends it, or the other way round, is an error of types.
 */
export const answerOf =
  <T>() =>
  <Schema extends v.GenericSchema<unknown, T>>(
    schema: T extends v.InferOutput<Schema> ? Schema : never,
  ): Schema =>
    schema;
