import type { ParseArgsConfig } from 'node:util';
import type { Database } from '../db/open.ts';
import type { Readers } from './readers.ts';
import type { Report } from './report.ts';

type OptionTypes = NonNullable<ParseArgsConfig['options']>;
export type OptionValues = Record<string, string | boolean>;

/** One import: what is read, where it goes, and whom to tell how far it got. */
export type ImportRun = {
  db: Database;
  dataDir: string;
  /** An absolute path or an http(s) address. */
  target: string;
  options: OptionValues;
  isDryRun: boolean;
  nowMs: number;
  /** Where lists and guides are read: here, or apart from the server that goes on answering. */
  readers: Readers;
  /** Told now and then while it runs. */
  progress: (line: string) => void;
};

/** Something that can be imported: `import <name> <target>`. */
export type ImportKind = {
  /** What the target is called in the usage: `FILE|URL`. */
  target: string;
  about: string;
  options: OptionTypes;
  /** One line an option, for `--help`. */
  help: readonly string[];
  run(run: ImportRun): Promise<Report>;
};
