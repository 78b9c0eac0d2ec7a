import type { FastifyInstance } from 'fastify';
import { pickLocale } from './locale.ts';

/** Finds the language of every request and says in the answer that it depends on it. */
export function addLocale(app: FastifyInstance): void {
  app.decorateRequest('locale', 'ru');
  app.addHook('onRequest', async (request, reply) => {
    request.locale = pickLocale(request.headers['accept-language']);
    if (!request.url.startsWith('/v2')) return;
    // Answers may be personal; a route whose answer is not says so itself.
    reply.headers({
      vary: 'Accept-Language',
      'content-language': request.locale,
      'cache-control': 'no-store',
    });
  });
}
