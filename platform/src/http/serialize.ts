import type { FastifySerializerCompiler } from 'fastify/types/schema.js';
import { Compile } from 'typebox/schema';

/** `JSON.stringify` writes what clients need: compact, raw UTF-8, unescaped `/` (wire 1.4). */
export const plainSerializer: FastifySerializerCompiler<unknown> = () => JSON.stringify;

/** For tests: an answer that differs from the documented schema fails the request. */
export const strictSerializer: FastifySerializerCompiler<unknown> = ({ schema, method, url, httpStatus }) => {
  // Compiled at the first answer of a route: a test uses a few of them, and all together take a second.
  let validator: ReturnType<typeof Compile> | undefined;
  return (data) => {
    validator ??= Compile(schema as object);
    const text = JSON.stringify(data);
    const [ok, errors] = validator.Errors(JSON.parse(text));
    if (ok) return text;
    const lines = errors.map((error) => `${error.instancePath} ${error.message}`);
    throw new Error(`${method} ${url} ${httpStatus} breaks its schema: ${lines.join('; ')}`);
  };
};
