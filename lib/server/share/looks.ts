import 'server-only';
import sharp, { type OverlayOptions, type Sharp } from 'sharp';
import { GROUND } from '@/lib/server/brand/ground';
import { MAX_ART_PIXELS, SHARE_SIZE } from '@/lib/server/seo/share-constants';
import { blend, type Rgb, toHex } from '@/lib/shared/contrast';
import { scrimOver } from './scrim';

const { width: WIDTH, height: HEIGHT } = SHARE_SIZE;
/** The width of the text area, from the left. */
const TEXT_WIDTH = 760;
/** The background of the product, for titles without a colour. */
export const DARK: Rgb = [8, 11, 20];
const BLANK = { r: 0, g: 0, b: 0, alpha: 0 } as const;
const open = (art: Buffer): Sharp => sharp(art, { limitInputPixels: MAX_ART_PIXELS });

/** A full picture with a scrim below the text. */
export async function scene([still]: Buffer[], tint: Rgb): Promise<Buffer> {
  const covered = await open(still as Buffer)
    .resize(WIDTH, HEIGHT, { fit: 'cover' })
    .flatten()
    .removeAlpha()
    .toBuffer();
  const zone = { left: 0, top: 0, width: TEXT_WIDTH, height: HEIGHT };
  const pixels = await sharp(covered).extract(zone).resize(76, 63, { fit: 'fill' }).raw().toBuffer();
  const alpha = scrimOver(pixels, tint);
  const scrim = svg(
    `<defs><linearGradient id="v"><stop offset="0" stop-color="${toHex(tint)}" stop-opacity="${alpha}"/>
     <stop offset="${TEXT_WIDTH / WIDTH}" stop-color="${toHex(tint)}" stop-opacity="${alpha}"/>
     <stop offset="1" stop-color="${toHex(tint)}" stop-opacity="0"/></linearGradient></defs>
     <rect width="100%" height="100%" fill="url(#v)"/>`,
  );
  return sharp(covered)
    .composite([{ input: scrim }])
    .png()
    .toBuffer();
}

/** A person at the right, fading into the background. */
export async function portrait([photo]: Buffer[], tint: Rgb): Promise<Buffer> {
  const width = 560;
  const faded = await open(photo as Buffer)
    .resize(width, HEIGHT, { fit: 'cover', position: 'top' })
    .ensureAlpha()
    .composite([
      {
        input: svg(
          `<defs><linearGradient id="m"><stop offset="0" stop-opacity="0"/><stop offset=".34" stop-opacity="1"/></linearGradient></defs>
           <rect width="100%" height="100%" fill="url(#m)"/>`,
          width,
        ),
        blend: 'dest-in',
      },
    ])
    .png()
    .toBuffer();
  return on(tint, '#2a3350', [{ input: faded, left: WIDTH - width, top: 0 }]);
}

/** The logo of a channel, on a light in the channel's colour. */
export async function emblem([logo]: Buffer[], tint: Rgb, color: Rgb): Promise<Buffer> {
  const { data, info } = await open(logo as Buffer)
    .resize(440, 440, { fit: 'inside' })
    .png()
    .toBuffer({ resolveWithObject: true });
  const tile = await rounded(data, info.width, info.height, 36);
  const place = { left: WIDTH - info.width - 84, top: Math.round((HEIGHT - info.height) / 2) };
  return on(tint, toHex(blend(color, DARK, 0.55)), [{ input: tile, ...place }]);
}

/** Posters of a list, tilted, fading into the background, which has the light of a partner's colour. */
export async function shelf(posters: Buffer[], tint: Rgb, color: Rgb): Promise<Buffer> {
  const [width, height, gap] = [214, 321, 20];
  const tiles = await Promise.all(posters.map((poster) => rounded(poster, width, height, 16)));
  const columns = 3;
  const rows = 3;
  const sheet = await sharp({
    create: {
      width: columns * (width + gap),
      height: rows * (height + gap) + height,
      channels: 4,
      background: BLANK,
    },
  })
    .composite(
      Array.from({ length: columns * rows }, (_, at) => {
        const column = at % columns;
        const row = Math.floor(at / columns);
        return {
          input: tiles[at % tiles.length] as Buffer,
          left: column * (width + gap),
          top: row * (height + gap) + Math.round((column * height) / 4),
        };
      }),
    )
    .png()
    .toBuffer();
  const leaning = sharp(await sharp(sheet).rotate(9, { background: BLANK }).png().toBuffer());
  const { width: wide, height: high } = await leaning.metadata();
  const part = {
    left: Math.max(0, wide - 700),
    top: Math.round((high - HEIGHT) / 2),
    width: 640,
    height: HEIGHT,
  };
  const cut = await leaning
    .extract(part)
    .composite([
      {
        input: svg(
          `<defs><linearGradient id="m"><stop offset="0" stop-opacity="0"/><stop offset=".55" stop-opacity="1"/></linearGradient></defs>
           <rect width="100%" height="100%" fill="url(#m)"/>`,
          part.width,
        ),
        blend: 'dest-in',
      },
    ])
    .png()
    .toBuffer();
  const glow = color === DARK ? '#233056' : toHex(blend(color, DARK, 0.35));
  return on(tint, glow, [{ input: cut, left: WIDTH - part.width, top: 0 }]);
}

function on(tint: Rgb, glow: string, layers: OverlayOptions[]): Promise<Buffer> {
  return ground(tint, glow).composite(layers).png().toBuffer();
}

/** The dark background with a light of the title's colour at the right. */
export function ground(tint: Rgb, glow: string): Sharp {
  return sharp(
    svg(
      `<defs><radialGradient id="g" cx=".86" cy=".5" r=".8"><stop offset="0" stop-color="${glow}"/>
       <stop offset="1" stop-color="${GROUND}"/></radialGradient></defs>
       <rect width="100%" height="100%" fill="${toHex(tint)}"/><rect width="100%" height="100%" fill="url(#g)"/>`,
    ),
  );
}

async function rounded(art: Buffer, width: number, height: number, radius: number): Promise<Buffer> {
  const mask = svg(`<rect width="100%" height="100%" rx="${radius}"/>`, width, height);
  const flat = await open(art).resize(width, height, { fit: 'cover' }).ensureAlpha().png().toBuffer();
  return sharp(flat)
    .composite([{ input: mask, blend: 'dest-in' }])
    .png()
    .toBuffer();
}

function svg(content: string, width: number = WIDTH, height: number = HEIGHT): Buffer {
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${content}</svg>`,
  );
}
