import type { TypedApp } from './app.ts';

const NAME = Symbol.for('fastify.display-name');

/**
 * Routes as a plugin of Fastify, which calls them with these arguments. It has a name, because Fastify compares a plugin without one with
 * every module that Node has loaded.
 */
export const pluginOf = <Rest extends unknown[]>(
  routes: (app: TypedApp, ...rest: Rest) => Promise<void>,
  ...rest: Rest
) => Object.assign((scope: TypedApp) => routes(scope, ...rest), { [NAME]: routes.name });
