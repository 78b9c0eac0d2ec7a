/** A statement as a step of a purchase: what it does, and to which table ("insert account_entries"). */
export function stepName(statement: string): string {
  const [verb = ''] = statement.trim().toLowerCase().split(/\s/);
  const table = /(?:from|into|update)\s+"(\w+)"/i.exec(statement)?.[1];
  const isLocked = / for update/i.test(statement);
  return [verb, table, isLocked ? 'for update' : ''].filter(Boolean).join(' ');
}
