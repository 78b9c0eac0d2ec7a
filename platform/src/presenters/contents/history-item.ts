import { type Static, Type } from 'typebox';
import type { Content } from '../../catalogue/model.ts';
import { Nullable, Snowflake, Wire } from '../schema.ts';
import { localized, type View } from '../view.ts';
import { ContentCard, contentCard } from './content-card.ts';
import { HistoryMarkWire, historyMark } from './history-mark.ts';

/** wire 4 History item. */
export const HistoryItem = Wire({
  id: Snowflake,
  content: ContentCard,
  content_episode: Nullable(
    Wire({
      id: Snowflake,
      slug: Type.String(),
      title: Type.String(),
      season: Type.Integer(),
      series: Type.Integer(),
    }),
  ),
  seconds: Type.Integer(),
  watch_percentage: Type.Integer(),
  histories: Type.Array(HistoryMarkWire),
  screenshot: Type.String(),
});

export type WatchedItem = {
  id: string;
  seconds: number;
  percentage: number;
  updatedAt: Date;
  played: Content;
};

/** The size of the history tiles; the thumbnail shows the exact position (spec 2 §7 thumbnails in steps of 10 s). */
const SHOT = 'w=480&h=270';
const SHOT_STEP = 10;

/** `thumbnails` is the folder with the origin's still frames of a title. */
export function historyItem(
  item: WatchedItem,
  thumbnails: (contentId: string) => string,
  view: View,
): Static<typeof HistoryItem> {
  const { played, ...position } = item;
  const episode = played.type === 'episode' ? played : null;
  const second = Math.floor(position.seconds / SHOT_STEP) * SHOT_STEP;
  return {
    id: position.id,
    content: contentCard(played.root, view),
    content_episode: episode && {
      id: episode.id,
      slug: episode.slug,
      title: localized(episode.title, view),
      season: episode.season,
      series: episode.series,
    },
    seconds: position.seconds,
    watch_percentage: position.percentage,
    histories: [historyMark(position)],
    screenshot: `${thumbnails(played.id)}/${second}.jpg?${SHOT}`,
  };
}
