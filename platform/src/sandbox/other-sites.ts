import type { FastifyInstance } from 'fastify';
import { ApiError } from '../http/errors.ts';

/** Pages and data of the sandbox and of its bank. */
export function isSandboxAddress(url: string | undefined): boolean {
  return /^\/(?:sandbox|bank)(?:[/?]|$)/.test(url ?? '');
}

/** Browsers name the site of a request; programs do not. */
const OWN_SITE = new Set([undefined, 'same-origin', 'none']);

/** Refuses forms of other sites: browsers send forms to any address without asking. */
export function refuseOtherSites(app: FastifyInstance): void {
  app.addHook('onRequest', async ({ method, url, headers }) => {
    if (method === 'GET' || method === 'HEAD' || !isSandboxAddress(url)) return;
    const site = headers['sec-fetch-site'];
    if (!OWN_SITE.has(typeof site === 'string' ? site : undefined)) throw new ApiError('permission_denied');
  });
}
