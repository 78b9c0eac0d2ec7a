import type { FastifyInstance } from 'fastify';
import { pickLocale } from './locale.ts';

/** Sets the language of every request, and marks the answer as dependent on it. */
export function addLocale(app: FastifyInstance): void {
  app.decorateRequest('locale', 'ru');
  app.addHook('onRequest', async (request, reply) => {
    request.locale = pickLocale(request.headers['accept-language']);
    if (!request.url.startsWith('/v2')) return;
    // Answers may be personal; a route with a public answer overrides this.
    reply.headers({
      vary: 'Accept-Language',
      'content-language': request.locale,
      'cache-control': 'no-store',
    });
  });
}
