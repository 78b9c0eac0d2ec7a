import type { FastifyInstance } from 'fastify';

/** How long answers that are under way may still take once the server is told to stop. */
const GRACE_MS = 3_000;

/**
 * A clean end: what is under way is finished, and its connections are not kept. Node closes only connections that are idle
 * at the moment of closing; one that becomes idle later would hold the process for its whole keep-alive time.
 */
export function addCleanClose(app: FastifyInstance): void {
  let isClosing = false;
  app.addHook('preClose', async () => {
    isClosing = true;
    setTimeout(() => app.server.closeAllConnections(), GRACE_MS).unref();
  });
  app.addHook('onSend', async (_request, reply) => {
    if (isClosing) reply.header('connection', 'close');
  });
}
