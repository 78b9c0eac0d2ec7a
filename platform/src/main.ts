import path from 'node:path';
import { buildApp } from './app.ts';
import { startCounting } from './catalogue/popularity.ts';
import { catalogueOf } from './catalogue/store.ts';
import { systemClock } from './clock.ts';
import { startRenewals } from './commerce/renewals/timer.ts';
import { ownDataFolder } from './data-folder.ts';
import { openDatabase } from './db/open.ts';
import { startRetention } from './db/retention.ts';
import { type Env, parseEnv } from './env.ts';
import { explain } from './explain.ts';
import { startChecks } from './import/checks/timer.ts';
import { newImportSecret, publishEndpoint } from './import/endpoint.ts';
import { startScheduledImports } from './import/schedules/timer.ts';
import { notifyWebApp } from './import/web-app.ts';
import { serveMetrics } from './metrics/endpoint.ts';
import { PlatformMetrics } from './metrics/metrics.ts';
import { startDelivery } from './notices/timer.ts';
import { webPushOf } from './notices/web-push/sender.ts';
import { placesOf } from './objects/places.ts';
import { bucketOf } from './objects/s3.ts';
import { openPool } from './origin/pool.ts';
import { mediaFolder } from './paths.ts';
import { prepareDatabase } from './prepare.ts';
import { Redis } from './redis.ts';
import { streamSecret, vapidKey } from './secret.ts';
import { hashClearPins } from './session/pin.ts';

/** Loaded for those who trace, and for nobody else. */
async function tracingOf({ OTEL_EXPORTER_OTLP_ENDPOINT: endpoint }: NodeJS.ProcessEnv) {
  return endpoint ? (await import('./tracing/tracing.ts')).startTracing() : undefined;
}

/** What a signal to end does; while the program starts, at once. */
let end: () => void = () => process.exit(1);

async function start(env: Env): Promise<void> {
  ownDataFolder(env.dataDir);
  const tracing = await tracingOf(process.env);
  const database = await openDatabase({ ...env, onQuery: tracing?.query });
  const { db, whileAlone, watchChanges, close } = database;
  const redis = env.redisUrl ? new Redis(env.redisUrl) : undefined;
  const metrics = env.metricsAt ? new PlatformMetrics() : undefined;
  metrics?.observeDatabase(database, systemClock);
  if (redis) metrics?.observeRedis(redis);
  try {
    await prepareDatabase(database);
    const secret = streamSecret(env);
    await hashClearPins(db, secret);
    const importSecret = newImportSecret();
    const webPush = webPushOf(env, vapidKey(env));
    await redis?.open();
    const app = await buildApp({
      env,
      db,
      clock: systemClock,
      streamSecret: secret,
      webPush,
      pool: await openPool(path.join(mediaFolder, 'pool')),
      doc: true,
      imports: { secret: importSecret, whileAlone },
      watchChanges,
      ...(redis ? { redis } : {}),
      ...(metrics ? { metrics } : {}),
      ...(tracing ? { tracing } : {}),
    });
    const onFailure = (error: unknown) => app.log.error({ err: error }, 'renewal failed');
    const renewals = startRenewals({
      db,
      clock: systemClock,
      onFailure,
      onRun: (report) => metrics?.renewed(report, systemClock.now()),
    });
    const delivery = startDelivery({
      db,
      clock: systemClock,
      webPush,
      onFailure: (error) => app.log.warn({ err: error }, 'pushes were not delivered'),
    });
    const counting = startCounting({
      db,
      clock: systemClock,
      onFailure: (error) => app.log.warn({ err: error }, 'viewers were not counted'),
    });
    const publish = async () => {
      await catalogueOf({ db, clock: systemClock }).refresh();
      const late = await notifyWebApp(env);
      if (late) app.log.warn(late);
    };
    const imports = startScheduledImports({
      database,
      clock: systemClock,
      dataDir: env.dataDir,
      publish,
      places: placesOf(bucketOf(env)),
      onFailure: (sentence, error) => app.log.warn({ err: error }, sentence),
    });
    const checks =
      env.streamChecks &&
      startChecks({
        database,
        clock: systemClock,
        testHost: env.testStreamHost,
        publish,
        onFailure: (error) => app.log.warn({ err: error }, 'streams were not checked'),
      });
    const retention = startRetention({
      database,
      clock: systemClock,
      onFailure: (error) => app.log.warn({ err: error }, 'old data were not deleted'),
    });
    let removeEndpoint = () => {};
    const stop = async () => {
      removeEndpoint();
      try {
        await app.close();
        const timers = [renewals, delivery, counting, imports, retention, ...(checks ? [checks] : [])];
        await Promise.all(timers.map((timer) => timer.stop()));
        redis?.close();
        await close();
        await tracing?.stop().catch(() => undefined);
        process.exit(0);
      } catch (error) {
        console.error(error);
        process.exit(1);
      }
    };
    end = stop;
    if (metrics && env.metricsAt) await serveMetrics(metrics.registry, env.metricsAt);
    const url = await app.listen({ port: env.port, host: env.host });
    removeEndpoint = publishEndpoint(env.dataDir, { url, secret: importSecret });
    console.log(`Platform is listening on ${env.publicUrl}`);
  } catch (error) {
    redis?.close();
    await close().catch(() => undefined);
    throw error;
  }
}

// Before anything takes time: as the first process of a container it is not ended by a signal that it does not listen for.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => end());

let env: Env | undefined;
try {
  env = parseEnv(process.env);
  await start(env);
} catch (error) {
  console.error(explain(error, env));
  process.exit(1);
}
