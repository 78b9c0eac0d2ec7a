import formbody from '@fastify/formbody';
import type { FastifyInstance } from 'fastify';
import { ApiError } from './errors.ts';

/** Deeper than any body of the API; limits the walk through hostile bodies. */
const MAX_DEPTH = 20;

function hasNul(value: unknown, depth = 0): boolean {
  if (typeof value === 'string') return value.includes('\0');
  if (typeof value !== 'object' || value === null) return false;
  if (depth > MAX_DEPTH) return true;
  return Object.entries(value).some(([key, inner]) => key.includes('\0') || hasNul(inner, depth + 1));
}

/** Reads JSON and forms; other types are 415. An empty body counts as `{}`, because clients send the header anyway. */
export async function addBodies(app: FastifyInstance): Promise<void> {
  app.removeContentTypeParser(['text/plain', 'application/json']);
  const parseJson = app.getDefaultJsonParser('remove', 'remove');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, text, done) => {
    if (text.length === 0) done(null, {});
    else parseJson(request, text as string, done);
  });
  await app.register(formbody);

  app.addHook('preValidation', async (request) => {
    if (request.routeOptions.schema?.body && (request.body === undefined || request.body === null)) {
      request.body = {};
    }
    // PostgreSQL cannot store the NUL character and would fail with a server error.
    // In a path it means "not found"; in an unread query parameter it is harmless.
    if (hasNul(request.params)) throw new ApiError('not_found');
    const isQueryRead = request.routeOptions.schema?.querystring !== undefined;
    if ((isQueryRead && hasNul(request.query)) || hasNul(request.body)) throw new ApiError('invalid');
  });
}
