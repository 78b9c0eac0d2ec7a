import { type Static, Type } from 'typebox';
import type { Content } from '../../catalogue/model.ts';
import { Nullable, Snowflake, Wire } from '../schema.ts';
import { say, type View } from '../view.ts';
import { ContentCover, contentCover, MotionRating, motionRating } from './content-card.ts';
import { HistoryMarkWire, historyMark } from './history-mark.ts';

/** wire.md §4 episodes. */
export const Episode = Wire({
  id: Snowflake,
  slug: Type.String(),
  title: Type.String(),
  content_type: Type.String(),
  parent_id: Nullable(Snowflake),
  season: Type.Integer(),
  series: Type.Integer(),
  short: Type.String(),
  description: Type.String(),
  duration: Type.Integer(),
  age: Type.Integer(),
  motion_rating: MotionRating,
  cover: ContentCover,
  color_bg: Type.String(),
  is_free: Type.Boolean(),
  is_announcement: Type.Boolean(),
  histories: Type.Array(HistoryMarkWire),
});

type Position = Parameters<typeof historyMark>[0];

export function episode(content: Content, position: Position | null, view: View): Static<typeof Episode> {
  return {
    id: content.id,
    slug: content.slug,
    title: say(content.title, view),
    content_type: content.type,
    parent_id: content.parent?.id ?? null,
    season: content.season,
    series: content.series,
    short: say(content.short, view),
    description: say(content.description, view),
    duration: content.duration,
    age: content.age,
    motion_rating: motionRating(content.age),
    cover: contentCover(content, view),
    color_bg: content.colorBg,
    is_free: content.isFree,
    is_announcement: content.isAnnouncement,
    histories: position ? [historyMark(position)] : [],
  };
}
