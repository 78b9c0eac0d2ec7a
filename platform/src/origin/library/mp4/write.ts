/** Numbers in the byte order of MP4. */
export function u16(...values: number[]): Buffer {
  const bytes = Buffer.alloc(values.length * 2);
  values.forEach((value, at) => {
    bytes.writeUInt16BE(value, at * 2);
  });
  return bytes;
}

export function u32(...values: number[]): Buffer {
  return table(values);
}

/** One number per frame: too many for function arguments. */
export function table(values: readonly number[]): Buffer {
  const bytes = Buffer.alloc(values.length * 4);
  values.forEach((value, at) => {
    bytes.writeUInt32BE(value >>> 0, at * 4);
  });
  return bytes;
}

export function u64(value: number): Buffer {
  const bytes = Buffer.alloc(8);
  bytes.writeBigUInt64BE(BigInt(value));
  return bytes;
}

export function box(type: string, ...content: Buffer[]): Buffer {
  const body = Buffer.concat(content);
  return Buffer.concat([u32(body.length + 8), Buffer.from(type, 'latin1'), body]);
}

/** A box with version and flags. */
export function fullBox(type: string, version: number, flags: number, ...content: Buffer[]): Buffer {
  return box(type, u32(version * 0x1000000 + flags), ...content);
}
