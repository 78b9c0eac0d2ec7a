import { FPS, FRAMES, FRAMES_PER_SEGMENT } from './format.mjs';
import { finishFrame, newBrush } from './paint.mjs';

/**
 * A shot is cut on the segment grid. `stage` prepares what does not move and returns the painter of one moment:
 * `t` is seconds from the start of the shot, `share` runs from 0 to 1 over it.
 * @typedef {(brush: import('./paint.mjs').Brush, t: number, share: number) => void} Painter
 * @typedef {{ segments: number, stage: () => Painter }} Shot
 * @typedef {{ ru: string, kk: string, en: string, uz: string }} Words
 * @typedef {{ id: string, title: Words, mood: string, costlier?: number, music: import('./music.mjs').Score, shots: Shot[] }} World
 */

const paintFrame = (brush, painter, frame, frames) => {
  brush.save();
  painter(brush, frame / FPS, frame / frames);
  brush.restore();
  brush.save();
  finishFrame(brush);
  brush.restore();
};

/** @param {World} world @returns {Generator<Buffer>} RGBA pictures */
export function* renderFilm(world) {
  const brush = newBrush();
  let painted = 0;
  for (const shot of world.shots) {
    const painter = shot.stage();
    const frames = shot.segments * FRAMES_PER_SEGMENT;
    for (let frame = 0; frame < frames; frame += 1, painted += 1) {
      paintFrame(brush, painter, frame, frames);
      yield Buffer.from(brush.canvas.data());
    }
  }
  if (painted !== FRAMES) throw new Error(`${world.id} has ${painted} frames, not ${FRAMES}`);
}

/** Single moments as canvases, `moments` being shares of each shot: for looking at a world without encoding it. */
export function* renderStills(world, moments) {
  for (const shot of world.shots) {
    const painter = shot.stage();
    const frames = shot.segments * FRAMES_PER_SEGMENT;
    for (const moment of moments) {
      const brush = newBrush();
      paintFrame(brush, painter, Math.floor(moment * frames), frames);
      yield brush.canvas;
    }
  }
}
