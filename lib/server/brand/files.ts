import 'server-only';
import sharp from 'sharp';
import type { Site } from '@/lib/shared/sites/sites';
import { emblemSvg, heroSvg, iconSvg } from './emblem';

interface BrandFile {
  type: 'image/svg+xml' | 'image/png';
  body: Buffer;
}

const ROUND = { corner: 0.22, share: 0.74 };
/** Systems cut their own shape out of it: no corner, and the emblem inside the safe circle. */
const UNCUT = { corner: 0, share: 0.62 };

const svg = (text: string): BrandFile => ({ type: 'image/svg+xml', body: Buffer.from(text) });

async function png(text: string, size: number): Promise<BrandFile> {
  // The density at which a square of 64 points has the wanted size.
  const body = await sharp(Buffer.from(text), { density: (72 * size) / 64 })
    .resize(size, size)
    .png()
    .toBuffer();
  return { type: 'image/png', body };
}

/** The files of a brand, all drawn from its row: `/brand/{site}/{file}`. */
const drawings = {
  'mark.svg': async (site: Site) => svg(emblemSvg(site)),
  'hero.svg': async (site: Site) => svg(heroSvg(site)),
  'favicon.svg': async (site: Site) => svg(iconSvg(site, ROUND)),
  'apple-touch-icon.png': (site: Site) => png(iconSvg(site, UNCUT), 180),
  'icon-192.png': (site: Site) => png(iconSvg(site, ROUND), 192),
  'icon-512.png': (site: Site) => png(iconSvg(site, ROUND), 512),
  'icon-maskable-512.png': (site: Site) => png(iconSvg(site, UNCUT), 512),
};

type BrandFileName = keyof typeof drawings;

/** Each is drawn once: there are a few for each brand. */
const drawn = new Map<string, Promise<BrandFile>>();

/** Null for a file that no brand has. */
export function brandFile(site: Site, name: string): Promise<BrandFile> | null {
  if (!isBrandFile(name)) return null;
  const key = `${site.id} ${name}`;
  const known = drawn.get(key);
  if (known) return known;
  const drawing = drawings[name](site).catch((error: unknown) => {
    drawn.delete(key);
    throw error;
  });
  drawn.set(key, drawing);
  return drawing;
}

const isBrandFile = (name: string): name is BrandFileName => Object.hasOwn(drawings, name);

export const brandHref = (site: Pick<Site, 'id'>, name: BrandFileName): string => `/brand/${site.id}/${name}`;
