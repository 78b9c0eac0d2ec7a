import { type PlayerSource, programmeAt } from '../../core/source';
import { LIVE } from '../../core/time/start';
import { isLiveDate } from '../../core/time/timeline';
import type { Session } from '../../stage/types';
import type { FeatureContext } from '../feature';

/** Why a second can be watched live only (spec 2 §4): by its channel, or by its programme. */
export type LiveOnly = 'noArchive' | 'noCatchUp';

/** Null when the archive has that second, and where its programme is not known. */
export function liveOnlyAt(
  { store }: Pick<FeatureContext, 'store'>,
  source: Pick<PlayerSource, 'archived'>,
  date: number | null,
): LiveOnly | null {
  if (!source.archived) return 'noArchive';
  const programme = date === null ? null : programmeAt(store.get('programmes'), date);
  return programme?.hasCatchUp === false ? 'noCatchUp' : null;
}

/** That second, or live where its programme is on air and may not be watched later. */
export function secondOrLive({ store, now }: Pick<FeatureContext, 'store' | 'now'>, second: number): number {
  const programme = programmeAt(store.get('programmes'), second);
  return programme?.hasCatchUp === false && programme.end > now() ? LIVE : second;
}

/** Spec 2 §4: a second that may not be watched later is refused, and what plays goes on. */
export function requestTime(context: FeatureContext, second: number): void {
  const { options, store } = context;
  const isLiveOnly = second !== LIVE && liveOnlyAt(context, { archived: true }, second) !== null;
  if (isLiveOnly) store.set({ notice: 'noCatchUpSkip' });
  else options().onRequestTime?.(second, 'requested');
}

/** Whether a live stream continues in the archive, because its place is too old for the live stream. */
export function continueInArchive(context: FeatureContext, { source }: Session): boolean {
  const { store } = context;
  const { onRequestTime } = context.options();
  const date = store.get('date');
  if (source.kind !== 'live' || !onRequestTime || date === null) return false;
  if (isLiveDate(date, context.now()) || liveOnlyAt(context, source, date) !== null) return false;
  store.set({ leftLive: true });
  onRequestTime(Math.floor(date), 'continues');
  return true;
}
