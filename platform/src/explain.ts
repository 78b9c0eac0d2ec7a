import type { Env } from './env.ts';

/** Errors with a message of their own. */
const EXPECTED = [
  'BackupProblem',
  'EnvError',
  'FolderInUse',
  'DoneElsewhere',
  'ExtensionMissing',
  'ImportProblem',
  'NoPrimary',
  'SecretDamaged',
];

/** The error as a sentence that a person can act on; an unexpected error keeps its stack. */
export function explain(error: unknown, env: Env | undefined): string {
  if (!(error instanceof Error)) return String(error);
  const { code } = error as NodeJS.ErrnoException;
  if (code === 'EADDRINUSE') {
    return `Port ${env?.port} is taken. Stop the program that uses it, or set PLATFORM_PORT to another port.`;
  }
  if (code === 'EACCES') return `Not allowed: ${error.message}. Choose another PLATFORM_PORT or DATA_DIR.`;
  if (code === 'ECONNREFUSED' || code === 'ENOTFOUND') {
    return 'The database of DATABASE_URL does not answer. Start it, or unset DATABASE_URL to use the embedded one.';
  }
  if (EXPECTED.includes(error.constructor.name)) return error.message;
  // A failed query is shown by its cause: the statement with all its values would fill screens.
  const shown =
    error.message.startsWith('Failed query') && error.cause instanceof Error ? error.cause : error;
  return shown.stack ?? shown.message;
}
