import sharp, { type Sharp } from 'sharp';
import { drawSvg } from './draw.ts';
import type { ImageFormat, ImageSize } from './resize.ts';
import type { ImageKind, ImageSubject } from './subject.ts';

// One thread a picture: the cache runs two at a time, and the rest of the machine serves requests.
sharp.concurrency(1);

const encoders: Record<ImageFormat, (picture: Sharp) => Sharp> = {
  jpeg: (picture) => picture.jpeg({ quality: 82, chromaSubsampling: '4:4:4' }),
  webp: (picture) => picture.webp({ quality: 82, effort: 2, smartSubsample: true }),
  avif: (picture) => picture.avif({ quality: 60, effort: 2 }),
  png: (picture) => picture.png({ compressionLevel: 8 }),
};

/** The drawing at the asked size: its viewBox is scaled, never its pixels. */
function sizedSvg(
  kind: ImageKind,
  subject: ImageSubject,
  { width, height }: Pick<ImageSize, 'width' | 'height'>,
): string {
  return drawSvg(kind, subject).replace(
    / width="[\d.]+" height="[\d.]+"/,
    ` width="${width}" height="${height}"`,
  );
}

/** Draws, rasterises and encodes one picture. */
export async function renderImage(kind: ImageKind, subject: ImageSubject, size: ImageSize): Promise<Buffer> {
  const svg = Buffer.from(sizedSvg(kind, subject, size));
  const picture = sharp(svg, { limitInputPixels: 2160 * 2160, unlimited: true });
  const opaque = size.format === 'jpeg' ? picture.flatten({ background: '#10131c' }) : picture;
  return encoders[size.format](opaque).toBuffer();
}
