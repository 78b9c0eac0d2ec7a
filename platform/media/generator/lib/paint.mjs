import { HEIGHT, WIDTH } from './format.mjs';
import { clamp, random } from './random.mjs';
import { requireTool } from './toolbox.mjs';

const { createCanvas } = requireTool('@napi-rs/canvas');

/** @typedef {CanvasRenderingContext2D} Brush */

export const W = WIDTH;
export const H = HEIGHT;
export const TAU = Math.PI * 2;

/** @returns {Brush} */
export const newBrush = (width = W, height = H) => createCanvas(width, height).getContext('2d');

const channels = (hex) => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));

/** @param {string} hex `#rrggbb` */
export const alpha = (hex, opacity) => `rgba(${channels(hex).join(',')},${clamp(opacity).toFixed(4)})`;

export function mix(from, to, share) {
  const [a, b] = [channels(from), channels(to)];
  const blend = a.map((value, i) => Math.round(value + (b[i] - value) * clamp(share)));
  return `#${blend.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}

function withStops(gradient, stops) {
  stops.forEach((stop, i) => {
    const [at, colour] = Array.isArray(stop) ? stop : [i / (stops.length - 1), stop];
    gradient.addColorStop(at, colour);
  });
  return gradient;
}

/** Stops are colours, evenly spread, or `[position, colour]` pairs. */
export const vertical = (brush, top, bottom, stops) =>
  withStops(brush.createLinearGradient(0, top, 0, bottom), stops);
export const linear = (brush, x0, y0, x1, y1, stops) =>
  withStops(brush.createLinearGradient(x0, y0, x1, y1), stops);
export const radial = (brush, x, y, radius, stops, inner = 0) =>
  withStops(brush.createRadialGradient(x, y, inner, x, y, radius), stops);

export function fillAll(brush, style) {
  brush.fillStyle = style;
  brush.fillRect(0, 0, W, H);
}

/** A vertical wash behind everything. */
export const sky = (brush, stops, bottom = H) => fillAll(brush, vertical(brush, 0, bottom, stops));

export function disc(brush, x, y, radius, style) {
  brush.fillStyle = style;
  brush.beginPath();
  brush.arc(x, y, Math.max(0, radius), 0, TAU);
  brush.fill();
}

export function oval(brush, x, y, rx, ry, style, turn = 0) {
  brush.fillStyle = style;
  brush.beginPath();
  brush.ellipse(x, y, Math.max(0, rx), Math.max(0, ry), turn, 0, TAU);
  brush.fill();
}

export function polygon(brush, points, style) {
  brush.fillStyle = style;
  brush.beginPath();
  for (const [x, y] of points) brush.lineTo(x, y);
  brush.closePath();
  brush.fill();
}

/** Runs `paint` with a blend mode and gives the old state back. */
export function blended(brush, mode, opacity, paint) {
  brush.save();
  brush.globalCompositeOperation = mode;
  brush.globalAlpha = clamp(opacity);
  paint(brush);
  brush.restore();
}

/** Light that adds up: a soft falloff without a visible rim. */
export function glow(brush, x, y, radius, colour, strength = 1) {
  const falloff = [0, 0.12, 0.25, 0.4, 0.6, 0.8, 1].map((at) => [
    at,
    alpha(colour, strength * (1 - at) ** 2.6),
  ]);
  blended(brush, 'screen', 1, () => {
    brush.fillStyle = radial(brush, x, y, radius, falloff);
    brush.fillRect(x - radius, y - radius, radius * 2, radius * 2);
  });
}

/** The silhouette below `heightAt(x)`, down to `bottom`. */
export function ridge(brush, heightAt, style, { step = 4, from = 0, to = W, bottom = H } = {}) {
  brush.fillStyle = style;
  brush.beginPath();
  brush.moveTo(from, bottom);
  for (let x = from; x <= to; x += step) brush.lineTo(x, heightAt(x));
  brush.lineTo(to, heightAt(to));
  brush.lineTo(to, bottom);
  brush.closePath();
  brush.fill();
}

/** Paints once into an own canvas, to be stamped many times. */
export function sprite(width, height, paint) {
  const brush = newBrush(width, height);
  paint(brush, width, height);
  return brush.canvas;
}

/** A soft cloud lit from above: overlapping puffs over a flat base. */
export function cloudSprite(seed, width, height, light, shade) {
  const next = random(seed);
  return sprite(width, height, (brush) => {
    const puffs = Array.from({ length: 40 }, () => {
      const x = 0.14 + next() * 0.72;
      const lift = Math.sin(Math.PI * x) ** 1.3;
      return [x * width, height * (0.78 - next() * 0.5 * lift), height * (0.09 + next() * 0.17 * lift)];
    });
    brush.filter = `blur(${Math.round(height * 0.09)}px)`;
    for (const [x, y, radius] of puffs) disc(brush, x, y + radius * 0.25, radius, alpha(shade, 0.6));
    for (const [x, y, radius] of puffs)
      disc(brush, x - radius * 0.12, y - radius * 0.2, radius * 0.82, alpha(light, 0.42));
    brush.filter = 'none';
    brush.globalCompositeOperation = 'destination-out';
    brush.fillStyle = vertical(brush, height * 0.7, height * 0.96, ['rgba(0,0,0,0)', 'rgba(0,0,0,1)']);
    brush.fillRect(0, 0, width, height);
  });
}

/** A field of stars as one still picture, the bright ones with a halo. */
export function starSprite(seed, width, height, count, tint = '#cfe0ff') {
  const next = random(seed);
  return sprite(width, height, (brush) => {
    for (let i = 0; i < count; i += 1) {
      const [x, y, power] = [next() * width, next() * height, next() ** 5];
      disc(brush, x, y, 0.5 + power * 1.3, alpha(mix(tint, '#ffffff', next()), 0.35 + power * 0.65));
      if (power > 0.55) glow(brush, x, y, 12 * power, tint, 0.5);
    }
  });
}

const noiseTile = (() => {
  const size = 256;
  const next = random(7);
  return sprite(size, size, (brush) => {
    const image = brush.createImageData(size, size);
    for (let i = 0; i < size * size; i += 1) {
      image.data.fill(next() < 0.5 ? 0 : 255, i * 4, i * 4 + 3);
      image.data[i * 4 + 3] = Math.floor(next() * 5);
    }
    brush.putImageData(image, 0, 0);
  });
})();

const lensShade = sprite(W, H, (brush) => {
  const stops = [
    [0, 'rgba(0,0,0,0)'],
    [0.55, 'rgba(0,0,0,0)'],
    [1, 'rgba(0,0,8,0.34)'],
  ];
  fillAll(brush, radial(brush, W / 2, H / 2, W * 0.62, stops));
});

/** The last touch of every frame: darker corners and a still dither that keeps long gradients from banding. */
export function finishFrame(brush) {
  brush.setTransform(1, 0, 0, 1, 0, 0);
  brush.drawImage(lensShade, 0, 0);
  brush.fillStyle = brush.createPattern(noiseTile, 'repeat');
  brush.fillRect(0, 0, W, H);
}

/** Moves and zooms the picture about the centre. The scene must paint a little beyond the frame. */
export function camera(brush, { x = 0, y = 0, zoom = 1, turn = 0 }) {
  brush.translate(W / 2, H / 2);
  brush.rotate(turn);
  brush.scale(zoom, zoom);
  brush.translate(-W / 2 - x, -H / 2 - y);
}
