import { and, eq, inArray } from 'drizzle-orm';
import type { Content, Snapshot } from '../catalogue/model.ts';
import { catalogueOf } from '../catalogue/store.ts';
import { newEpisodesOf } from '../catalogue/watching.ts';
import type { Database } from '../db/open.ts';
import type { Follow } from '../db/queries/follows.ts';
import { follows } from '../db/schema/reminders.ts';
import { devices } from '../db/schema/session.ts';
import type { Localized } from '../origin/catalogue.ts';
import { wantsWebPush } from './delivery.ts';
import { type NoticeDeps, sendEach, sendToProfile } from './profile-notices.ts';
import type { Delivery } from './web-push/sender.ts';

/** An episode is news for a day: afterwards it is not pushed, so a platform that was off for long sends no flood. */
const NEWS_SECONDS = 24 * 3600;

/**
 * How long after the publication a failed notice is retried. Browsers of the follower that already have it get it
 * again, too.
 */
const RETRY_SECONDS = 600;

const NEW_EPISODE: Localized = {
  ru: 'Вышла новая серия',
  kk: 'Жаңа серия шықты',
  en: 'A new episode is out',
  uz: 'Yangi qism chiqdi',
};
const NEW_EPISODES: Localized = {
  ru: 'Новых серий',
  kk: 'Жаңа сериялар',
  en: 'New episodes',
  uz: 'Yangi qismlar',
};

/**
 * Tells the followers of a series about new episodes, once, in the browsers that registered for Web Push and have the profile
 * that follows; the open site shows a panel of its own. Returns how many browsers were reached and how many were not; what did
 * not reach all browsers of a follower is due again in the next runs.
 */
export async function announceEpisodes(deps: NoticeDeps): Promise<Record<Delivery, number>> {
  const { db, clock } = deps;
  const since = new Date(clock.now() - NEWS_SECONDS * 1000);
  const fresh = seriesWithNews(await catalogueOf(deps).current(), since, new Date(clock.now()));
  const rows = fresh.size === 0 ? [] : await followersOf(db, [...fresh.keys()]);
  return sendEach(rows, async ({ follow }) => {
    const series = fresh.get(follow.contentId);
    return series ? announce(deps, follow, series) : [];
  });
}

/** The follows of these series by viewers with Web Push. */
const followersOf = (db: Database, seriesIds: string[]) =>
  db
    .selectDistinct({ follow: follows })
    .from(follows)
    .innerJoin(devices, and(eq(devices.userId, follows.userId), wantsWebPush))
    .where(inArray(follows.contentId, seriesIds));

/** The series with an episode that was published in this time, by their ids. */
function seriesWithNews({ contents }: Snapshot, since: Date, until: Date): Map<string, Content> {
  const all = [...contents.values()].filter(
    ({ type, publishedAt }) => type === 'episode' && publishedAt > since && publishedAt <= until,
  );
  return new Map(all.map(({ root }) => [root.id, root]));
}

async function announce(deps: NoticeDeps, follow: Follow, series: Content): Promise<Delivery[]> {
  const { db, clock } = deps;
  const { seenAt, announcedAt } = follow;
  const now = new Date(clock.now());
  const since = Math.max(seenAt.getTime(), announcedAt.getTime(), clock.now() - NEWS_SECONDS * 1000);
  const fresh = newEpisodesOf(series, new Date(since)).filter(({ publishedAt }) => publishedAt <= now);
  const newest = fresh.at(-1);
  if (!newest || !(await claim(db, follow, now))) return [];
  const push = {
    // Each notice has an id of its own: a browser replaces a shown one with the same id without a sound.
    ...{ id: `${follow.id}/${newest.id}`, title: series.title, icon: '', action: null },
    body: bodyOf(fresh.length, newest),
    destination: { type: 'content', id: newest.id } as const,
  };
  const deliveries = await sendToProfile(deps, follow, push, NEWS_SECONDS);
  const isFresh = clock.now() - newest.publishedAt.getTime() < RETRY_SECONDS * 1000;
  if (isFresh && deliveries.includes('failed')) await release(db, follow, now);
  return deliveries;
}

function bodyOf(count: number, { title }: Content): Localized {
  const inOne = (locale: keyof Localized) =>
    count === 1 ? `${NEW_EPISODE[locale]} · ${title[locale]}` : `${NEW_EPISODES[locale]}: ${count}`;
  return { ru: inOne('ru'), kk: inOne('kk'), en: inOne('en'), uz: inOne('uz') };
}

/** Several platforms may share a database: whoever writes the time first sends the notice. */
async function claim(db: Database, { id, announcedAt }: Follow, now: Date): Promise<boolean> {
  const claimed = await db
    .update(follows)
    .set({ announcedAt: now })
    .where(and(eq(follows.id, id), eq(follows.announcedAt, announcedAt)))
    .returning({ id: follows.id });
  return claimed.length > 0;
}

/** The next run sends the notice again; a browser that has it already replaces it without a sound. */
async function release(db: Database, { id, announcedAt }: Follow, claimedAt: Date): Promise<void> {
  await db
    .update(follows)
    .set({ announcedAt })
    .where(and(eq(follows.id, id), eq(follows.announcedAt, claimedAt)));
}
