const form = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** Whether PostgreSQL accepts it as a uuid: any other text does not exist as an id, and must not reach a query. */
export function isUuid(text: string): boolean {
  return form.test(text);
}
