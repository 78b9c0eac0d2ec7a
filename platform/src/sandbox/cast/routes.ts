import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { Type } from 'typebox';
import { ApiError } from '../../http/errors.ts';
import { html } from '../../http/html.ts';
import { assetsFolder, hlsFile } from '../../paths.ts';
import type { SandboxArea } from '../sections.ts';
import { createHub } from './hub.ts';
import { receiverPage } from './receiver-page.ts';

const Id = Type.String({ pattern: '^[\\w-]{8,64}$' });
const Inbox = Type.Object({ id: Id, name: Type.Optional(Type.String({ minLength: 1, maxLength: 60 })) });
const Address = Type.Object({ to: Id });
const Message = Type.Object({ type: Type.String({ maxLength: 30 }) }, { additionalProperties: true });

/** Scripts of this host run in pages of the web app, and in the receiver. */
const SCRIPT = {
  'content-type': 'text/javascript; charset=utf-8',
  'cross-origin-resource-policy': 'cross-origin',
  'cache-control': 'no-cache',
};
const RECEIVER_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'unsafe-inline'",
  "connect-src 'self'",
  "media-src 'self' blob: data:",
  'img-src * data:',
  'worker-src blob:',
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ');

/**
 * A television in a browser tab: `/cast/receiver` plays what is cast, and `/cast/sender.js` is Google's sender framework as far as the
 * player uses it. Not below `/sandbox/`, because the site calls it.
 */
export const castSandbox: SandboxArea = async (app, _deps, sections) => {
  const hub = createHub();
  app.addHook('preClose', async () => hub.close());

  const file = (name: string) => readFile(path.join(assetsFolder, 'cast', name));
  app.get('/cast/sender.js', async (_request, reply) => reply.headers(SCRIPT).send(await file('sender.js')));
  app.get('/cast/receiver.js', async (_request, reply) =>
    reply.headers(SCRIPT).send(await file('receiver.js')),
  );
  app.get('/cast/hls.js', async (_request, reply) => reply.headers(SCRIPT).send(await readFile(hlsFile())));
  app.get('/cast/receiver', async (_request, reply) =>
    reply
      .headers({ 'content-security-policy': RECEIVER_POLICY, 'cache-control': 'no-store' })
      .type('text/html; charset=utf-8')
      .send(receiverPage),
  );

  app.get('/cast/receivers', async () => hub.receivers());
  app.get('/cast/events', { schema: { querystring: Inbox } }, async (request, reply) => {
    const { id, name = null } = request.query;
    const events = hub.open(id, name);
    if (!events) throw new ApiError('throttled');
    request.raw.once('close', () => events.destroy());
    return reply.type('text/event-stream').header('cache-control', 'no-store').send(events);
  });
  app.post('/cast/messages', { schema: { querystring: Address, body: Message } }, async (request, reply) => {
    if (!hub.send(request.query.to, request.body)) throw new ApiError('not_found');
    return reply.code(202).send({});
  });

  sections.push({
    render:
      async () => html`<section><h2 id="cast">Casting</h2><p>${hub.receivers().length} receivers are open.
      <a href="/cast/receiver">Open one</a>: it plays what is cast from a player.</p></section>`,
  });
};
