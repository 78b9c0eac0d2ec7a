import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { refusesChildren } from './caller.ts';
import { ApiError, errorBody } from './errors.ts';
import { pickLocale } from './locale.ts';
import { allowedMethods } from './methods.ts';
import { isUndeclared } from './outcomes.ts';
import { validationFailure } from './validation.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The error code of the answer, for metrics; null of a success. */
    failureCode: string | null;
  }
}

/** What pg throws when no connection is free in time, or a new one is not answered; these errors have no code. */
const NO_CONNECTION = [
  'timeout exceeded when trying to connect',
  'Connection terminated due to connection timeout',
];
/** SQLSTATE for it: too many connections. */
const TOO_MANY_CONNECTIONS = '53300';

/** SQLSTATE of a thrown database error, through the wrapping of drizzle. */
function sqlState(error: unknown): string {
  for (
    let inner = error as Partial<NodeJS.ErrnoException> | undefined;
    inner;
    inner = inner.cause as typeof inner
  ) {
    if (typeof inner.code === 'string') return inner.code;
    if (NO_CONNECTION.includes(inner.message ?? '')) return TOO_MANY_CONNECTIONS;
  }
  return '';
}

function fromStatus(status: number, request: FastifyRequest): ApiError {
  if (status === 413) return new ApiError('too_large');
  // An id that is longer than any real id does not exist.
  if (status === 414) return new ApiError('not_found');
  if (status === 415) {
    const type = String(request.headers['content-type'] ?? '').slice(0, 100);
    return new ApiError('unsupported_media_type', { params: { type } });
  }
  return new ApiError('invalid');
}

/** Converts anything thrown into an error of the platform. */
export function toApiError(error: unknown, request: FastifyRequest): ApiError {
  if (error instanceof ApiError) return error;
  const { validation, validationContext, statusCode, code } = error as Partial<FastifyError>;
  if (validation) return validationFailure(validation, validationContext);
  if (code === 'FST_ERR_CTP_INVALID_JSON_BODY' || error instanceof SyntaxError)
    return new ApiError('parse_error');
  if (statusCode && statusCode >= 400 && statusCode < 500) return fromStatus(statusCode, request);
  const state = sqlState(error);
  // Class 22 is input that PostgreSQL cannot store (a number out of range, a broken text): an error of the caller.
  if (/^22...$/.test(state)) return new ApiError('invalid');
  if (/^(08...|57P0.|53...|ECONN\w+|ENOTFOUND)$/.test(state)) return new ApiError('unavailable');
  return new ApiError('error');
}

/** Converts anything thrown, and notes it in the metrics and the log. */
export function noteFailure(error: unknown, request: FastifyRequest, reply: FastifyReply): ApiError {
  const failure = toApiError(error, request);
  request.failureCode = failure.code;
  if (failure.status >= 500) {
    // A request that its client has cancelled is no error of the server.
    const isGivenUp = failure.code === 'unavailable' && reply.raw.destroyed;
    request.log[isGivenUp ? 'info' : 'error']({ err: error }, 'request failed');
  }
  return failure;
}

export function sendError(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const failure = noteFailure(error, request, reply);
  return reply
    .code(failure.status)
    .headers(failure.details.headers ?? {})
    .type('application/json; charset=utf-8')
    .serializer(JSON.stringify)
    .send(errorBody(failure, request.locale ?? pickLocale(request.headers['accept-language'])));
}

/**
 * For tests: a failure that the documentation of its route does not declare becomes a 500 that names it, so that
 * the documentation stays complete.
 */
function announced(error: unknown, request: FastifyRequest): unknown {
  const { schema, config, method, url } = request.routeOptions;
  const { code } = toApiError(error, request);
  const { access, errors } = config;
  const facts = { errors, refuses: refusesChildren(config, method), schema };
  if (!access || !isUndeclared(code, { access, ...facts })) return error;
  return new ApiError('error', { text: `${method} ${url} does not declare that it fails with "${code}"` });
}

/** Every error, also of an unknown path or method, uses the platform's own format (wire 1.6). */
export function addFailures(app: FastifyInstance, isStrict = false): void {
  app.decorateRequest('failureCode', null);
  const methodsOf = allowedMethods(app);
  app.setErrorHandler((error, request, reply) =>
    sendError(isStrict ? announced(error, request) : error, request, reply),
  );
  app.setNotFoundHandler((request, reply) => {
    const allowed = methodsOf(request.url);
    if (allowed.length === 0) return sendError(new ApiError('not_found'), request, reply);
    const failure = new ApiError('method_not_allowed', {
      params: { method: request.method },
      headers: { allow: allowed.join(', ') },
    });
    return sendError(failure, request, reply);
  });
}
