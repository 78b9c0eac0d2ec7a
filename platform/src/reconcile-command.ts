import { reconcile } from './commerce/payments/reconcile.ts';
import type { Database } from './db/open.ts';
import type { Env } from './env.ts';
import { gatewayOf } from './gateway.ts';
import { UsageError } from './import/problem.ts';

/** The lines of `--help` about it. */
export const reconcileHelp: readonly string[] = [
  'npm run platform -- reconcile',
  '',
  '      Compares the books of the connected bank with the ledger. Lists what differs, and then ends with code 1.',
];

/** The lines to print, and whether everything agrees. */
export async function runReconcile(
  db: Database,
  env: Env,
  now: number,
): Promise<{ lines: string[]; isEqual: boolean }> {
  const gateway = gatewayOf(env, { pageSecret: '', now: () => now });
  const books = (await gateway?.books()) ?? null;
  if (!books) throw new UsageError('No bank with books is connected: set ACQUIRER_URL.');
  const differences = await reconcile(db, books);
  const lines = differences.map(({ order, bank, ledger }) => `${order}: bank ${bank}, ledger ${ledger}`);
  const isEqual = lines.length === 0;
  return {
    lines: isEqual ? [`${books.length} payments of the bank agree with the ledger.`] : lines,
    isEqual,
  };
}
