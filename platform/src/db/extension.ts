/** Of SQLSTATE: not allowed, not supported here, no such file of an extension on the server. */
const REFUSALS = ['42501', '0A000', '58P01'];

/** The database lacks what the search is made with, and we may not put it there ourselves. */
export class ExtensionMissing extends Error {
  constructor(cause: Error) {
    super(
      'The search needs the PostgreSQL extension pg_trgm, and the role of DATABASE_URL could not create it ' +
        `(${cause.message}). Have the package of PostgreSQL's contributed modules installed where it is missing, and let ` +
        'the owner of the database run once: create extension if not exists pg_trgm;',
      { cause },
    );
  }
}

/** A failed migration, told as what to do about it where the extension is what failed. */
export function explainMissingExtension(error: unknown): unknown {
  for (let inner: unknown = error; inner instanceof Error; inner = inner.cause) {
    const { code } = inner as { code?: unknown };
    const isRefusal = typeof code === 'string' && REFUSALS.includes(code);
    if (isRefusal && /extension|pg_trgm/.test(inner.message)) return new ExtensionMissing(inner);
  }
  return error;
}
