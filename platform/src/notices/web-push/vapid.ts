import { createPrivateKey, createPublicKey, type KeyObject, sign, verify } from 'node:crypto';
import { type KeyPair, publicKeyOf } from './encrypt.ts';

/** RFC 8292 section 2: at most 24 hours. */
const VALID_SECONDS = 12 * 3600;

/** Elliptic curve signatures of JSON Web Tokens are two numbers, not a structure (RFC 7518 section 3.4). */
const ENCODING = 'ieee-p1363' as const;

/** The key with which push services recognise this installation (RFC 8292). */
export interface Vapid extends KeyPair {
  /** Who can be asked about our messages: `mailto:…` or `https://…`; null: nobody is named. */
  contact: string | null;
}

/** @throws when it is not a private key of the curve */
export function vapidOf(privateKey: Buffer, contact: string | null): Vapid {
  return { privateKey, publicKey: publicKeyOf(privateKey), contact };
}

/** The header `authorization` of a message to a push service: a token that is valid there only, and our public key. */
export function authorization({ privateKey, publicKey, contact }: Vapid, endpoint: URL, nowMs: number) {
  const claims = {
    aud: endpoint.origin,
    exp: Math.floor(nowMs / 1000) + VALID_SECONDS,
    ...(contact ? { sub: contact } : {}),
  };
  const signed = `${json({ typ: 'JWT', alg: 'ES256' })}.${json(claims)}`;
  const key = createPrivateKey({
    key: { ...pointOf(publicKey), d: privateKey.toString('base64url') },
    format: 'jwk',
  });
  const signature = sign('sha256', Buffer.from(signed), { key, dsaEncoding: ENCODING });
  return `vapid t=${signed}.${signature.toString('base64url')}, k=${publicKey.toString('base64url')}`;
}

/** What a push service checks: whose key it is, that the token was signed with it, is for this service and not outdated. */
export function isAuthorized(header: string, origin: string, publicKey: Buffer, nowMs: number): boolean {
  const [, token = '', sent = ''] = /^vapid t=([\w.-]+), ?k=([\w-]+)$/.exec(header) ?? [];
  const [head = '', claims = '', signature = ''] = token.split('.');
  if (sent !== publicKey.toString('base64url')) return false;
  const key: KeyObject = createPublicKey({ key: pointOf(publicKey), format: 'jwk' });
  const checked = { key, dsaEncoding: ENCODING };
  if (!verify('sha256', Buffer.from(`${head}.${claims}`), checked, Buffer.from(signature, 'base64url'))) {
    return false;
  }
  const { aud, exp } = JSON.parse(Buffer.from(claims, 'base64url').toString());
  return aud === origin && exp > nowMs / 1000;
}

const json = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');

/** The halves of an uncompressed point as a JSON Web Key. */
const pointOf = (publicKey: Buffer) => ({
  kty: 'EC',
  crv: 'P-256',
  x: publicKey.subarray(1, 33).toString('base64url'),
  y: publicKey.subarray(33).toString('base64url'),
});
