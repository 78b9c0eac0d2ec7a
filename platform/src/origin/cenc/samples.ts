import { createCipheriv } from 'node:crypto';

/** Half of an AES block; the other half counts the blocks of the sample. */
export const IV_BYTES = 8;
const BLOCK = 16;

/** Clear bytes, and the encrypted bytes after them. */
export type Subsample = { clear: number; encrypted: number };

/** NAL units begin with four bytes of length and one byte of type (ISO/IEC 14496-15). */
const NAL_LENGTH = 4;
const SLICES = { first: 1, last: 5 };
/** Type, slice header and more: decoders read them before decryption. */
const CLEAR_LEAD = 48;
/** The limit of its 16 bits in `senc`. */
const MOST_CLEAR = 0xffff;

/** Video data is encrypted in whole blocks after the headers; parameter sets and other NAL units stay readable. */
export function pictureSubsamples(sample: Buffer): Subsample[] {
  const found: Subsample[] = [];
  let clear = 0;
  for (let at = 0; at + NAL_LENGTH < sample.length; ) {
    const size = NAL_LENGTH + sample.readUInt32BE(at);
    const type = (sample[at + NAL_LENGTH] ?? 0) & 0x1f;
    const isSlice = type >= SLICES.first && type <= SLICES.last;
    const encrypted = isSlice ? Math.max(0, Math.floor((size - CLEAR_LEAD) / BLOCK) * BLOCK) : 0;
    clear += size - encrypted;
    if (encrypted > 0) {
      for (; clear > MOST_CLEAR; clear -= MOST_CLEAR) found.push({ clear: MOST_CLEAR, encrypted: 0 });
      found.push({ clear, encrypted });
      clear = 0;
    }
    at += size;
  }
  for (; clear > MOST_CLEAR; clear -= MOST_CLEAR) found.push({ clear: MOST_CLEAR, encrypted: 0 });
  return clear > 0 ? [...found, { clear, encrypted: 0 }] : found;
}

/** Encrypts a sample in place; without subsamples the whole sample. The counter continues from one part to the next. */
export function encryptSample(sample: Buffer, key: Buffer, iv: Buffer, parts: Subsample[] | null): void {
  const cipher = createCipheriv('aes-128-ctr', key, Buffer.concat([iv, Buffer.alloc(BLOCK - IV_BYTES)]));
  let at = 0;
  for (const { clear, encrypted } of parts ?? [{ clear: 0, encrypted: sample.length }]) {
    const from = at + clear;
    cipher.update(sample.subarray(from, from + encrypted)).copy(sample, from);
    at = from + encrypted;
  }
}
