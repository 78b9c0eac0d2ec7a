import { createHash } from 'node:crypto';
import { Type } from 'typebox';
import { html } from '../../http/html.ts';
import { initDataHash } from '../../session/init-data.ts';
import { pageHeaders } from '../page-policy.ts';
import type { SandboxArea } from '../sections.ts';
import { messengerPage } from './page.ts';
import { script } from './script.ts';
import { style } from './style.ts';

const User = Type.Object({
  id: Type.Optional(Type.Integer({ minimum: 1, maximum: 2 ** 50 })),
  first_name: Type.Optional(Type.String({ maxLength: 64 })),
});

/** Somebody who uses the messenger, if the page names nobody. */
const SOMEBODY = { id: 700_001, first_name: 'Aigerim' };

/**
 * The other half of a mini-app: a page that frames the site as a messenger does. It signs who opened it with the token of
 * the bot, names its colours, and has a back button.
 */
export const miniAppSandbox: SandboxArea = async (app, { env, clock }, sections) => {
  const botToken = env.messengerBotToken ?? '';
  const site = env.revalidateUrl ? new URL(env.revalidateUrl).origin : '';

  app.post('/sandbox/mini-app/init-data', { schema: { body: User } }, async (request) => {
    const user = { ...SOMEBODY, ...request.body };
    const authDate = Math.floor(clock.now() / 1000);
    const fields = new URLSearchParams({
      query_id: createHash('sha256').update(`${user.id} ${clock.now()}`).digest('hex').slice(0, 16),
      user: JSON.stringify(user),
      auth_date: String(authDate),
    });
    fields.set('hash', initDataHash(fields, botToken));
    return { init_data: fields.toString() };
  });

  const headers = pageHeaders({
    style,
    script,
    also: [
      "connect-src 'self'",
      `frame-src ${site || "'none'"} http://*.localhost:*`,
      "frame-ancestors 'none'",
    ],
  });
  app.get('/sandbox/mini-app', async (_request, reply) =>
    reply.headers(headers).send(messengerPage(site, SOMEBODY)),
  );

  sections.push({
    render: async () =>
      html`<section><h2 id="mini-app">Mini-app of a messenger</h2>
      <p><a href="/sandbox/mini-app">Open the messenger</a>: it signs who opens the site, has colours and a back button.</p></section>`,
  });
};
