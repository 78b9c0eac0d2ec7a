import { type AiredEntry, playedOf } from '../../catalogue/aired.ts';
import { positionsIn } from '../../db/queries/positions.ts';
import type { Deps } from '../../http/app.ts';
import type { Caller } from '../../http/caller.ts';
import { type HistoryMark, historyMark } from '../../presenters/contents/history-mark.ts';

/** The caller's positions in these programmes. */
export async function marksOf(
  deps: Deps,
  caller: Caller | null,
  entries: readonly AiredEntry[],
): Promise<Map<string, HistoryMark>> {
  if (!caller) return new Map();
  const ids = [...new Set(entries.map((entry) => playedOf(entry).id))];
  const positions = await positionsIn(deps.db, caller, ids);
  return new Map([...positions].map(([id, position]) => [id, historyMark(position)]));
}
