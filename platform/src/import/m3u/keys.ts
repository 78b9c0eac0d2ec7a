import { guideName } from '../../domain/guide-name.ts';
import type { Remark } from '../report.ts';
import type { Draft } from './draft.ts';

/** A channel with the key that identifies it when the list is imported again. */
export type KeyedDraft = Draft & { key: string };

/**
 * Gives each channel its key: the `tvg-id`, else the name, and the address too where names repeat without ids. Lists use
 * one id for several variants of a channel (HD, +2): the names distinguish all but the first. The same channel with another
 * address is a spare stream, of which only the first can be used.
 */
export function withKeys(drafts: readonly Draft[], remark: (remark: Remark) => void): KeyedDraft[] {
  const byKey = new Map<string, Draft>();
  const keyed: KeyedDraft[] = [];
  for (const draft of drafts) {
    const { guideId, url, name, line } = draft;
    const called = guideName(name);
    const candidates = guideId
      ? [`id:${guideId}`, `id:${guideId} name:${called}`]
      : [`name:${called}`, `name:${called} url:${url}`];
    const key = candidates.find((candidate) => !byKey.has(candidate));
    const seen = candidates.flatMap((candidate) => byKey.get(candidate) ?? []);
    const same = seen.find((one) => one.url === url && guideName(one.name) === called);
    const other = guideId ? seen.find((one) => guideName(one.name) === called) : undefined;
    if (same) remark({ line, what: name, reason: `the same channel as line ${same.line}` });
    else if (other)
      remark({ line, what: name, reason: `another stream of the channel in line ${other.line}` });
    else if (key) {
      byKey.set(key, draft);
      keyed.push({ ...draft, key });
    }
  }
  return keyed;
}
