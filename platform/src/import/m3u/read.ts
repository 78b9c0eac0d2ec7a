import type { Remarks } from '../report.ts';
import type { Attributes } from './attributes.ts';
import { decodeList } from './decode.ts';
import { draftOf } from './draft.ts';
import { type KeyedDraft, withKeys } from './keys.ts';
import { parseList } from './parse.ts';

/** Reads a list whole: its header, the channels that can be used, and remarks on all that cannot. */
export function readList(
  bytes: Buffer,
  facts: { listUrl: string | null; zone: string },
  remarks: Remarks,
): { header: Attributes; drafts: KeyedDraft[] } {
  const { header, entries, dangling } = parseList(decodeList(bytes));
  const remark = remarks.add.bind(remarks);
  for (const line of dangling) remark({ line, what: '#EXTINF', reason: 'no address follows it' });
  const drafts = entries.flatMap((entry) => draftOf(entry, { header, ...facts }, remark) ?? []);
  const keyed = withKeys(drafts, remark);
  remarks.sort();
  return { header, drafts: keyed };
}
