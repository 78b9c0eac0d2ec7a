import { type Static, Type } from 'typebox';
import { isoSeconds } from '../../domain/iso.ts';
import { isFullyWatched } from '../../domain/resume.ts';
import { Snowflake, Wire } from '../schema.ts';

/** A viewer's position, as part of episodes and schedule entries (wire 3 legacy schedule). */
export const HistoryMarkWire = Wire({
  id: Snowflake,
  seconds: Type.Integer(),
  viewed_at: Type.String({ format: 'date-time' }),
  watch_percentage: Type.Integer(),
  is_watched: Type.Boolean(),
});

export type HistoryMark = Static<typeof HistoryMarkWire>;

export function historyMark(position: {
  id: string;
  seconds: number;
  percentage: number;
  updatedAt: Date;
}): HistoryMark {
  return {
    id: position.id,
    seconds: position.seconds,
    viewed_at: isoSeconds(position.updatedAt),
    watch_percentage: position.percentage,
    is_watched: isFullyWatched(position.percentage),
  };
}
