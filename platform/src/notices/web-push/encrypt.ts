import { createCipheriv, createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';

/** The curve of all keys of Web Push. */
const CURVE = 'prime256v1';
const SALT_BYTES = 16;
/** An uncompressed point of the curve. */
const POINT_BYTES = 65;
const TAG_BYTES = 16;
/** Salt, record size, length of the key and the key itself (RFC 8188 section 2.1). */
const HEADER_BYTES = SALT_BYTES + 4 + 1 + POINT_BYTES;
/** RFC 8030 section 7.2: push services take 4096 bytes at least. */
const RECORD_BYTES = 4096;
/** Ends the last record (RFC 8188 section 2). */
const LAST_RECORD = 2;

/** The longest message that fits beside header, delimiter and tag. */
export const MOST_BYTES = RECORD_BYTES - HEADER_BYTES - TAG_BYTES - 1;

/** The keys of a browser: its public key and the secret that it shares with us (RFC 8291 section 2). */
export interface Receiver {
  p256dh: Buffer;
  auth: Buffer;
}

/** What is new for each message; fixed in tests only. */
interface Ephemeral {
  privateKey: Buffer;
  salt: Buffer;
}

export interface KeyPair {
  publicKey: Buffer;
  privateKey: Buffer;
}

export function newKeyPair(): KeyPair {
  const ecdh = createECDH(CURVE);
  return { publicKey: ecdh.generateKeys(), privateKey: ecdh.getPrivateKey() };
}

/** The public key of a private one. @throws when it is not a number of the curve */
export function publicKeyOf(privateKey: Buffer): Buffer {
  const ecdh = createECDH(CURVE);
  ecdh.setPrivateKey(privateKey);
  return ecdh.getPublicKey();
}

/** Whether it is a point of the curve: others would reveal something of our keys. */
export function publicKeyIsValid(publicKey: Buffer): boolean {
  try {
    return publicKey.length === POINT_BYTES && sharedSecret(newKeyPair().privateKey, publicKey).length > 0;
  } catch {
    return false;
  }
}

/** Encrypts a message so that only this browser can read it: RFC 8291 with the content encoding `aes128gcm` of RFC 8188. */
export function encrypt(message: Buffer, { p256dh, auth }: Receiver, ephemeral?: Ephemeral): Buffer {
  if (message.length > MOST_BYTES) throw new Error(`a push message has at most ${MOST_BYTES} bytes`);
  const privateKey = ephemeral?.privateKey ?? newKeyPair().privateKey;
  const salt = ephemeral?.salt ?? randomBytes(SALT_BYTES);
  const publicKey = publicKeyOf(privateKey);
  const { key, nonce } = contentKeys({
    shared: sharedSecret(privateKey, p256dh),
    auth,
    salt,
    receiver: p256dh,
    sender: publicKey,
  });
  const cipher = createCipheriv('aes-128-gcm', key, nonce);
  const sizes = Buffer.alloc(5);
  sizes.writeUInt32BE(RECORD_BYTES);
  sizes.writeUInt8(POINT_BYTES, 4);
  return Buffer.concat([
    ...[salt, sizes, publicKey],
    ...[cipher.update(message), cipher.update(Buffer.of(LAST_RECORD)), cipher.final(), cipher.getAuthTag()],
  ]);
}

/** What the browser does with it; the sandbox plays one. @throws when the message is for somebody else */
export function decrypt(body: Buffer, { publicKey, privateKey }: KeyPair, auth: Buffer): Buffer {
  const salt = body.subarray(0, SALT_BYTES);
  const sender = body.subarray(HEADER_BYTES - POINT_BYTES, HEADER_BYTES);
  const { key, nonce } = contentKeys({
    shared: sharedSecret(privateKey, sender),
    auth,
    salt,
    receiver: publicKey,
    sender,
  });
  const decipher = createDecipheriv('aes-128-gcm', key, nonce);
  decipher.setAuthTag(body.subarray(-TAG_BYTES));
  const record = Buffer.concat([decipher.update(body.subarray(HEADER_BYTES, -TAG_BYTES)), decipher.final()]);
  return record.subarray(0, record.lastIndexOf(LAST_RECORD));
}

function sharedSecret(privateKey: Buffer, publicKey: Buffer): Buffer {
  const ecdh = createECDH(CURVE);
  ecdh.setPrivateKey(privateKey);
  return ecdh.computeSecret(publicKey);
}

interface Secrets {
  shared: Buffer;
  auth: Buffer;
  salt: Buffer;
  receiver: Buffer;
  sender: Buffer;
}

/** RFC 8291 section 3.4: two derivations, first with the secret of the browser, then with the salt of the message. */
function contentKeys({ shared, auth, salt, receiver, sender }: Secrets) {
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), receiver, sender]);
  const material = derive(shared, auth, info, 32);
  return {
    key: derive(material, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16),
    nonce: derive(material, salt, Buffer.from('Content-Encoding: nonce\0'), 12),
  };
}

const derive = (material: Buffer, salt: Buffer, info: Buffer, length: number): Buffer =>
  Buffer.from(hkdfSync('sha256', material, salt, info, length));
