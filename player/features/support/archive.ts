import { type PlayerSource, programmeAt } from '../../core/source';
import { LIVE } from '../../core/time/start';
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
