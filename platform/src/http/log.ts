import type { FastifyBaseLogger, FastifyInstance, FastifyServerOptions } from 'fastify';
import { loggedUrl } from './redact.ts';

/**
 * Statement and parameters of a failed query may contain a phone, a token hash or a password hash, so only the cause is
 * logged.
 */
function describe(error: Error): object {
  const known =
    error.message.startsWith('Failed query') && error.cause instanceof Error ? error.cause : error;
  return {
    type: known.name,
    message: known.message,
    code: (known as { code?: string }).code,
    stack: known.stack,
  };
}

/** The output of log lines instead of standard output. */
export interface LogTarget {
  write(line: string): void;
}

export function loggerOptions(level: string, target?: LogTarget): FastifyServerOptions['logger'] {
  return {
    level,
    ...(target ? { stream: target } : {}),
    serializers: {
      err: (error) => describe(error) as never,
      req: (request) => ({ method: request.method, url: loggedUrl(request) }),
    },
  };
}

/** One line per request, without secrets and without texts of viewers. */
export function addRequestLog(app: FastifyInstance): void {
  app.addHook('onResponse', async (request, reply) => {
    const log: FastifyBaseLogger = request.log;
    log.info(
      {
        method: request.method,
        url: loggedUrl(request),
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
        ip: request.ip,
      },
      'request',
    );
  });
}
