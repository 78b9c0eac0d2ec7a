import { createHmac } from 'node:crypto';
import { parse as parseQuery } from 'node:querystring';
import cors from '@fastify/cors';
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import fastify, { LogController } from 'fastify';
import { catalogueOf } from './catalogue/store.ts';
import type { Clock } from './clock.ts';
import type { Database, OpenDatabase } from './db/open.ts';
import { isIn, LOOPBACK } from './domain/address-ranges.ts';
import type { Env } from './env.ts';
import { gatewayOf } from './gateway.ts';
import { addAnswerCache } from './http/answer-cache.ts';
import type { Deps, TypedApp } from './http/app.ts';
import { addAuth } from './http/auth.ts';
import { addBodies } from './http/body.ts';
import { addCleanClose } from './http/closing.ts';
import { addDoc } from './http/doc.ts';
import { addFailures, sendError } from './http/failures.ts';
import { addIdempotency } from './http/idempotency.ts';
import { createLimits } from './http/limits.ts';
import { addLocale } from './http/locale-hook.ts';
import { addRequestLog, type LogTarget, loggerOptions } from './http/log.ts';
import { pluginOf } from './http/plugin.ts';
import { addRequestId, requestIdOf } from './http/request-id.ts';
import { addRequester } from './http/requester.ts';
import { plainSerializer, strictSerializer } from './http/serialize.ts';
import { SharedWindows } from './http/shared-windows.ts';
import { answerBrokenRequest } from './http/socket-errors.ts';
import { createTokenStore } from './http/tokens.ts';
import { lazyValidator } from './http/validate.ts';
import { addImportEndpoint, type ImportAccess } from './import/endpoint.ts';
import { addMedia } from './media.ts';
import { type Messenger, unconnectedMessenger } from './messenger.ts';
import type { PlatformMetrics } from './metrics/metrics.ts';
import { newKeyPair } from './notices/web-push/encrypt.ts';
import { type WebPush, webPushOf } from './notices/web-push/sender.ts';
import { firstPlaylists } from './origin/first-playlists.ts';
import type { Pool } from './origin/pool.ts';
import type { Redis } from './redis.ts';
import { areas } from './routes/areas.ts';
import { acquirerArea } from './sandbox/acquirer/routes.ts';
import { adsArea } from './sandbox/ads.ts';
import { autoAuthArea } from './sandbox/auto-auth.ts';
import { bankArea } from './sandbox/bank/routes.ts';
import { blackoutSandbox } from './sandbox/blackouts.ts';
import { castSandbox } from './sandbox/cast/routes.ts';
import { licenceSandbox } from './sandbox/licences.ts';
import { miniAppSandbox } from './sandbox/mini-app/routes.ts';
import { noticeSandbox } from './sandbox/notices.ts';
import { operatorArea } from './sandbox/operator-routes.ts';
import { isSandboxAddress, refuseOtherSites } from './sandbox/other-sites.ts';
import { Outbox } from './sandbox/outbox.ts';
import { pushServiceSandbox } from './sandbox/push-service.ts';
import { RequestLog } from './sandbox/requests.ts';
import { addSandbox } from './sandbox/routes.ts';
import type { SandboxArea, Section } from './sandbox/sections.ts';
import { storeSandbox } from './sandbox/store.ts';
import { transactionsArea } from './sandbox/transactions.ts';
import { vitrinaSandbox } from './sandbox/vitrina.ts';
import type { Tracing } from './tracing/tracing.ts';

/** Sections that areas add to the sandbox page. */
const sandboxAreas: SandboxArea[] = [
  castSandbox,
  operatorArea,
  miniAppSandbox,
  autoAuthArea,
  noticeSandbox,
  pushServiceSandbox,
  bankArea,
  acquirerArea,
  transactionsArea,
  adsArea,
  blackoutSandbox,
  licenceSandbox,
  vitrinaSandbox,
  storeSandbox,
];

type Watch = OpenDatabase['watchChanges'];

export interface AppOptions {
  env: Env;
  db: Database;
  clock: Clock;
  streamSecret: string;
  /** Without it messages to browsers are signed with a key of this process alone. */
  webPush?: WebPush;
  /** Where all platforms count limits together; without it this one counts alone. */
  redis?: Redis;
  /** The media pool; without it there are no streams and thumbnails. */
  pool?: Pool;
  /** Serve the API's documentation page. */
  doc?: boolean;
  /** Compare every answer with its documented schema (tests). */
  strictAnswers?: boolean;
  /** Where other platforms on the database announce what they have changed; without it this one is alone. */
  watchChanges?: Watch;
  /** For imports that the command line sends to this process. */
  imports?: ImportAccess;
  logTo?: LogTarget;
  metrics?: PlatformMetrics;
  tracing?: Pick<Tracing, 'observe'>;
}

/** The largest body of the API is a profile with a small picture. */
const BODY_LIMIT = 256 * 1024;
/** A slug: year, title, 18 digits. */
const LONGEST_PARAMETER = 300;

/** An empty parameter counts as not given: clients send `ts=` (wire 10.10). */
function readQuery(text: string): Record<string, unknown> {
  const entries = Object.entries(parseQuery(text)).filter(([, value]) => value !== '');
  return Object.fromEntries(entries);
}

const trustedProxies = (env: Env) => [...LOOPBACK, ...env.trustedProxies];

function createServer({ env, strictAnswers, logTo }: AppOptions): TypedApp {
  const isOurs = isIn(trustedProxies(env));
  const app = fastify({
    logger: loggerOptions(env.logLevel, logTo),
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' }),
    bodyLimit: BODY_LIMIT,
    requestTimeout: 30_000,
    // The web app's server runs in front and names the viewer's address; no other host may set it, not even in our network.
    trustProxy: trustedProxies(env),
    genReqId: (request) => requestIdOf(request, isOurs),
    routerOptions: {
      ignoreTrailingSlash: true,
      maxParamLength: LONGEST_PARAMETER,
      querystringParser: readQuery,
    },
    clientErrorHandler: answerBrokenRequest,
    frameworkErrors: (error, request, reply) => sendError(error, request, reply),
  });
  app.setValidatorCompiler(lazyValidator);
  app.setSerializerCompiler(strictAnswers ? strictSerializer : plainSerializer);
  return app.withTypeProvider<TypeBoxTypeProvider>();
}

/** Acts on what other platforms announce, until the server is closed. */
async function followChanges(app: TypedApp, { db, clock, tokens }: Deps, watchChanges: Watch): Promise<void> {
  const stop = await watchChanges({
    catalogue: () => {
      const unknown = (error: unknown) =>
        app.log.warn({ err: error }, 'the changed catalogue was not loaded');
      catalogueOf({ db, clock }).refresh().catch(unknown);
    },
    session: tokens.forget,
  });
  app.addHook('onClose', stop);
}

/** The whole platform as one Fastify instance, not yet listening. */
export async function buildApp(options: AppOptions): Promise<TypedApp> {
  const { env, db, clock, streamSecret } = options;
  const app = createServer(options);
  addCleanClose(app);
  options.tracing?.observe(app);
  addRequestId(app);
  addRequestLog(app);
  options.metrics?.observe(app);
  addFailures(app, options.strictAnswers ?? false);

  const outbox = new Outbox(clock);
  const messenger: Messenger = env.sandbox ? outbox : unconnectedMessenger(() => app.log);
  const sections: Section[] = [];
  if (env.sandbox) {
    addSandbox(app, { outbox, requests: new RequestLog(clock), sections });
    refuseOtherSites(app);
  }

  const tokens = createTokenStore(db, clock, { isSandbox: env.sandbox });
  const isOurs = isIn(trustedProxies(env));
  const { redis } = options;
  if (redis)
    redis.onTrouble = (error) => app.log.warn({ err: error }, 'Redis does not answer: limits count alone');
  const nameOf = (id: string) =>
    `taspa:platform:limit:${createHmac('sha256', streamSecret).update(id).digest('base64url').slice(0, 22)}`;
  const limits = createLimits(clock, {
    isShared: isOurs,
    shared: redis && new SharedWindows(redis, nameOf),
  });
  const gateway = gatewayOf(env, { pageSecret: streamSecret, now: () => clock.now() });
  const adOrder = { plan: env.adPlan };
  const webPush = options.webPush ?? webPushOf(env, newKeyPair().privateKey);
  const playlists = options.pool ? firstPlaylists(options.pool.renditions) : null;
  const services = { tokens, limits, messenger, gateway, adOrder, webPush, firstPlaylists: playlists };
  const deps: Deps = { env, db, clock, streamSecret, ...services, ...(redis ? { redis } : {}) };
  if (options.watchChanges) await followChanges(app, deps, options.watchChanges);
  addRequester(app, isOurs);
  await app.register(cors, {
    // Pages of any site may call the API. The sandbox shows other people's codes, so only its own page may read it.
    // With a delegator no other option is read: its answer is complete.
    delegator: (request, done) =>
      done(null, {
        origin: isSandboxAddress(request.url) ? false : '*',
        methods: ['GET', 'HEAD', 'POST', 'PATCH', 'DELETE'],
        maxAge: 86_400,
      }),
  });
  // The answer is the same for every site. With `Vary: Origin` shared caches would store a copy for each site.
  app.addHook('onRequest', async (request, reply) => {
    if (!isSandboxAddress(request.url)) reply.removeHeader('vary');
  });
  addLocale(app);
  addAuth(app, tokens);
  addAnswerCache(app, clock, catalogueOf(deps).version, (isHit) => options.metrics?.answerRead(isHit));
  await addBodies(app);
  addIdempotency(app, { db, clock });
  if (options.doc) await addDoc(app, env.publicUrl);
  for (const area of areas) await app.register(pluginOf(area, deps));
  if (env.sandbox) {
    for (const area of sandboxAreas) await app.register(pluginOf(area, deps, sections));
  }
  if (options.imports) addImportEndpoint(app, deps, options.imports);
  await addMedia(app, deps, options.pool);
  await app.ready();
  return app;
}
