import decodeQR from 'qr/decode.js';
import { qrOf } from '@/lib/server/pages/qr-code';

const SCALE = 6;

/** What a camera sees: the outline, filled in black on white. */
function picture({ size, path }: ReturnType<typeof qrOf>) {
  const width = size * SCALE;
  const data = new Uint8Array(width * width * 4).fill(255);
  for (const [, x = '', y = '', length = ''] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g))
    for (let row = Number(y) * SCALE; row < (Number(y) + 1) * SCALE; row += 1)
      for (let column = Number(x) * SCALE; column < (Number(x) + Number(length)) * SCALE; column += 1)
        data.fill(0, (row * width + column) * 4, (row * width + column) * 4 + 3);
  return { width, height: width, data };
}

test.each(['https://taspa.example', 'https://taspa.example/instructions?device=android_tv_apk'])(
  'the code of %s leads there',
  (address) => expect(decodeQR(picture(qrOf(address)))).toBe(address),
);
