import type { ContentKey } from './keys.ts';

/** A licence in the JSON of W3C EME, "ClearKey": JSON Web Keys with their values in base64url. */
export type Licence = { keys: { kty: 'oct'; kid: string; k: string }[]; type: 'temporary' };

/** `malformed`: not a licence request; `foreign`: it requests keys of another presentation. */
export type LicenceRefusal = 'malformed' | 'foreign';

type LicenceRequest = { kids: string[]; type?: unknown };

const MOST_KIDS = 16;

function isRequest(value: unknown): value is LicenceRequest {
  if (typeof value !== 'object' || value === null || !('kids' in value)) return false;
  const { kids } = value;
  if (!Array.isArray(kids) || kids.length === 0 || kids.length > MOST_KIDS) return false;
  return kids.every((kid) => typeof kid === 'string');
}

function parse(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8'));
  } catch {
    return null;
  }
}

/** The answer to `{kids, type}`: only the key of this presentation, for this session. */
export function licenceFor(body: Buffer, { kid, key }: ContentKey): Licence | LicenceRefusal {
  const request = parse(body);
  if (!isRequest(request)) return 'malformed';
  const own = kid.toString('base64url');
  if (!request.kids.includes(own)) return 'foreign';
  return { keys: [{ kty: 'oct', kid: own, k: key.toString('base64url') }], type: 'temporary' };
}
