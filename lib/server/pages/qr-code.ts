import 'server-only';
import { encodeQR } from 'qr';

/** A QR code as the outline of its dark parts. */
export interface QrShape {
  /** Its width and height, with the quiet zone around it. */
  size: number;
  path: string;
}

/** The quiet zone that cameras need. */
const BORDER = 4;

/** The code of an address, drawn in the page itself: no request, and sharp at every size. */
export function qrOf(address: string): QrShape {
  const rows = encodeQR(address, 'raw', { ecc: 'low', border: BORDER });
  const path = rows.flatMap((row, y) =>
    runsOf(row).map(([x, length]) => `M${x} ${y}h${length}v1h-${length}z`),
  );
  return { size: rows.length, path: path.join('') };
}

/** Where dark parts of a line begin, and how long they are. */
function runsOf(row: readonly boolean[]): Array<[start: number, length: number]> {
  const runs: Array<[number, number]> = [];
  row.forEach((isDark, x) => {
    const last = runs.at(-1);
    if (!isDark) return;
    if (last && last[0] + last[1] === x) last[1] += 1;
    else runs.push([x, 1]);
  });
  return runs;
}
