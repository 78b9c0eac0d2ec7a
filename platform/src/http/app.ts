import type { IncomingMessage, ServerResponse } from 'node:http';
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import type { FastifyBaseLogger, FastifyInstance, RawServerDefault } from 'fastify';
import type { Clock } from '../clock.ts';
import type { Database } from '../db/open.ts';
import type { Env } from '../env.ts';

/** Fastify whose handlers take their types from the TypeBox schema of their route. */
export type TypedApp = FastifyInstance<
  RawServerDefault,
  IncomingMessage,
  ServerResponse,
  FastifyBaseLogger,
  TypeBoxTypeProvider
>;

/** What routes may use; made once in main.ts, or by a test. */
export interface Deps {
  env: Env;
  db: Database;
  clock: Clock;
  /** Signs stream addresses. */
  streamSecret: string;
}

/** Every area of the API is one function that adds its routes: `export const rowsetRoutes: Routes = async (app, deps) => {…}`. */
export type Routes = (app: TypedApp, deps: Deps) => Promise<void>;
