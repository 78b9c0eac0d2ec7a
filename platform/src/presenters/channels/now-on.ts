import type { Static } from 'typebox';
import { nextOnAir, onAir } from '../../catalogue/air.ts';
import type { Channel, Snapshot } from '../../catalogue/model.ts';
import { segmentAt } from '../../origin/timeline.ts';
import { perLocale } from '../per-locale.ts';
import type { View } from '../view.ts';
import { type CurrentSchedule, currentSchedule, type NextSchedule, nextSchedule } from './schedule.ts';

type NowAndNext = {
  current_schedule: Static<typeof CurrentSchedule> | null;
  next_schedule: Static<typeof NextSchedule> | null;
};

type Shown = { from: number; to: number; wire: NowAndNext };

/** The last known programmes, by language: they stay the answer until the current one ends. */
const lastShown = perLocale(
  (_channel: Channel, _view: View): Shown => ({
    from: 0,
    to: 0,
    wire: { current_schedule: null, next_schedule: null },
  }),
);

/** The current programme of a channel and the one after it. */
export function nowOn(snapshot: Snapshot, channel: Channel, nowMs: number, view: View): NowAndNext {
  const shown = lastShown(channel, view);
  const segment = segmentAt(nowMs);
  if (segment >= shown.from && segment < shown.to) return shown.wire;
  const entry = onAir(snapshot, channel, nowMs);
  const next = nextOnAir(snapshot, channel, nowMs);
  shown.wire = {
    current_schedule: entry && currentSchedule(entry, view),
    next_schedule: next && nextSchedule(next, view),
  };
  shown.from = entry?.start ?? 0;
  shown.to = entry?.end ?? 0;
  return shown.wire;
}
