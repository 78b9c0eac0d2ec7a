import type { FastifyInstance } from 'fastify';

/** Work that continues after the answer was sent; a closing server waits for it. */
export function laterWork(app: FastifyInstance): (work: () => Promise<unknown>) => void {
  const running = new Set<Promise<void>>();
  app.addHook('preClose', async () => {
    await Promise.all(running);
  });
  return (work) => {
    const done = work()
      .catch((error: unknown) => app.log.error({ err: error }, 'work after an answer failed'))
      .then(() => void running.delete(done));
    running.add(done);
  };
}
