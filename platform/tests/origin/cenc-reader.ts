import { createDecipheriv } from 'node:crypto';
import { type Box, boxes } from '../../src/origin/boxes.ts';
import { readFragment } from './media-boxes.ts';

/** A decryption module for protected media, written independently of the code under test. */

function only(bytes: Buffer, type: string): Box {
  const found = [...boxes(bytes)].filter((box) => box.type === type);
  if (found.length !== 1) throw new Error(`${found.length} boxes of type ${type}`);
  return found[0] as Box;
}

type Entry = { iv: Buffer; parts: { clear: number; encrypted: number }[] };

/** IVs and subsamples, found by the offset in `saio` and the sizes in `saiz` (ISO/IEC 23001-7). */
export function readAuxiliary(bytes: Buffer): Entry[] {
  const [moof, saiz, saio, senc] = ['moof', 'saiz', 'saio', 'senc'].map((type) => only(bytes, type)) as [
    Box,
    Box,
    Box,
    Box,
  ];
  const usual = bytes.readUInt8(saiz.body + 4);
  const count = bytes.readUInt32BE(saiz.body + 5);
  if (bytes.readUInt32BE(saio.body + 4) !== 1) throw new Error('more than one run of auxiliary data');
  let at = moof.start + bytes.readUInt32BE(saio.body + 8);
  if (at !== senc.body + 8) throw new Error('saio does not point into senc');
  const hasParts = (bytes.readUInt32BE(senc.body) & 2) !== 0;
  const entries = Array.from({ length: count }, (_, index): Entry => {
    const size = usual || bytes.readUInt8(saiz.body + 9 + index);
    const entry = bytes.subarray(at, at + size);
    at += size;
    const parts = Array.from({ length: hasParts ? entry.readUInt16BE(8) : 0 }, (_part, n) => ({
      clear: entry.readUInt16BE(10 + n * 6),
      encrypted: entry.readUInt32BE(12 + n * 6),
    }));
    return { iv: entry.subarray(0, 8), parts };
  });
  if (at !== senc.start + senc.size) throw new Error('senc is not filled by its entries');
  return entries;
}

/** The sample data of a protected fragment, decrypted. */
export function decrypt(bytes: Buffer, key: Buffer): Buffer {
  const { samples, data } = readFragment(bytes);
  const entries = readAuxiliary(bytes);
  if (entries.length !== samples.length) throw new Error('not one entry a sample');
  const out = Buffer.from(data);
  let at = 0;
  for (const [index, { size }] of samples.entries()) {
    const { iv, parts } = entries[index] as Entry;
    const decipher = createDecipheriv('aes-128-ctr', key, Buffer.concat([iv, Buffer.alloc(8)]));
    const stretches = parts.length > 0 ? parts : [{ clear: 0, encrypted: size }];
    const end = at + size;
    for (const { clear, encrypted } of stretches) {
      at += clear;
      decipher.update(out.subarray(at, at + encrypted)).copy(out, at);
      at += encrypted;
    }
    if (at !== end) throw new Error(`subsamples of ${index} do not fill the sample`);
  }
  return out;
}
