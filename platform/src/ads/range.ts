export type ByteRange = { from: number; to: number };

/** Reads a `Range` header with one range (RFC 9110 §14): null means the whole file, 'unsatisfiable' a range outside it. */
export function byteRange(header: string | undefined, size: number): ByteRange | 'unsatisfiable' | null {
  const match = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header ?? '');
  if (!match || (match[1] === '' && match[2] === '')) return null;
  const last = size - 1;
  if (match[1] === '') {
    const length = Number(match[2]);
    return length === 0 ? 'unsatisfiable' : { from: Math.max(0, size - length), to: last };
  }
  const from = Number(match[1]);
  const to = match[2] === '' ? last : Math.min(last, Number(match[2]));
  if (from > last) return 'unsatisfiable';
  return to < from ? null : { from, to };
}
