import path from 'node:path';
import { parseArgs } from 'node:util';
import type { ImportKind, OptionValues } from './kind.ts';
import { UsageError } from './problem.ts';
import type { Order } from './run.ts';

/** The parsed command line. */
export type Command = { do: 'help' } | ({ do: 'import' } & Order);

type Kinds = Readonly<Record<string, ImportKind>>;

const always = {
  'dry-run': { type: 'boolean' },
  every: { type: 'string' },
  help: { type: 'boolean', short: 'h' },
} as const;
/** A month. */
const MOST_HOURS = 744;

/** `--every 6`, in hours, or `--every never`. */
function everyOf(value: string | boolean | undefined): number | null {
  if (value === undefined) return null;
  if (value === 'never') return 0;
  const hours = Number(value);
  if (Number.isInteger(hours) && hours >= 1 && hours <= MOST_HOURS) return hours;
  throw new UsageError(`--every wants whole hours, 1 to ${MOST_HOURS}, or never; not "${value}".`);
}

/** Paths are relative to the caller's folder: the importing process may run in another one. */
function placeOf(target: string, folder: string): string {
  return /^(?:https?|s3):\/\//i.test(target) ? target : path.resolve(folder, target);
}

/** Parses a command line; each error is one sentence. */
export function readCommand(args: readonly string[], kinds: Kinds, folder: string): Command {
  const [verb, name] = args;
  if (verb === undefined || verb === '--help' || verb === '-h' || verb === 'help') return { do: 'help' };
  if (verb !== 'import')
    throw new UsageError(
      `There is no command "${verb}"; there are "import", "token", "reconcile", "backup" and "restore".`,
    );
  const names = Object.keys(kinds).join(', ');
  if (name === undefined) throw new UsageError(`Name the kind of import: ${names}.`);
  if (name === '--help' || name === '-h') return { do: 'help' };
  const kind = Object.hasOwn(kinds, name) ? kinds[name] : undefined;
  if (!kind) throw new UsageError(`"${name}" cannot be imported; these can: ${names}.`);
  const { values, positionals } = parseOptions(args.slice(2), kind);
  const { 'dry-run': isDryRun = false, help = false, every, ...options } = values;
  if (help) return { do: 'help' };
  const isAlone = kind.target === null;
  const [target = isAlone ? '' : undefined, more] = isAlone ? [undefined, ...positionals] : positionals;
  if (target === undefined || (target === '' && !isAlone))
    throw new UsageError(`Name what to read: import ${name} ${kind.target}.`);
  if (more !== undefined)
    throw new UsageError(
      isAlone ? `import ${name} takes no "${more}".` : `One ${kind.target} at a time, not also "${more}".`,
    );
  if (isAlone && every !== undefined) throw new UsageError(`import ${name} takes no --every.`);
  return {
    do: 'import',
    kind: name,
    target: isAlone ? '' : placeOf(target, folder),
    options,
    isDryRun: isDryRun === true,
    everyHours: everyOf(every),
  };
}

function parseOptions(args: string[], { options }: ImportKind) {
  try {
    const parsed = parseArgs({ args, options: { ...options, ...always }, allowPositionals: true });
    return { values: parsed.values as OptionValues, positionals: parsed.positionals };
  } catch (error) {
    // Node's sentence ends with advice about dashes, which is not needed.
    const [sentence = ''] = (error as Error).message.split('. ');
    throw new UsageError(`${sentence.replace(/\.$/, '')}.`);
  }
}

/** The text of `--help`. */
export function helpLines(kinds: Kinds): string[] {
  const blocks = Object.entries(kinds).flatMap(([name, { target, about, help }]) => [
    '',
    `  import ${name}${target === null ? '' : ` ${target}`}`,
    `      ${about}`,
    ...help.map((line) => `      ${line}`),
  ]);
  return [
    'npm run platform -- import KIND TARGET [--every HOURS] [--dry-run]',
    ...blocks,
    '',
    '  --dry-run      read, compare and report, but write nothing',
    '  --every HOURS  the running platform imports it again and again; --every never ends that',
    '',
    'DATA_DIR and DATABASE_URL say which platform, as for npm start.',
  ];
}
