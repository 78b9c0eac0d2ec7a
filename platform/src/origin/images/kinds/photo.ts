import { readFileSync } from 'node:fs';
import path from 'node:path';
import { assetsFolder } from '../../../paths.ts';
import { type Canvas, n } from '../draw/canvas.ts';

/** Frames of the one real film (assets/bunny/README.md): 1600×900. */
const frames = ['bird', 'burrow', 'meadow'] as const;
export type Frame = (typeof frames)[number];

const loaded = new Map<Frame, string>();

function dataUrl(frame: Frame): string {
  let url = loaded.get(frame);
  if (!url) {
    url = `data:image/jpeg;base64,${readFileSync(path.join(assetsFolder, 'bunny', `${frame}.jpg`)).toString('base64')}`;
    loaded.set(frame, url);
  }
  return url;
}

/** Frame of an episode or moment. */
export const frameOf = (variant = 0): Frame => frames[variant % frames.length] as Frame;

/** Covers the sheet with a frame; `focus` (0..1) is the horizontal point that stays in the middle. */
export function paintFrame(c: Canvas, frame: Frame, focus = 0.5): void {
  const scale = Math.max(c.w / 1600, c.h / 900);
  const [w, h] = [1600 * scale, 900 * scale];
  const x = Math.min(0, Math.max(c.w - w, c.w / 2 - focus * w));
  c.add(
    `<image href="${dataUrl(frame)}" x="${n(x)}" y="${n((c.h - h) / 2)}" width="${n(w)}" height="${n(h)}"/>`,
  );
}
