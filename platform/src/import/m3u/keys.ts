import { groupBy } from '../../catalogue/groups.ts';
import { guideName } from '../../domain/guide-name.ts';
import type { Remark } from '../report.ts';
import type { Draft } from './draft.ts';

/** A channel with the key that identifies it when the list is imported again. */
export type KeyedDraft = Draft & { key: string };

const idKey = (guideId: string) => `id:${guideId}`;
const variantKey = (guideId: string, name: string) => `id:${guideId} name:${guideName(name)}`;

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
      ? [idKey(guideId), variantKey(guideId, name)]
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

/** A channel of the list from an earlier import. */
export type KnownKey = { key: string; guideId: string | null; name: string };

/** The wanted key, with a number where a channel that was renamed still has it. */
function freeKey(wanted: string, taken: ReadonlySet<string>): string {
  let key = wanted;
  for (let count = 2; taken.has(key); count += 1) key = `${wanted} ${count}`;
  return key;
}

/**
 * The keys of variants of one `tvg-id`: first by the names that their channels have now, because a channel keeps its key when it is renamed; then
 * by the names that they had first. The key of the first one goes to a draft with a new name. No key is given twice.
 */
function keysOfVariants(
  guideId: string,
  variants: readonly KeyedDraft[],
  known: readonly KnownKey[],
): Map<KeyedDraft, string> {
  const keys = new Map<KeyedDraft, string>();
  const taken = new Set<string>();
  const give = (keyFor: (ownKey: string) => string | undefined) => {
    for (const draft of variants) {
      if (keys.has(draft)) continue;
      const key = keyFor(variantKey(guideId, draft.name));
      if (key === undefined || taken.has(key)) continue;
      taken.add(key);
      keys.set(draft, key);
    }
  };
  const byName = new Map(known.map(({ key, name }) => [variantKey(guideId, name), key]));
  const knownKeys = new Set(known.map(({ key }) => key));
  give((ownKey) => byName.get(ownKey));
  give((ownKey) => (knownKeys.has(ownKey) ? ownKey : undefined));
  give(() => idKey(guideId));
  give((ownKey) => freeKey(ownKey, taken));
  return keys;
}

/**
 * Gives the variants of one `tvg-id` the keys of an earlier import, where the list has them in another order or has others before them. An id with
 * one channel then and now is that channel.
 */
export function withKnownKeys(drafts: readonly KeyedDraft[], known: readonly KnownKey[]): KeyedDraft[] {
  const knownOf = groupBy(
    known,
    ({ guideId }) => guideId,
    (one) => one,
  );
  const draftsOf = groupBy(
    drafts,
    ({ guideId }) => guideId,
    (one) => one,
  );
  const keys = new Map<KeyedDraft, string>();
  for (const [guideId, variants] of draftsOf) {
    const before = knownOf.get(guideId);
    if (guideId === null || !before) continue;
    const ofId =
      variants.length === 1 && before.length === 1
        ? new Map([[variants[0] as KeyedDraft, (before[0] as KnownKey).key]])
        : keysOfVariants(guideId, variants, before);
    for (const [draft, key] of ofId) keys.set(draft, key);
  }
  return drafts.map((draft) => ({ ...draft, key: keys.get(draft) ?? draft.key }));
}
