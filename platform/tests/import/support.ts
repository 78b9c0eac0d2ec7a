import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { OptionValues } from '../../src/import/kind.ts';
import { importKinds } from '../../src/import/kinds.ts';
import { readersHere } from '../../src/import/readers.ts';
import type { Report } from '../../src/import/report.ts';
import type { TestPlatform } from '../support/platform.ts';

type ImportOptions = { options?: OptionValues; isDryRun?: boolean };

/** A folder for one test file, removed afterwards. */
export function scratch() {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'taspa-import-'));
  return {
    folder,
    write(name: string, text: string): string {
      const file = path.join(folder, name);
      writeFileSync(file, text);
      return file;
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

/** Imports like the command line, into the database of a platform under test. */
export function importer({ db, clock }: TestPlatform) {
  return (
    kind: string,
    target: string,
    { options = {}, isDryRun = false }: ImportOptions = {},
  ): Promise<Report> => {
    const found = importKinds[kind];
    if (!found) throw new Error(`no such import: ${kind}`);
    const where = { db, target, options, isDryRun, dataDir: '', readers: readersHere };
    const run = { ...where, nowMs: clock.now(), progress: () => undefined };
    return found.run(run);
  };
}
