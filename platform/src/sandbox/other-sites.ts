import type { FastifyInstance } from 'fastify';
import { ApiError } from '../http/errors.ts';

/** Pages and data of the sandbox and of its bank. */
export function isSandboxAddress(url: string | undefined): boolean {
  return /^\/(?:sandbox|bank)(?:[/?]|$)/.test(url ?? '');
}

/** Browsers say which site a request comes from; programs say nothing. */
const OWN_SITE = new Set([undefined, 'same-origin', 'none']);

/** Another site's page may not press the buttons of the sandbox: a form needs no permission to be sent anywhere. */
export function refuseOtherSites(app: FastifyInstance): void {
  app.addHook('onRequest', async ({ method, url, headers }) => {
    if (method === 'GET' || method === 'HEAD' || !isSandboxAddress(url)) return;
    const site = headers['sec-fetch-site'];
    if (!OWN_SITE.has(typeof site === 'string' ? site : undefined)) throw new ApiError('permission_denied');
  });
}
