import { type Static, Type } from 'typebox';
import { newsSubject } from '../catalogue/images.ts';
import type { Snapshot } from '../catalogue/model.ts';
import type { Message, Push } from '../db/queries/notices.ts';
import type { news } from '../db/schema/notices.ts';
import { isoSeconds } from '../domain/iso.ts';
import { Nullable, Snowflake, Wire } from './schema.ts';
import { localized, type View } from './view.ts';

const Moment = Type.String({ format: 'date-time' });

/** wire 7.5 message. */
export const MessageWire = Wire({
  id: Snowflake,
  title: Type.String(),
  text: Type.String(),
  icon: Type.String(),
  background: Type.String(),
  params: Type.Record(Type.String(), Type.Unknown()),
  created_at: Moment,
  removed: Type.Boolean(),
});

/** The size of the small picture beside a message. */
const ICON = 160;

export function messageWire(message: Message, removed: boolean, view: View): Static<typeof MessageWire> {
  const background = view.images('news', message.id, view.locale, newsSubject(message, view.locale));
  return {
    id: message.id,
    title: localized(message.title, view),
    text: localized(message.text, view),
    icon: message.icon || `${background}?w=${ICON}&h=${ICON}&crop=true`,
    background,
    params: message.params,
    created_at: isoSeconds(message.createdAt),
    removed,
  };
}

/** Spec 3 §3 Push notification; its target has the form of rows, and `code` is a promo key to enter. */
export const PushWire = Wire({
  id: Snowflake,
  title: Type.String(),
  body: Type.String(),
  icon: Type.String(),
  action: Type.String(),
  time_to_live: Type.Integer({ description: 'seconds from time_start' }),
  time_start: Moment,
  destination: Nullable(
    Wire({
      type: Type.String(),
      id: Type.String(),
      code: Type.String(),
      slug: Type.String(),
      src: Type.String(),
    }),
  ),
});

/** The slug of a push's target; null when it is not in this catalogue. */
function slugOf(snapshot: Snapshot, type: string, id: string): string | null {
  switch (type) {
    case 'content':
      return snapshot.contents.get(id)?.slug ?? null;
    case 'channel':
      return snapshot.channels.get(Number(id))?.slug ?? null;
    case 'row':
      return snapshot.rows.get(id)?.slug ?? null;
    case 'rowset':
      return snapshot.rowsets.find((page) => String(page.id) === id)?.slug ?? null;
    default:
      return '';
  }
}

/** Null for a push whose target this viewer may not see: it would open a missing page. */
export function pushWire(push: Push, snapshot: Snapshot, view: View): Static<typeof PushWire> | null {
  const { destination } = push;
  const slug = destination && slugOf(snapshot, destination.type, destination.id ?? '');
  if (destination && slug === null) return null;
  return {
    id: push.id,
    title: localized(push.title, view),
    body: localized(push.body, view),
    icon: push.icon,
    action: localized(push.action, view),
    time_to_live: push.timeToLive,
    time_start: isoSeconds(push.timeStart),
    destination: destination && {
      type: destination.type,
      id: destination.id ?? '',
      code: destination.code ?? '',
      slug: slug ?? '',
      src: destination.src ?? '',
    },
  };
}

/** No public source shows it (wire 7.5); the list and the item have the same shape. */
export const NewsWire = Wire({
  id: Type.Integer(),
  title: Type.String(),
  text: Type.String(),
  image: Type.String(),
  created_at: Moment,
});

export function newsWire(item: typeof news.$inferSelect, view: View): Static<typeof NewsWire> {
  return {
    id: item.id,
    title: localized(item.title, view),
    text: localized(item.text, view),
    image: view.images('news', item.id, view.locale, newsSubject(item, view.locale)),
    created_at: isoSeconds(item.createdAt),
  };
}
