import type { Static } from 'typebox';
import { onAir } from '../../catalogue/air.ts';
import type { Channel, Snapshot } from '../../catalogue/model.ts';
import { segmentAt } from '../../origin/timeline.ts';
import { perLocale } from '../per-locale.ts';
import type { View } from '../view.ts';
import { type CurrentSchedule, currentSchedule } from './schedule.ts';

type Shown = { from: number; to: number; wire: Static<typeof CurrentSchedule> | null };

/** The last known current programme, by language: it stays the answer until its end. */
const lastShown = perLocale((_channel: Channel, _view: View): Shown => ({ from: 0, to: 0, wire: null }));

/** The current programme of a channel. */
export function nowOn(
  snapshot: Snapshot,
  channel: Channel,
  nowMs: number,
  view: View,
): Static<typeof CurrentSchedule> | null {
  const shown = lastShown(channel, view);
  const segment = segmentAt(nowMs);
  if (segment >= shown.from && segment < shown.to) return shown.wire;
  const entry = onAir(snapshot, channel, nowMs);
  shown.wire = entry && currentSchedule(entry, view);
  shown.from = entry?.start ?? 0;
  shown.to = entry?.end ?? 0;
  return shown.wire;
}
