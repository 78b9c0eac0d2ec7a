import { build } from './build.mjs';
import { Cluster } from './lib/cluster/cluster.mjs';
import { readEnvironment } from './lib/env.mjs';
import { requireFreePort } from './lib/ports.mjs';
import { command, step } from './lib/say.mjs';
import { setup } from './setup.mjs';

/** `npm run cluster`: the product on nginx, two webs, two platforms, PostgreSQL with a replica and Redis, until Ctrl-C. */
await command(async () => {
  const environment = readEnvironment(process.env);
  await requireFreePort(environment.PORT, 'PORT');
  await requireFreePort(environment.PLATFORM_PORT, 'PLATFORM_PORT');
  await setup();
  await build();
  const cluster = await Cluster.create(environment);
  let isStopRequested = false;
  const stopRequest = new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM']) {
      process.on(signal, () => {
        if (isStopRequested) cluster.kill();
        isStopRequested = true;
        resolve(undefined);
      });
    }
  });
  cluster.onDeath = (name) => {
    if (!isStopRequested) process.stdout.write(`  ${name} has ended; the other parts go on\n`);
  };
  try {
    await Promise.race([cluster.start(step), stopRequest]);
    if (!isStopRequested) {
      const programs = cluster.parts.map(({ name, pid }) => `  ${name}: process ${pid}`);
      const sandbox = `sandbox: ${cluster.mediaUrl}/sandbox`;
      process.stdout.write(`\n${programs.join('\n')}\n`);
      process.stdout.write(`Taspa is ready: ${cluster.siteUrl}, ${sandbox}  (Ctrl-C stops all)\n`);
      await stopRequest;
    }
  } finally {
    isStopRequested = true;
    await cluster.stop();
  }
});
process.exit();
