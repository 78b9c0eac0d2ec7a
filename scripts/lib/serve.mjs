import { hasSandbox, readEnvironment } from './env.mjs';
import { requireFreePort } from './ports.mjs';
import { command, step } from './say.mjs';
import { Services } from './services.mjs';
import { startStack } from './stack.mjs';

/**
 * A command that serves until Ctrl-C.
 * @param {{prepare: () => Promise<void>, isDevelopment?: boolean}} options
 */
export async function serve({ prepare, isDevelopment = false }) {
  const services = new Services();
  let isStopRequested = false;
  const stopped = new Promise((resolve, reject) => {
    for (const signal of ['SIGINT', 'SIGTERM']) {
      process.on(signal, () => {
        if (isStopRequested) services.kill();
        isStopRequested = true;
        resolve(undefined);
      });
    }
    services.onDeath = reject;
  });
  stopped.catch(() => {});

  await command(async () => {
    try {
      const environment = readEnvironment(process.env);
      await requireFreePort(environment.PORT, 'PORT');
      if (!environment.PLATFORM_URL) await requireFreePort(environment.PLATFORM_PORT, 'PLATFORM_PORT');
      await Promise.race([prepare(), stopped]);
      const started = startStack(services, environment, { isDevelopment, step });
      const stack = await Promise.race([started, stopped]);
      if (stack?.siteUrl) {
        const isOpen = !environment.PLATFORM_URL && hasSandbox(environment);
        const sandbox = isOpen ? `, sandbox: ${stack.platformUrl}/sandbox` : '';
        process.stdout.write(`\nTaspa is ready: ${stack.siteUrl}${sandbox}  (Ctrl-C stops it)\n`);
        await stopped;
      }
    } finally {
      await services.stop();
    }
  });
  process.exit();
}
