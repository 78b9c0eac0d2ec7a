import { readFile } from 'node:fs/promises';
import sharp, { type Sharp } from 'sharp';
import { drawSvg } from './draw.ts';
import type { ImageFormat, ImageSize } from './resize.ts';
import type { ImageKind, ImageSubject, PictureFile } from './subject.ts';

// One thread per picture: the cache draws two at a time, and the other cores serve requests.
sharp.concurrency(1);

/** A photograph of a hundred megapixels is an error or an attack. */
const LARGEST_PICTURE = 100_000_000;

const encoders: Record<ImageFormat, (picture: Sharp) => Sharp> = {
  jpeg: (picture) => picture.jpeg({ quality: 82, chromaSubsampling: '4:4:4' }),
  webp: (picture) => picture.webp({ quality: 82, effort: 2, smartSubsample: true }),
  avif: (picture) => picture.avif({ quality: 60, effort: 2 }),
  png: (picture) => picture.png({ compressionLevel: 8 }),
};

/** The drawing at the requested size: its viewBox is scaled, never its pixels. */
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

/** A file of a provider, wherever it lies. */
export type ReadPicture = (path: string) => Promise<Buffer>;

/** The file of a picture is missing, or its disk or bucket does not answer now: another time it may be read. */
export class UnreadPicture extends Error {}

function bytesOf({ path }: PictureFile, read: ReadPicture): Promise<Buffer> {
  return read(path).catch((cause) => {
    throw new UnreadPicture(`${path} cannot be read`, { cause });
  });
}

/** A picture cropped to the requested size, around its middle. */
function photograph(bytes: Buffer, { width, height, format }: ImageSize): Promise<Buffer> {
  const picture = sharp(bytes, { limitInputPixels: LARGEST_PICTURE }).rotate();
  return encoders[format](picture.resize(width, height, { fit: 'cover' })).toBuffer();
}

/**
 * Draws, rasterises and encodes one picture, or resizes a given file. A file that is no picture is replaced by a drawing.
 * @throws UnreadPicture
 */
export async function renderImage(
  kind: ImageKind,
  subject: ImageSubject,
  size: ImageSize,
  read: ReadPicture = readFile,
): Promise<Buffer> {
  const bytes = subject.file && (await bytesOf(subject.file, read));
  const photo = bytes && (await photograph(bytes, size).catch(() => null));
  if (photo) return photo;
  const svg = Buffer.from(sizedSvg(kind, subject, size));
  const picture = sharp(svg, { limitInputPixels: 2160 * 2160, unlimited: true });
  const opaque = size.format === 'jpeg' ? picture.flatten({ background: '#10131c' }) : picture;
  return encoders[size.format](opaque).toBuffer();
}
