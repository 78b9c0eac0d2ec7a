import path from 'node:path';
import type { Draft } from './draft.ts';

/** The catalogue's data about a file. */
export type Present = {
  contentId: string;
  path: string;
  size: number;
  modifiedMs: number;
  fingerprint: string;
};

export type Plan = {
  added: Draft[];
  changed: Draft[];
  unchanged: Draft[];
  /** Entries whose files are gone. */
  missing: Present[];
};

function isSame(draft: Draft, present: Present): boolean {
  const { size, modifiedMs, fingerprint } = draft;
  return size === present.size && modifiedMs === present.modifiedMs && fingerprint === present.fingerprint;
}

/**
 * Compares a folder with its earlier import. `seen` are all film files in it, also those that cannot be read
 * now: an unreadable file is not missing.
 */
export function planFolder(
  folder: string,
  drafts: readonly Draft[],
  seen: ReadonlySet<string>,
  present: readonly Present[],
): Plan {
  const known = new Map(present.map((one) => [one.path, one]));
  const plan: Plan = { added: [], changed: [], unchanged: [], missing: [] };
  for (const draft of drafts) {
    const before = known.get(draft.path);
    if (!before) plan.added.push(draft);
    else (isSame(draft, before) ? plan.unchanged : plan.changed).push(draft);
  }
  const inside = folder.endsWith(path.sep) ? folder : folder + path.sep;
  plan.missing = present.filter((one) => one.path.startsWith(inside) && !seen.has(one.path));
  return plan;
}
