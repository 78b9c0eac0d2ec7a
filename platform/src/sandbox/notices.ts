import { desc } from 'drizzle-orm';
import { type Static, Type } from 'typebox';
import type { Database } from '../db/open.ts';
import { messages, type PushDestination } from '../db/schema/notices.ts';
import { nextSnowflake } from '../domain/snowflake.ts';
import { html, type Markup } from '../http/html.ts';
import { sendPush } from '../notices/send-push.ts';
import type { Localized } from '../origin/catalogue.ts';
import type { SandboxArea } from './sections.ts';

/** The targets of a push (spec 2 §2 Destination types). */
const DESTINATIONS = [
  'open_url',
  'enter_promo_key',
  'content',
  'row',
  'packet',
  'rowset',
  'channel',
  'last_channel',
  'text',
] as const;

const HOUR = 3600;
const SHOWN = 5;

const NoticeOrder = Type.Object({
  kind: Type.Enum(['message', 'push']),
  /** The receiver; everybody by default. */
  user_id: Type.Optional(Type.Integer({ minimum: 1 })),
  title: Type.String({ minLength: 1, maxLength: 200 }),
  text: Type.String({ minLength: 1, maxLength: 2000 }),
  /** For a push: the label of its button, its target, and how long it is valid. */
  action: Type.Optional(Type.String({ maxLength: 60 })),
  destination_type: Type.Optional(Type.Enum([...DESTINATIONS])),
  destination_id: Type.Optional(Type.String({ maxLength: 100 })),
  code: Type.Optional(Type.String({ maxLength: 100 })),
  src: Type.Optional(Type.String({ maxLength: 500 })),
  time_to_live: Type.Optional(Type.Integer({ minimum: 1, maximum: 30 * 24 * HOUR })),
  /** Seconds from now. */
  delay: Type.Optional(Type.Integer({ minimum: 0, maximum: 30 * 24 * HOUR })),
});
type NoticeOrder = Static<typeof NoticeOrder>;

/** The text is typed in one language and shown in all. */
const inAll = (text: string): Localized => ({ ru: text, kk: text, en: text, uz: text });

/** Removes empty fields of a form. */
function withoutEmpty(body: unknown): unknown {
  if (typeof body !== 'object' || body === null) return body;
  return Object.fromEntries(Object.entries(body).filter(([, value]) => value !== ''));
}

function destinationOf(order: NoticeOrder): PushDestination | null {
  if (!order.destination_type) return null;
  return {
    type: order.destination_type,
    ...(order.destination_id ? { id: order.destination_id } : {}),
    ...(order.code ? { code: order.code } : {}),
    ...(order.src ? { src: order.src } : {}),
  };
}

async function send(db: Database, order: NoticeOrder, nowMs: number): Promise<string> {
  const userId = order.user_id ?? null;
  const [title, text] = [inAll(order.title), inAll(order.text)];
  if (order.kind === 'push') {
    return sendPush({ db, now: nowMs }, userId, {
      title,
      body: text,
      destination: destinationOf(order),
      action: order.action ? inAll(order.action) : null,
      timeToLive: order.time_to_live ?? HOUR,
      at: nowMs + (order.delay ?? 0) * 1000,
    });
  }
  const id = nextSnowflake(nowMs);
  await db.insert(messages).values({ id, userId, title, text, createdAt: new Date(nowMs) });
  return id;
}

const form = html`<form class="new" method="post" action="/sandbox/notices">
  <label>What<select name="kind"><option value="message">message</option><option value="push">push</option></select></label>
  <label>To user (empty: everyone)<input name="user_id" type="number" min="1"></label>
  <label class="wide">Title<input name="title" required maxlength="200"></label>
  <label class="wide">Text<input name="text" required maxlength="2000"></label>
  <label>Leads to (push)<select name="destination_type"><option value="">nowhere</option>${DESTINATIONS.map(
    (type) => html`<option>${type}</option>`,
  )}</select></label>
  <label>Its id<input name="destination_id" maxlength="100"></label>
  <label>Its button<input name="action" maxlength="60"></label>
  <label>Worth showing, s<input name="time_to_live" type="number" min="1" placeholder="3600"></label>
  <div><button type="submit">Send</button></div></form>`;

function sentTable(sent: { id: string; userId: number | null; title: Localized; createdAt: Date }[]): Markup {
  if (sent.length === 0) return html`<p class="empty">No messages.</p>`;
  const rows = sent.map(
    ({ userId, title, createdAt }) => html`<tr><td class="minor">${createdAt.toISOString().slice(0, 16)}</td>
      <td>${userId ?? 'everyone'}</td><td>${title.en}</td></tr>`,
  );
  return html`<div class="scroll" tabindex="0" role="region" aria-labelledby="notices"><table>
    <thead><tr><th scope="col" class="minor">Time, UTC</th><th scope="col">To</th><th scope="col">Message</th></tr></thead>
    <tbody>${rows}</tbody></table></div>`;
}

/** Messages and pushes sent by hand: the sandbox has no other sender. */
export const noticeSandbox: SandboxArea = async (app, { db, clock }, sections) => {
  app.post(
    '/sandbox/notices',
    {
      schema: { body: NoticeOrder },
      preValidation: async (request) => {
        request.body = withoutEmpty(request.body) as NoticeOrder;
      },
    },
    async (request, reply) => {
      const id = await send(db, request.body, clock.now());
      if (request.headers.accept?.includes('text/html')) return reply.redirect('/sandbox', 303);
      return reply.code(201).send({ id, kind: request.body.kind });
    },
  );

  sections.push({
    render: async () => {
      const sent = await db.select().from(messages).orderBy(desc(messages.createdAt)).limit(SHOWN);
      return html`<section><h2 id="notices">Messages and pushes</h2>${sentTable(sent)}${form}</section>`;
    },
  });
};
