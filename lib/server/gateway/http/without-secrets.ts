/** Keys that no response to a browser may contain (quality S05, S06, R5). */
const SECRET_KEYS = new Set(['access_token', 'parental_code', 'password', 'pincode', 'auth_token']);

/** A copy of a platform answer without secrets, at any depth. */
export function withoutSecrets(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutSecrets);
  if (typeof value !== 'object' || value === null) return value;
  const allowed = Object.entries(value).filter(([key]) => !SECRET_KEYS.has(key));
  return Object.fromEntries(allowed.map(([key, inner]) => [key, withoutSecrets(inner)]));
}
