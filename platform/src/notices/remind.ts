import { and, between, eq, ne } from 'drizzle-orm';
import { findReminded, MOVED_SECONDS, type Reminded } from '../catalogue/reminded.ts';
import { catalogueOf } from '../catalogue/store.ts';
import type { Database } from '../db/open.ts';
import { reminders } from '../db/schema/reminders.ts';
import { devices } from '../db/schema/session.ts';
import type { Localized } from '../origin/catalogue.ts';
import { wantsWebPush } from './delivery.ts';
import { type NoticeDeps, sendEach, sendToProfile } from './profile-notices.ts';
import type { Delivery } from './web-push/sender.ts';

/**
 * How long before the start the first notice is sent, and how long after the start the second one may still be sent.
 */
const NOTICE_SECONDS = 300;

const SOON: Localized = {
  ru: 'Скоро начнётся',
  kk: 'Жақында басталады',
  en: 'Starting soon',
  uz: 'Tez orada boshlanadi',
};
const NOW: Localized = {
  ru: 'Начинается сейчас',
  kk: 'Қазір басталып жатыр',
  en: 'Starting now',
  uz: 'Hozir boshlanmoqda',
};

/**
 * Reminds of programmes five minutes before they start and when they start, in the browsers that registered for Web Push and
 * have the profile of the reminder; the open site shows a panel of its own. Returns how many browsers were reached and how many
 * were not; a reminder that did not reach all of its browsers is due again in the next run.
 */
export async function remindByPush(deps: NoticeDeps): Promise<Record<Delivery, number>> {
  const { db, clock } = deps;
  const now = Math.floor(clock.now() / 1000);
  const snapshot = await catalogueOf(deps).current();
  const rows = await db
    .selectDistinct({ reminder: reminders })
    .from(reminders)
    .innerJoin(devices, and(eq(devices.userId, reminders.userId), wantsWebPush))
    .where(between(reminders.startsAt, now - MOVED_SECONDS, now + MOVED_SECONDS + NOTICE_SECONDS));
  return sendEach(rows, async ({ reminder }) => {
    const found = await findReminded(db, snapshot, reminder);
    return found ? remind(deps, found, now) : [];
  });
}

async function remind(
  deps: NoticeDeps,
  { reminder, channel, entry }: Reminded,
  now: number,
): Promise<Delivery[]> {
  if (!entry || now < entry.timestamp - NOTICE_SECONDS || now >= entry.timestamp + NOTICE_SECONDS) return [];
  const hasBegun = now >= entry.timestamp;
  const notice = `${entry.timestamp}/${hasBegun ? 'start' : 'before'}`;
  if (!(await claim(deps.db, reminder.id, notice))) return [];
  const kind = hasBegun ? NOW : SOON;
  const body = { ...kind };
  for (const locale of ['ru', 'kk', 'en', 'uz'] as const)
    body[locale] = `${kind[locale]} · ${channel.name[locale]}`;
  const push = {
    // Each notice has an id of its own: a browser replaces a shown one with the same id without a sound.
    ...{ id: `${reminder.id}/${notice}`, title: entry.content.title, body, icon: '', action: null },
    destination: { type: 'channel', id: String(channel.id) } as const,
  };
  const deliveries = await sendToProfile(deps, reminder, push, NOTICE_SECONDS);
  if (deliveries.includes('failed')) await release(deps.db, reminder, notice);
  return deliveries;
}

/** Several platforms may share a database: whoever writes the notice first sends it. */
async function claim(db: Database, id: string, notice: string): Promise<boolean> {
  const claimed = await db
    .update(reminders)
    .set({ pushed: notice })
    .where(and(eq(reminders.id, id), ne(reminders.pushed, notice)))
    .returning({ id: reminders.id });
  return claimed.length > 0;
}

/** The next run sends the notice again; a browser that has it already replaces it without a sound. */
async function release(db: Database, { id, pushed }: Reminded['reminder'], notice: string): Promise<void> {
  await db
    .update(reminders)
    .set({ pushed })
    .where(and(eq(reminders.id, id), eq(reminders.pushed, notice)));
}
