import { ImportProblem } from '../problem.ts';
import { Remarks } from '../report.ts';
import type { Attributes } from './attributes.ts';
import { decodeList } from './decode.ts';
import { draftOf } from './draft.ts';
import { type KeyedDraft, withKeys } from './keys.ts';
import { parseList } from './parse.ts';

export type ListSource = { listUrl: string | null; zone: string };

/** The parsed list: its header, the usable channels, and remarks about the others. */
export type ReadList = {
  header: Attributes;
  drafts: KeyedDraft[];
  remarks: Pick<Remarks, 'first' | 'total'>;
};

/** Reads a list completely. */
export function readList(bytes: Uint8Array, source: ListSource): ReadList {
  const remarks = new Remarks();
  const remark = remarks.add.bind(remarks);
  const { header, entries } = parseList(decodeList(bytes), remark);
  const drafts = entries.flatMap((entry) => draftOf(entry, { header, ...source }, remark) ?? []);
  const keyed = withKeys(drafts, remark);
  remarks.sort();
  if (keyed.length === 0) {
    const [first] = remarks.first;
    const why = first ? ` Line ${first.line}: ${first.what}: ${first.reason}.` : '';
    throw new ImportProblem(`No channel of the list can be used.${why}`);
  }
  return { header, drafts: keyed, remarks: { first: remarks.first, total: remarks.total } };
}
