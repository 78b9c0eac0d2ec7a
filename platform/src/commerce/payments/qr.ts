import { encodeQR } from 'qr';
import sharp from 'sharp';

/** Quiet zone and size of one module: sharp on a television, and readable across a room. */
const BORDER = 4;
const PIXELS = 10;

const options = { ecc: 'medium', border: BORDER } as const;

/** The QR code of an address as SVG. */
export function qrSvg(address: string): string {
  return encodeQR(address, 'svg', options);
}

/** The same as PNG, in pure black and white. */
export async function qrPng(address: string): Promise<Buffer> {
  const modules = encodeQR(address, 'raw', options);
  const size = modules.length;
  const pixels = Buffer.from(modules.flat().map((isDark) => (isDark ? 0 : 255)));
  return sharp(pixels, { raw: { width: size, height: size, channels: 1 } })
    .resize(size * PIXELS, size * PIXELS, { kernel: 'nearest' })
    .png({ palette: true, colours: 2 })
    .toBuffer();
}
