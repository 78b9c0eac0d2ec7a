import path from 'node:path';
import { buildApp } from './app.ts';
import { systemClock } from './clock.ts';
import { openDatabase } from './db/open.ts';
import { type Env, parseEnv } from './env.ts';
import { openPool } from './origin/pool.ts';
import { mediaFolder } from './paths.ts';
import { streamSecret } from './secret.ts';
import { seedWhenEmpty } from './seed/seedWhenEmpty.ts';

/** Failures that are told in words of their own. */
const FORESEEN = ['EnvError', 'FolderInUse', 'ExtensionMissing'];

/** A start that fails ends with a sentence a person can act on; anything unforeseen keeps its stack. */
function explain(error: unknown, env: Env | undefined): string {
  if (!(error instanceof Error)) return String(error);
  const { code } = error as NodeJS.ErrnoException;
  if (code === 'EADDRINUSE') {
    return `Port ${env?.port} is taken. Stop the program that uses it, or set PLATFORM_PORT to another port.`;
  }
  if (code === 'EACCES') return `Not allowed: ${error.message}. Choose another PLATFORM_PORT or DATA_DIR.`;
  if (code === 'ECONNREFUSED' || code === 'ENOTFOUND') {
    return 'The database of DATABASE_URL does not answer. Start it, or unset DATABASE_URL to use the embedded one.';
  }
  if (FORESEEN.includes(error.constructor.name)) return error.message;
  // A failed query is told by its cause: the statement with all its values would fill screens.
  const told = error.message.startsWith('Failed query') && error.cause instanceof Error ? error.cause : error;
  return told.stack ?? told.message;
}

async function start(env: Env): Promise<void> {
  const { db, migrate, close } = await openDatabase(env);
  try {
    await migrate();
    await seedWhenEmpty(db);
    const app = await buildApp({
      env,
      db,
      clock: systemClock,
      streamSecret: streamSecret(env),
      pool: await openPool(path.join(mediaFolder, 'pool')),
      doc: true,
    });
    const stop = async () => {
      try {
        await app.close();
        await close();
        process.exit(0);
      } catch (error) {
        console.error(error);
        process.exit(1);
      }
    };
    process.once('SIGINT', stop);
    process.once('SIGTERM', stop);
    await app.listen({ port: env.port, host: env.host });
    console.log(`Platform is listening on ${env.publicUrl}`);
  } catch (error) {
    await close().catch(() => undefined);
    throw error;
  }
}

let env: Env | undefined;
try {
  env = parseEnv(process.env);
  await start(env);
} catch (error) {
  console.error(explain(error, env));
  process.exit(1);
}
