import { type Box, boxes } from '../../src/origin/boxes.ts';

/** A reader for the data that decoders use, written independently of the code under test. */
export type Sample = { size: number; duration: number | null };
export type Fragment = {
  sequence: number;
  decodeTime: bigint;
  version: number;
  samples: Sample[];
  /** Bytes of sample data, found like a decoder does: moof start plus data offset. */
  data: Buffer;
};

function only(bytes: Buffer, type: string): Box {
  const found = [...boxes(bytes)].filter((box) => box.type === type);
  if (found.length !== 1) throw new Error(`${found.length} boxes of type ${type}`);
  return found[0] as Box;
}

const TRUN = { offset: 0x1, firstFlags: 0x4, duration: 0x100, size: 0x200, flags: 0x400, shift: 0x800 };

export function readFragment(bytes: Buffer): Fragment {
  const [moof, mfhd, tfdt, trun, mdat] = ['moof', 'mfhd', 'tfdt', 'trun', 'mdat'].map((type) =>
    only(bytes, type),
  ) as [Box, Box, Box, Box, Box];
  if (moof.start + moof.size !== mdat.start || mdat.start + mdat.size !== bytes.length) {
    throw new Error('boxes do not fill the fragment');
  }
  const version = bytes.readUInt8(tfdt.body);
  const flags = bytes.readUInt32BE(trun.body) & 0xffffff;
  const count = bytes.readUInt32BE(trun.body + 4);
  const offset = bytes.readInt32BE(trun.body + 8);
  let at = trun.body + 12 + (flags & TRUN.firstFlags ? 4 : 0);
  const samples: Sample[] = [];
  for (let n = 0; n < count; n += 1) {
    const duration = flags & TRUN.duration ? bytes.readUInt32BE(at) : null;
    at += duration === null ? 0 : 4;
    samples.push({ size: bytes.readUInt32BE(at), duration });
    at += 4 + (flags & TRUN.flags ? 4 : 0) + (flags & TRUN.shift ? 4 : 0);
  }
  if (at !== trun.start + trun.size) throw new Error('the sample table does not fill trun');
  const bytesOfSamples = samples.reduce((sum, { size }) => sum + size, 0);
  return {
    sequence: bytes.readUInt32BE(mfhd.body + 4),
    decodeTime:
      version === 1 ? bytes.readBigUInt64BE(tfdt.body + 4) : BigInt(bytes.readUInt32BE(tfdt.body + 4)),
    version,
    samples,
    data: bytes.subarray(moof.start + offset, moof.start + offset + bytesOfSamples),
  };
}

/** The data of an init segment: size, codec and clock of its track, and whether durations and dates are blank. */
export function readInit(bytes: Buffer) {
  const [mvhd, tkhd, mdhd, mehd, stsd] = ['mvhd', 'tkhd', 'mdhd', 'mehd', 'stsd'].map((type) =>
    only(bytes, type),
  ) as [Box, Box, Box, Box, Box];
  const entry = stsd.body + 8;
  const format = bytes.toString('latin1', entry + 4, entry + 8);
  const end = tkhd.start + tkhd.size;
  return {
    format,
    hasConfig: bytes.includes(format === 'avc1' ? 'avcC' : 'esds', stsd.start, 'latin1'),
    profile:
      format === 'avc1'
        ? bytes.subarray(bytes.indexOf('avcC', stsd.start, 'latin1') + 5).subarray(0, 3)
        : null,
    // 16.16 fixed point at the end of tkhd; the sample entry has the same values as integers.
    width: bytes.readUInt32BE(end - 8) / 65_536,
    height: bytes.readUInt32BE(end - 4) / 65_536,
    timescale: bytes.readUInt32BE(mdhd.body + (bytes[mdhd.body] === 1 ? 20 : 12)),
    blank: [mvhd, tkhd, mdhd, mehd].every(({ body }) => bytes.readUInt32BE(body + 4) === 0),
  };
}

/** The timed metadata before a fragment, as a player reads it (version 1 of `emsg`, one ID3 text); null without any. */
export function readTimedMetadata(bytes: Buffer) {
  const found = [...boxes(bytes)].filter(({ type }) => type === 'emsg');
  if (found.length > 1) throw new Error('more than one emsg');
  const [emsg] = found;
  if (!emsg) return null;
  const timescale = bytes.readUInt32BE(emsg.body + 4);
  const strings = emsg.body + 24;
  const schemeEnd = bytes.indexOf(0, strings);
  const tag = bytes.subarray(bytes.indexOf(0, schemeEnd + 1) + 1, emsg.start + emsg.size);
  const text = tag.subarray(20).toString('utf8', 1);
  const [description, value = ''] = text.split('\0');
  return {
    seconds: Number(bytes.readBigUInt64BE(emsg.body + 8)) / timescale,
    duration: bytes.readUInt32BE(emsg.body + 16) / timescale,
    scheme: bytes.toString('latin1', strings, schemeEnd),
    sizes: [tag.readUInt32BE(6), tag.readUInt32BE(14)],
    lengths: [tag.length - 10, tag.length - 20],
    frame: tag.toString('latin1', 10, 14),
    description,
    about: JSON.parse(value) as { id: string; from: number },
  };
}
