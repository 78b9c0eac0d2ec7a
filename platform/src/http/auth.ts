import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type Caller, refuseChild, refusesChildren } from './caller.ts';
import { ApiError } from './errors.ts';
import type { TokenStore } from './tokens.ts';

const tokenForm = /^[0-9a-f]{40}$/;

/** The only place that reads the cookie of older clients; its value is a token (wire 1.2 no. 3). */
const sessionCookie = /(?:^|;\s*)sessionid="?([0-9a-f]{40})"?\s*(?:;|$)/;

/**
 * The token of a request: `?access_token=`, `Authorization: Token …` or the cookie `sessionid` (wire 1.2); an empty one
 * counts as missing. Browsers also send cookies of other programs on the same host: a value without the form of a token is
 * ignored.
 */
function sentToken(request: FastifyRequest): string | null {
  const query = request.query as Record<string, unknown>;
  const inQuery = query.access_token;
  if (typeof inQuery === 'string') return inQuery;
  if (Array.isArray(inQuery)) return String(inQuery[0]);
  const { authorization = '', cookie = '' } = request.headers;
  return /^Token\s+(\S+)\s*$/i.exec(authorization)?.[1] ?? sessionCookie.exec(cookie)?.[1] ?? null;
}

/** The caller of a login request before the login; an outdated token counts as no caller. */
export async function optionalCaller(request: FastifyRequest, tokens: TokenStore): Promise<Caller | null> {
  const token = sentToken(request);
  return token && tokenForm.test(token) ? tokens.find(token) : null;
}

/** The provider whose system calls, by `?token=` (wire 1.2 no. 4); null without such a token. */
export async function optionalProvider(request: FastifyRequest, tokens: TokenStore): Promise<number | null> {
  const { token } = request.query as Record<string, unknown>;
  if (token === undefined) return null;
  const providerId =
    typeof token === 'string' && tokenForm.test(token) ? await tokens.findProvider(token) : null;
  if (providerId === null) throw new ApiError('authentication_failed');
  return providerId;
}

/** A provider's system may act for its own users only. */
function isForeign({ callingProviderId }: FastifyRequest, { providerId }: Caller): boolean {
  return callingProviderId !== null && callingProviderId !== providerId;
}

/** Checks the `access` of a route for each request and sets the caller. */
export function addAuth(app: FastifyInstance, tokens: TokenStore): void {
  app.decorateRequest('caller', null);
  app.decorateRequest('callingProviderId', null);

  app.addHook('onRoute', (route) => {
    const isApi = route.url.startsWith('/v2') && !route.url.startsWith('/v2/doc');
    if (isApi && !route.config?.access)
      throw new Error(`${route.method} ${route.url} does not declare its access`);
  });

  app.addHook('onRequest', async (request) => {
    const { config } = request.routeOptions;
    const { access } = config;
    if (!access || access === 'open') return;
    request.callingProviderId = await optionalProvider(request, tokens);
    if (access === 'provider') {
      if (request.callingProviderId === null) throw new ApiError('not_authenticated');
      return;
    }
    const token = sentToken(request);
    if (token) {
      request.caller = tokenForm.test(token) ? await tokens.find(token) : null;
      if (!request.caller || isForeign(request, request.caller)) throw new ApiError('authentication_failed');
    }
    if (access !== 'public' && !request.caller) throw new ApiError('not_authenticated');
    if (access === 'device' && request.caller?.grade !== 'device')
      throw new ApiError('authentication_failed');
    if (refusesChildren(config, request.method)) refuseChild(request.caller);
  });
}
