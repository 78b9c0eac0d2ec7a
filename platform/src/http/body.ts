import formbody from '@fastify/formbody';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ApiError } from './errors.ts';

/** Deeper than any body of the API; limits the walk through hostile bodies. */
const MAX_DEPTH = 20;

type Test = (value: unknown) => boolean;

const isWithNul: Test = (value) => typeof value === 'string' && value.includes('\0');
const isInfinite: Test = (value) => value === Infinity || value === -Infinity;

/** Tests the keys and values of parsed input. */
function holds(value: unknown, test: Test, depth = 0): boolean {
  if (typeof value !== 'object' || value === null) return test(value);
  if (depth > MAX_DEPTH) return true;
  return Object.entries(value).some(([key, inner]) => test(key) || holds(inner, test, depth + 1));
}

/** In a path such a value is an unknown id; in a query that the route does not read it is harmless. */
function refuse(request: FastifyRequest, test: Test): void {
  if (holds(request.params, test)) throw new ApiError('not_found');
  const isQueryRead = request.routeOptions.schema?.querystring !== undefined;
  if ((isQueryRead && holds(request.query, test)) || holds(request.body, test)) throw new ApiError('invalid');
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
    refuse(request, isWithNul);
  });
  // The validator converts the text "1e309" to Infinity and then skips the limits of the number.
  app.addHook('preHandler', async (request) => refuse(request, isInfinite));
}
