const UNIQUE_VIOLATION = '23505';

/** The unique constraint that a failed write violated, unwrapped from drizzle's error; null for other errors. */
export function violatedConstraint(error: unknown): string | null {
  for (let inner: unknown = error; inner instanceof Error; inner = inner.cause) {
    const { code, constraint } = inner as { code?: unknown; constraint?: unknown };
    if (code === UNIQUE_VIOLATION) return typeof constraint === 'string' ? constraint : '';
  }
  return null;
}
