import { ExtensionMissing, explainMissingExtension } from '../../src/db/extension.ts';

/** An error as drizzle throws it, with the globals that the code has: the database's error is the cause. */
function failed(code: string, message: string): Error {
  const { Error: ErrorOfCode } = globalOfNode;
  const cause = Object.assign(new ErrorOfCode(message), { code });
  return new ErrorOfCode('Failed query: CREATE EXTENSION IF NOT EXISTS pg_trgm', { cause });
}

test.each([
  ['42501', 'permission denied to create extension "pg_trgm"'],
  ['0A000', 'extension "pg_trgm" is not available'],
  [
    '58P01',
    'could not open extension control file ".../extension/pg_trgm.control": No such file or directory',
  ],
])('%s: the error explains to an operator how to fix %s', (code, message) => {
  const explained = explainMissingExtension(failed(code, message));
  expect(explained).toBeInstanceOf(ExtensionMissing);
  expect((explained as Error).message).toContain(message);
  expect((explained as Error).message).toContain('create extension if not exists pg_trgm');
});

test.each([
  ['42501', 'permission denied for database taspa'],
  ['42601', 'syntax error near extension'],
])('%s %s is shown unchanged', (code, message) => {
  const error = failed(code, message);
  expect(explainMissingExtension(error)).toBe(error);
});
