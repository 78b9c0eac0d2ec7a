/** SQLSTATE codes: not allowed, not supported, and the extension is not installed on the server. */
const REFUSALS = ['42501', '0A000', '58P01'];

/** The search needs an extension that the database lacks and we may not install. */
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

/** Replaces the error of a failed migration by instructions if the extension caused it. */
export function explainMissingExtension(error: unknown): unknown {
  for (let inner: unknown = error; inner instanceof Error; inner = inner.cause) {
    const { code } = inner as { code?: unknown };
    const isRefusal = typeof code === 'string' && REFUSALS.includes(code);
    if (isRefusal && /extension|pg_trgm/.test(inner.message)) return new ExtensionMissing(inner);
  }
  return error;
}
