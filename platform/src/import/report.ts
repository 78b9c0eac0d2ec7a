/** A part of the source that was left out, cut or guessed. */
export type Remark = { line?: number; what: string; reason: string };

/** The number of objects that an import changed, or in a dry run would change. */
export type Count = {
  things: string;
  added: number;
  changed: number;
  unchanged: number;
  removed: number;
};

export type Report = {
  counts: Count[];
  skipped: Remark[];
  /** The number of skipped entries; the list has only the first of them. */
  skippedTotal: number;
  /** Further information. */
  notes: string[];
};

/** The number of stored remarks: enough to see the problems of a file of any size. */
const STORED_REMARKS = 200;

/** Collects remarks: all are counted, the first are stored. */
export class Remarks {
  readonly first: Remark[] = [];
  total = 0;

  add(remark: Remark): void {
    this.total += 1;
    if (this.first.length < STORED_REMARKS) this.first.push(remark);
  }

  /** Sorts them by the order of the source. */
  sort(): void {
    this.first.sort((a, b) => (a.line ?? 0) - (b.line ?? 0));
  }
}

export function noChanges(things: string): Count {
  return { things, added: 0, changed: 0, unchanged: 0, removed: 0 };
}

function countLine({ things, added, changed, unchanged, removed }: Count): string {
  const removedPart = removed > 0 ? `, ${removed} removed` : '';
  return `${things}: ${added} added, ${changed} changed, ${unchanged} unchanged${removedPart}`;
}

function remarkLine({ line, what, reason }: Remark): string {
  return `  ${line === undefined ? '' : `line ${line}: `}${what}: ${reason}`;
}

/** The summary that is printed at the end. */
export function reportLines(report: Report, isDryRun: boolean): string[] {
  const { counts, skipped, skippedTotal, notes } = report;
  const lines = counts.map(countLine);
  if (skippedTotal > 0) {
    lines.push(`Skipped or cut: ${skippedTotal}`, ...skipped.map(remarkLine));
    if (skippedTotal > skipped.length) lines.push(`  … and ${skippedTotal - skipped.length} more`);
  }
  lines.push(...notes);
  if (isDryRun) lines.push('Dry run: nothing was written.');
  return lines;
}
