import type { FastifySchemaValidationError } from 'fastify';
import { ApiError } from './errors.ts';
import type { Spoken } from './messages/translate.ts';

type Rule = (params: Record<string, unknown>) => Spoken;

const limit =
  (key: Spoken['key']): Rule =>
  (params) => ({ key, params: { limit: Number(params.limit) } });

const rules: Record<string, Rule> = {
  required: () => ({ key: 'field_required' }),
  type: () => ({ key: 'field_type' }),
  maxLength: limit('field_too_long'),
  minLength: limit('field_too_short'),
  minimum: limit('field_too_small'),
  maximum: limit('field_too_large'),
  format: (params) => ({ key: params.format === 'email' ? 'field_email' : 'field_invalid' }),
};

function fieldOf(error: FastifySchemaValidationError): string {
  const path = error.instancePath.split('/').slice(1);
  if (error.keyword === 'required') path.push(String(error.params.missingProperty));
  return path.join('.') || 'non_field_errors';
}

/** Converts schema errors of a route to the platform's errors: a wrong path is 404, the rest 400 by field. */
export function validationFailure(
  errors: FastifySchemaValidationError[],
  part: string | undefined,
): ApiError {
  // An impossible id does not exist (wire 1.5: unknown id).
  if (part === 'params') return new ApiError('not_found');
  const fields: Record<string, Spoken> = {};
  for (const error of errors) {
    const field = fieldOf(error);
    fields[field] ??= rules[error.keyword]?.(error.params) ?? { key: 'field_invalid' };
  }
  return new ApiError('invalid', { fields });
}
