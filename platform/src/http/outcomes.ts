import { type TObject, Type } from 'typebox';
import type { Access } from './caller.ts';
import { type ErrorCode, statusOf } from './errors.ts';

/** The format of every error (wire 1.6). */
const ErrorWire: TObject = Type.Object({
  error: Type.Object({ message: Type.String() }),
  status_code: Type.Integer({ description: 'repeats the HTTP status' }),
  detail: Type.Union([Type.String(), Type.Record(Type.String(), Type.Array(Type.String()))]),
  error_code: Type.String(),
});

interface RouteFacts {
  access: Access;
  errors?: readonly ErrorCode[] | undefined;
  /** The route refuses some callers whatever they send. */
  refuses?: boolean | undefined;
  schema?: { params?: unknown; querystring?: unknown; body?: unknown } | undefined;
}

const byAccess: Record<Access, readonly ErrorCode[]> = {
  open: [],
  public: ['authentication_failed'],
  user: ['authentication_failed', 'not_authenticated'],
  device: ['authentication_failed', 'not_authenticated'],
  provider: ['authentication_failed', 'not_authenticated'],
};

/** Failures of any route; the documentation does not repeat them for each. */
const anywhere: readonly ErrorCode[] = ['error', 'unavailable'];

/** The failures of a route: by its access, by its input, and those it declares. */
export function failuresOf({ access, errors = [], refuses, schema = {} }: RouteFacts): ErrorCode[] {
  const found = new Set<ErrorCode>(byAccess[access]);
  if (schema.querystring || schema.body) found.add('invalid');
  if (schema.body)
    for (const code of ['parse_error', 'too_large', 'unsupported_media_type'] as const) found.add(code);
  if (schema.params) found.add('not_found');
  if (refuses) found.add('permission_denied');
  for (const code of errors) found.add(code);
  return [...found].sort((a, b) => statusOf(a) - statusOf(b));
}

/** A failure that the documentation does not declare: an error of the route, which tests have to find. */
export function isUndeclared(code: ErrorCode, facts: RouteFacts): boolean {
  return !anywhere.includes(code) && !failuresOf(facts).includes(code);
}

/** The failures as OpenAPI responses: one per status, with its codes in the description. */
export function failureResponses(codes: readonly ErrorCode[]): Record<number, object> {
  const responses: Record<number, { description: string }> = {};
  for (const code of codes) {
    const description = responses[statusOf(code)]?.description;
    responses[statusOf(code)] = { ...ErrorWire, description: description ? `${description}, ${code}` : code };
  }
  return responses;
}
