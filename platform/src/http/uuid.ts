const form = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** Whether PostgreSQL would take it as a uuid: anything else names nothing, and must not reach a query. */
export function isUuid(text: string): boolean {
  return form.test(text);
}
