import { randomBytes, randomUUID } from 'node:crypto';
import { Type } from 'typebox';
import { ApiError } from '../http/errors.ts';
import { decrypt, type KeyPair, newKeyPair } from '../notices/web-push/encrypt.ts';
import { SANDBOX_PUSH } from '../notices/web-push/sender.ts';
import { isAuthorized } from '../notices/web-push/vapid.ts';
import type { SandboxArea } from './sections.ts';

interface Browser extends KeyPair {
  auth: Buffer;
  /** Its viewer took the permission back: push services then answer 410. */
  isGone: boolean;
  /** What it would show, the latest first. */
  messages: { message: unknown; ttl: number }[];
}

const MOST_BROWSERS = 200;
const MOST_MESSAGES = 50;
const params = Type.Object({ id: Type.String({ maxLength: 64 }) });

/**
 * Simulates a push service and its browsers: `POST /sandbox/push` creates a browser with a subscription that can be
 * registered like a real one. Messages to it are checked and decrypted like by a push service and a browser.
 */
export const pushServiceSandbox: SandboxArea = async (app, { env, clock, webPush }) => {
  const browsers = new Map<string, Browser>();
  app.addContentTypeParser('application/octet-stream', { parseAs: 'buffer' }, (_request, body, done) =>
    done(null, body),
  );

  function browserOf(id: string): Browser {
    const browser = browsers.get(id);
    if (!browser) throw new ApiError('not_found');
    return browser;
  }

  app.post('/sandbox/push', async (_request, reply) => {
    const [id, keys, auth] = [randomUUID(), newKeyPair(), randomBytes(16)];
    const [oldest] = browsers.keys();
    if (oldest && browsers.size >= MOST_BROWSERS) browsers.delete(oldest);
    browsers.set(id, { ...keys, auth, isGone: false, messages: [] });
    return reply.code(201).send({
      id,
      endpoint: `${env.publicUrl}${SANDBOX_PUSH}${id}`,
      keys: { p256dh: keys.publicKey.toString('base64url'), auth: auth.toString('base64url') },
    });
  });

  app.post(`${SANDBOX_PUSH}:id`, { schema: { params } }, async (request, reply) => {
    const browser = browserOf(request.params.id);
    if (browser.isGone) return reply.code(410).send();
    const { authorization = '', ttl } = request.headers;
    const { origin } = new URL(env.publicUrl);
    if (!isAuthorized(authorization, origin, webPush.vapid.publicKey, clock.now())) {
      throw new ApiError('permission_denied');
    }
    const message = JSON.parse(decrypt(request.body as Buffer, browser, browser.auth).toString());
    browser.messages.unshift({ message, ttl: Number(ttl) });
    browser.messages.length = Math.min(browser.messages.length, MOST_MESSAGES);
    return reply.code(201).send();
  });

  app.get(`${SANDBOX_PUSH}:id`, { schema: { params } }, async ({ params: { id } }) => browserOf(id).messages);

  app.delete(`${SANDBOX_PUSH}:id`, { schema: { params } }, async ({ params: { id } }, reply) => {
    browserOf(id).isGone = true;
    return reply.code(204).send();
  });
};
