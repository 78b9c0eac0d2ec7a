import type { FastifySerializerCompiler } from 'fastify/types/schema.js';
import { Compile } from 'typebox/schema';
import { compiledOnce } from './compiled-once.ts';

/** `JSON.stringify` writes what clients need: compact, raw UTF-8, unescaped `/` (wire 1.4). */
export const plainSerializer: FastifySerializerCompiler<unknown> = () => JSON.stringify;

const validatorOf = compiledOnce(Compile);

/** For tests: an answer that differs from the documented schema fails the request. */
export const strictSerializer: FastifySerializerCompiler<unknown> =
  ({ schema, method, url, httpStatus }) =>
  (data) => {
    const text = JSON.stringify(data);
    const validator = validatorOf(schema as object);
    const answer = JSON.parse(text);
    // Errors are found by walking the schema, which takes many times as long as the compiled check.
    if (validator.Check(answer)) return text;
    const [, errors] = validator.Errors(answer);
    const lines = errors.map((error) => `${error.instancePath} ${error.message}`);
    throw new Error(`${method} ${url} ${httpStatus} breaks its schema: ${lines.join('; ')}`);
  };
