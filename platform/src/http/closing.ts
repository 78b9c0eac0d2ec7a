import type { FastifyInstance } from 'fastify';

/** How long running answers may take after the server is asked to stop. */
const GRACE_MS = 3_000;

/**
 * Closes cleanly: running answers finish, and their connections are not kept alive. Node closes only connections that are
 * idle at that moment; one that becomes idle later would keep the process for its whole keep-alive time.
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
