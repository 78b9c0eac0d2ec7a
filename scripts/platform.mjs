import { spawn } from 'node:child_process';
import { build } from './build.mjs';
import { readEnvironment } from './lib/env.mjs';
import { root } from './lib/paths.mjs';
import { platformCli } from './lib/platform-cli.mjs';
import { command } from './lib/say.mjs';
import { secrets } from './lib/secrets.mjs';
import { setup } from './setup.mjs';

/** Commands of the platform (`npm run platform -- --help`), with the environment of `npm start`. */
await command(async () => {
  await setup();
  await build(['platform']);
  const { DATA_DIR, DATABASE_URL, PLATFORM_PORT } = readEnvironment(process.env);
  // A caller that names the web app does not know its secret when `npm start` has generated it.
  const keys = process.env.REVALIDATE_URL ? await secrets(DATA_DIR) : {};
  const child = spawn(process.execPath, [...platformCli, ...process.argv.slice(2)], {
    cwd: root,
    env: {
      ...process.env,
      DATA_DIR,
      DATABASE_URL: DATABASE_URL || undefined,
      PLATFORM_PORT: String(PLATFORM_PORT),
      ...(keys.REVALIDATE_SECRET ? { REVALIDATE_SECRET: keys.REVALIDATE_SECRET } : {}),
    },
    stdio: 'inherit',
  });
  // Ctrl-C is also sent to the child; waiting for it lets it finish properly.
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal));
  process.exitCode = await new Promise((resolve) => child.on('exit', (code) => resolve(code ?? 1)));
});
