import type { IncomingMessage, ServerResponse } from 'node:http';
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import type { FastifyBaseLogger, FastifyInstance, RawServerDefault } from 'fastify';
import type { Clock } from '../clock.ts';
import type { PaymentGateway } from '../commerce/payments/bank.ts';
import type { Database } from '../db/open.ts';
import type { AdOrder } from '../domain/ads.ts';
import type { Env } from '../env.ts';
import type { Messenger } from '../messenger.ts';
import type { WebPush } from '../notices/web-push/sender.ts';
import type { FirstPlaylists } from '../origin/first-playlists.ts';
import type { Redis } from '../redis.ts';
import type { Limits } from './limits.ts';
import type { TokenStore } from './tokens.ts';

/** Fastify with handler types from the TypeBox schema of each route. */
export type TypedApp = FastifyInstance<
  RawServerDefault,
  IncomingMessage,
  ServerResponse,
  FastifyBaseLogger,
  TypeBoxTypeProvider
>;

/** Everything that routes may use; created once by `buildApp`. */
export interface Deps {
  env: Env;
  db: Database;
  clock: Clock;
  /** Signs stream addresses. */
  streamSecret: string;
  tokens: TokenStore;
  limits: Limits;
  /** What several platforms share; undefined: this one is alone. */
  redis?: Pick<Redis, 'isUp'>;
  messenger: Messenger;
  /** Processes payments; null without a bank. */
  gateway: PaymentGateway | null;
  /** Keys and places of messages to browsers. */
  webPush: WebPush;
  /** What the sandbox orders about advertising. */
  adOrder: AdOrder;
  /** Null without a media pool. */
  firstPlaylists: FirstPlaylists | null;
}

/** The routes of one area of the API: `export const rowsetRoutes: Routes = async (app, deps) => {…}`. */
export type Routes = (app: TypedApp, deps: Deps) => Promise<void>;
