import { asc, eq } from 'drizzle-orm';
import { catalogueOf } from '../catalogue/store.ts';
import { follows, reminders } from '../db/schema/reminders.ts';
import { searchFinds } from '../db/schema/search.ts';
import { devices } from '../db/schema/session.ts';
import { contentRatings, favourites, streamStats, watchPositions } from '../db/schema/viewing.ts';
import type { Deps } from '../http/app.ts';
import type { Locale } from '../http/locale.ts';

type Owned = { profileId: string };

/** What a user has watched, searched and kept, for the export: a function of the id of a profile, '' without one. */
export async function viewingOf(
  deps: Pick<Deps, 'db' | 'clock'>,
  userId: number,
  locale: Locale,
): Promise<(profileId: string) => object> {
  const { db } = deps;
  const { contents, channels, persons } = await catalogueOf(deps).current();
  const [favouriteRows, watched, rated, reminded, followed, found, streamed, ownDevices] = await Promise.all([
    db.select().from(favourites).where(eq(favourites.userId, userId)),
    db.select().from(watchPositions).where(eq(watchPositions.userId, userId)),
    db.select().from(contentRatings).where(eq(contentRatings.userId, userId)),
    db.select().from(reminders).where(eq(reminders.userId, userId)),
    db.select().from(follows).where(eq(follows.userId, userId)),
    db.select().from(searchFinds).where(eq(searchFinds.userId, userId)),
    db.select().from(streamStats).where(eq(streamStats.userId, userId)).orderBy(asc(streamStats.createdAt)),
    db.select({ id: devices.id, name: devices.name }).from(devices).where(eq(devices.userId, userId)),
  ]);
  const deviceNames = new Map(ownDevices.map(({ id, name }) => [id, name]));
  const titleOf = (id: string) => contents.get(id)?.title[locale] ?? null;
  const channelOf = (id: number) => channels.get(id)?.name[locale] ?? null;
  const nameOf = (kind: string, id: string) =>
    kind === 'channel'
      ? channelOf(Number(id))
      : kind === 'person'
        ? (persons.get(Number(id))?.name[locale] ?? null)
        : titleOf(id);
  return (profileId) => {
    const own = <Row extends Owned>(rows: Row[]) => rows.filter((row) => row.profileId === profileId);
    return {
      favourites: own(favouriteRows)
        .filter(({ removedAt }) => !removedAt)
        .map(({ kind, objectId, createdAt }) => ({
          kind,
          id: objectId,
          name: nameOf(kind, objectId),
          added: createdAt,
        })),
      history: own(watched)
        .filter(({ removedAt }) => !removedAt)
        .map(({ contentId, seconds, percentage, updatedAt }) => ({
          id: contentId,
          title: titleOf(contentId),
          seconds,
          percentage,
          watched: updatedAt,
        })),
      streams: own(streamed).map(({ contentId, channelId, deviceId, ts, seconds, createdAt }) => ({
        title: contentId === null ? null : titleOf(contentId),
        channel: channelId === null ? null : channelOf(channelId),
        device: deviceNames.get(deviceId ?? '') ?? null,
        // Of a live stream there is no other moment than that of its start.
        moment: ts === 0 ? null : new Date(ts * 1000),
        seconds,
        started: createdAt,
      })),
      ratings: own(rated).map(({ contentId, rating, updatedAt }) => ({
        id: contentId,
        title: titleOf(contentId),
        rating,
        rated: updatedAt,
      })),
      reminders: own(reminded).map(({ channelId, title, startsAt }) => ({
        channel: channelOf(channelId),
        title: title[locale],
        starts: new Date(startsAt * 1000),
      })),
      follows: own(followed).map(({ contentId, createdAt }) => ({
        title: titleOf(contentId),
        since: createdAt,
      })),
      searches: own(found).map(({ text, title, createdAt }) => ({ text, found: title, opened: createdAt })),
    };
  };
}
