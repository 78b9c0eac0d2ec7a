/** Joins the parts of a box (ISO/IEC 14496-12). */
export function box(type: string, ...parts: Buffer[]): Buffer {
  const head = Buffer.alloc(8);
  head.writeUInt32BE(
    parts.reduce((sum, { length }) => sum + length, head.length),
    0,
  );
  head.write(type, 4, 'latin1');
  return Buffer.concat([head, ...parts]);
}

/** A box with version and flags. */
export function fullBox(type: string, version: number, flags: number, ...parts: Buffer[]): Buffer {
  return box(type, uint32(version * 0x1000000 + flags), ...parts);
}

export function uint32(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return bytes;
}
