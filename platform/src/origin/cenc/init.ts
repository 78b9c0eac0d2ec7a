import { type Box, boxes, findBox } from '../boxes.ts';
import { box, fullBox, uint32 } from './box.ts';
import { IV_BYTES } from './samples.ts';

/** ISO/IEC 23001-7: AES-CTR over whole samples or subsamples. */
const SCHEME = 'cenc';
const SCHEME_VERSION = 0x00010000;
/** The common system of W3C EME, which ClearKey reads: it contains only key ids. */
const COMMON_SYSTEM = Buffer.from('1077efecc0b24d02ace33c1e52e2fb4b', 'hex');
/** `stsd` begins with version, flags and the number of its entries. */
const STSD_HEAD = 8;

/** The init data that a player passes to its decryption module. */
export function psshBox(kid: Buffer): Buffer {
  return fullBox('pssh', 1, 0, COMMON_SYSTEM, uint32(1), kid, uint32(0));
}

function sinf(format: string, kid: Buffer): Buffer {
  const frma = box('frma', Buffer.from(format, 'latin1'));
  const schm = fullBox('schm', 0, 0, Buffer.from(SCHEME, 'latin1'), uint32(SCHEME_VERSION));
  const tenc = fullBox('tenc', 0, 0, Buffer.from([0, 0, 1, IV_BYTES]), kid);
  return box('sinf', frma, schm, box('schi', tenc));
}

/** Adds bytes at the end of a box; the sizes of it and of its parents grow. */
function append(bytes: Buffer, inside: Box, around: Box[], addition: Buffer): Buffer {
  const end = inside.start + inside.size;
  const out = Buffer.concat([bytes.subarray(0, end), addition, bytes.subarray(end)]);
  for (const { start, size } of [inside, ...around]) out.writeUInt32BE(size + addition.length, start);
  return out;
}

/** The init segment of a protected track: its sample entry has the encryption scheme, its `moov` the key id. */
export function protectInit(init: Buffer, kid: Buffer): Buffer {
  const stsd = findBox(init, 'stsd');
  const [entry] = boxes(init, stsd.body + STSD_HEAD, stsd.start + stsd.size);
  if (!entry) throw new Error('no sample entry in an init segment');
  const around = [...boxes(init)].filter(
    ({ start, size }) => start < entry.start && start + size >= entry.start + entry.size,
  );
  const out = append(init, entry, around, sinf(entry.type, kid));
  out.write(entry.type.startsWith('mp4a') ? 'enca' : 'encv', entry.start + 4, 'latin1');
  return append(out, findBox(out, 'moov'), [], psshBox(kid));
}
