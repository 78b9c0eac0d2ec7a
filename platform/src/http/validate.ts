import { AjvCompiler } from '@fastify/ajv-compiler';
import type { FastifySchemaCompiler } from 'fastify';
import type { FastifyValidationResult } from 'fastify/types/schema.js';
import { compiledOnce } from './compiled-once.ts';

const compile = AjvCompiler()(
  {},
  { customOptions: { allErrors: true, coerceTypes: 'array', removeAdditional: false } },
);

const validatorOf = compiledOnce((schema) => compile({ schema }) as FastifyValidationResult);

/**
 * Compiles the schema of a part of a request when the first one arrives: all schemas of all routes together take most of a second of
 * each start.
 */
export const lazyValidator: FastifySchemaCompiler<object> = ({ schema }) => {
  const validate: FastifyValidationResult = (data) => {
    const validator = validatorOf(schema);
    const isValid = validator(data);
    validate.errors = validator.errors ?? null;
    return isValid;
  };
  return validate;
};
