import type { ParseArgsConfig } from 'node:util';
import type { Database } from '../db/open.ts';
import type { Places } from '../objects/places.ts';
import type { Readers } from './readers.ts';
import type { Report } from './report.ts';
import type { Condition } from './source.ts';

type OptionTypes = NonNullable<ParseArgsConfig['options']>;
export type OptionValues = Record<string, string | boolean>;

/** One import: its source, its target, and its progress report. */
export type ImportRun = {
  db: Database;
  dataDir: string;
  /** Where films lie; without it the disk. */
  places?: Places;
  /** An absolute path, one of a bucket or an http(s) address. */
  target: string;
  options: OptionValues;
  isDryRun: boolean;
  nowMs: number;
  /** Reads lists and guides: in this thread, or in another one to keep a server responsive. */
  readers: Readers;
  /** For sources that were read before. */
  condition?: Condition;
  /** Called from time to time during the import. */
  progress: (line: string) => void;
};

/** A kind of import: `import <name> <target>`. */
export type ImportKind = {
  /** The name of the target in the usage: `FILE|URL`; null where there is none to name. */
  target: string | null;
  about: string;
  options: OptionTypes;
  /** One line per option, for `--help`. */
  help: readonly string[];
  run(run: ImportRun): Promise<Report>;
};
