/*
 * TTML in fragmented MP4 (ISO/IEC 14496-30), which ffmpeg cannot make: an init segment, and one fragment with the whole document.
 */

const TRACK = 1;
const TIMESCALE = 1000;

const u16 = (/** @type {number} */ value) => Buffer.from([value >> 8, value & 0xff]);
const u32 = (/** @type {number} */ value) => {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return bytes;
};
const zeros = (/** @type {number} */ count) => Buffer.alloc(count);
/** @param {string} type @param {Buffer[]} parts */
function box(type, ...parts) {
  const body = Buffer.concat(parts);
  return Buffer.concat([u32(8 + body.length), Buffer.from(type, 'latin1'), body]);
}
/** @param {string} type @param {number} flags @param {Buffer[]} parts */
const full = (type, flags, ...parts) => box(type, u32(flags), ...parts);

const MATRIX = Buffer.concat([0x10000, 0, 0, 0, 0x10000, 0, 0, 0, 0x40000000].map(u32));

export function subtitleInit() {
  const namespace = Buffer.from('http://www.w3.org/ns/ttml\0\0\0');
  const stpp = box('stpp', zeros(6), u16(1), namespace);
  const empty = ['stts', 'stsc', 'stco'].map((type) => full(type, 0, u32(0)));
  const samples = box('stbl', full('stsd', 0, u32(1), stpp), ...empty, full('stsz', 0, u32(0), u32(0)));
  const here = box('dinf', full('dref', 0, u32(1), full('url ', 1)));
  const media = box(
    'mdia',
    full('mdhd', 0, u32(0), u32(0), u32(TIMESCALE), u32(0), u16(0x15c7), u16(0)),
    full('hdlr', 0, u32(0), Buffer.from('subt'), zeros(12), Buffer.from('words\0')),
    box('minf', full('sthd', 0), here, samples),
  );
  const track = full(
    'tkhd',
    7,
    u32(0),
    u32(0),
    u32(TRACK),
    u32(0),
    u32(0),
    zeros(8),
    zeros(8),
    MATRIX,
    u32(0),
    u32(0),
  );
  const movie = full(
    'mvhd',
    0,
    u32(0),
    u32(0),
    u32(TIMESCALE),
    u32(0),
    u32(0x10000),
    u16(0x100),
    zeros(10),
    MATRIX,
    zeros(24),
    u32(TRACK + 1),
  );
  const defaults = box('mvex', full('trex', 0, u32(TRACK), u32(1), u32(0), u32(0), u32(0)));
  const brands = Buffer.from('iso6cmfc');
  return Buffer.concat([
    box('ftyp', Buffer.from('iso6'), u32(0), brands),
    box('moov', movie, box('trak', track, media), defaults),
  ]);
}

/** @param {string} ttml @param {number} seconds */
export function subtitleFragment(ttml, seconds) {
  const text = Buffer.from(ttml);
  const run = (/** @type {number} */ offset) =>
    box(
      'moof',
      full('mfhd', 0, u32(1)),
      box(
        'traf',
        full('tfhd', 0x20000, u32(TRACK)),
        full('tfdt', 0, u32(0)),
        // Data offset, and the duration and size of the sample.
        full('trun', 0x301, u32(1), u32(offset), u32(seconds * TIMESCALE), u32(text.length)),
      ),
    );
  return Buffer.concat([run(run(0).length + 8), box('mdat', text)]);
}
