import { SCALES } from '../lib/music.mjs';
import {
  alpha,
  blended,
  camera,
  disc,
  fillAll,
  glow,
  H,
  linear,
  mix,
  newBrush,
  radial,
  TAU,
  W,
} from '../lib/paint.mjs';
import { between, noise, pick, random, times } from '../lib/random.mjs';

/** Silk: many translucent bands whose edges flow along slow noise. */
const silk = {
  segments: 3,
  stage() {
    const colours = ['#ff4d6d', '#ff8f3f', '#ffd166', '#c04dff', '#5a5aff', '#29c7ff'];
    const sways = times(14, (i) => noise(40 + i));
    return (brush, t) => {
      fillAll(brush, linear(brush, 0, 0, W, H, ['#1a0840', '#3a0d5c', '#0c1450']));
      camera(brush, { zoom: 1.15, turn: -0.18 + 0.04 * Math.sin(t * 0.2) });
      for (let i = 0; i < 14; i += 1) {
        const base = -40 + i * 58;
        const edge = (x, lag) =>
          base +
          150 * (sways[i](x * 0.0021 + t * 0.16 + lag) - 0.5) +
          46 * Math.sin(x * 0.0042 + t * 0.5 + i * 0.8 + lag);
        const [colour, other] = [colours[i % 6], colours[(i + 1) % 6]];
        brush.fillStyle = linear(brush, 0, 0, W, 90, [
          alpha(colour, 0.75),
          alpha(other, 0.5),
          alpha(mix(colour, other, 0.5), 0.8),
        ]);
        brush.beginPath();
        for (let x = -120; x <= W + 120; x += 10) brush.lineTo(x, edge(x, 0));
        for (let x = W + 120; x >= -120; x -= 10) brush.lineTo(x, edge(x, 0.32) + 120);
        brush.closePath();
        brush.fill();
        brush.strokeStyle = alpha('#fff2dc', 0.34);
        brush.lineWidth = 1.6;
        brush.beginPath();
        for (let x = -120; x <= W + 120; x += 10) brush.lineTo(x, edge(x, 0));
        brush.stroke();
      }
      glow(brush, 640 + 300 * Math.sin(t * 0.3), 260, 620, '#ffe0b0', 0.3);
    };
  },
};

const GRID = 4;

/** Drops that melt into each other: a field sampled on a coarse grid, scaled up smoothly and given light by its slope. */
const drops = {
  segments: 2,
  stage() {
    const [columns, rows] = [W / GRID, H / GRID];
    const small = newBrush(columns, rows);
    const image = small.createImageData(columns, rows);
    const field = new Float32Array(columns * rows);
    const next = random(19);
    const blobs = times(11, () => ({
      a: next() * TAU,
      b: next() * TAU,
      speed: between(next, 0.25, 0.6),
      size: between(next, 20, 40),
    }));
    const ramp = ['#0b1f4a', '#0f6a8c', '#18c0a8', '#f2f7a0'].map((hex) =>
      [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)),
    );
    return (brush, t) => {
      const spots = blobs.map(({ a, b, size, speed }) => [
        columns * (0.5 + 0.4 * Math.sin(t * speed + a)),
        rows * (0.5 + 0.4 * Math.cos(t * speed * 0.83 + b)),
        size * size,
      ]);
      for (let y = 0; y < rows; y += 1) {
        for (let x = 0; x < columns; x += 1) {
          let sum = 0;
          for (const [bx, by, power] of spots) sum += power / ((x - bx) ** 2 + (y - by) ** 2 + 60);
          field[y * columns + x] = sum;
        }
      }
      for (let y = 0; y < rows; y += 1) {
        for (let x = 0; x < columns; x += 1) {
          const i = y * columns + x;
          const value = field[i];
          const [right, below] = [
            field[i + (x < columns - 1 ? 1 : 0)],
            field[i + (y < rows - 1 ? columns : 0)],
          ];
          const tone = 2.9 * Math.min(1, Math.max(0, Math.log(value / 0.35) / 3.6));
          const step = Math.min(2, Math.floor(tone));
          const inside = Math.min(1, Math.max(0, (value - 1.35) * 5));
          const light = inside * Math.max(-0.6, Math.min(0.75, ((below + right) / value - 2) * 3.6));
          for (let c = 0; c < 3; c += 1) {
            const flat = ramp[step][c] + (ramp[step + 1][c] - ramp[step][c]) * (tone - step);
            image.data[i * 4 + c] = Math.max(0, Math.min(255, flat * (0.72 + 0.28 * inside) + light * 110));
          }
          image.data[i * 4 + 3] = 255;
        }
      }
      small.putImageData(image, 0, 0);
      brush.imageSmoothingEnabled = true;
      brush.imageSmoothingQuality = 'high';
      brush.drawImage(small.canvas, 0, 0, W, H);
      glow(brush, 200, 60, 700, '#c0fff0', 0.22);
    };
  },
};

/** A kaleidoscope of paper petals opening to the beat. */
const petals = {
  segments: 3,
  stage() {
    const palette = ['#ff5d8f', '#ff97b7', '#ffd6a5', '#7bdff2', '#5a7dff', '#b388ff'];
    const next = random(5);
    const rings = times(7, (i) => ({
      count: 6 + i * 3,
      colour: palette[i % 6],
      spin: between(next, 0.06, 0.16) * (i % 2 ? 1 : -1),
      lag: i * 0.5,
    }));
    const dust = times(70, () => ({
      angle: next() * TAU,
      reach: between(next, 120, 700),
      size: between(next, 1, 3.4),
      speed: between(next, 0.02, 0.1),
      colour: pick(next, palette),
    }));
    return (brush, t, share) => {
      fillAll(brush, radial(brush, W / 2, H / 2, 820, ['#5b2a86', '#2a1458', '#0d0a2c']));
      brush.translate(W / 2, H / 2);
      brush.scale(1.02 + 0.12 * share, 1.02 + 0.12 * share);
      for (const { angle, colour, reach, size, speed } of dust) {
        const turn = angle + t * speed;
        disc(
          brush,
          Math.cos(turn) * reach,
          Math.sin(turn) * reach * 0.8,
          size,
          alpha(colour, 0.4 + 0.4 * Math.sin(t * 2 + angle * 5)),
        );
      }
      [...rings].reverse().forEach(({ colour, count, lag, spin }, back) => {
        const level = rings.length - back;
        const open = 0.8 + 0.2 * Math.sin(t * (TAU / 3.84) - lag);
        const length = (38 + level * 46) * open;
        for (let i = 0; i < count; i += 1) {
          brush.save();
          brush.rotate((i / count) * TAU + t * spin * 2);
          brush.fillStyle = linear(brush, 0, 0, length, 0, [
            mix(colour, '#2a0d50', 0.7),
            colour,
            mix(colour, '#ffffff', 0.45),
          ]);
          brush.globalAlpha = 0.9;
          brush.beginPath();
          brush.moveTo(0, 0);
          brush.bezierCurveTo(length * 0.35, -length * 0.34, length * 0.85, -length * 0.2, length, 0);
          brush.bezierCurveTo(length * 0.85, length * 0.2, length * 0.35, length * 0.34, 0, 0);
          brush.fill();
          brush.restore();
        }
      });
      blended(brush, 'screen', 1, () =>
        glow(brush, 0, 0, 130 + 34 * Math.sin(t * (TAU / 3.84)), '#fff3c4', 0.95),
      );
    };
  },
};

export default {
  id: 'abstract',
  title: { ru: 'Абстракция', kk: 'Абстракция', en: 'Abstract', uz: 'Abstraksiya' },
  mood: 'flowing, colourful, hypnotic',
  costlier: 8,
  music: {
    root: 53,
    scale: SCALES.dorian,
    beats: 7,
    chords: [0, 3, 1, 4],
    seed: 64,
    echo: 0.4,
    parts: [
      { play: 'chord', with: 'pad', gain: 0.3 },
      { play: 'arp', with: 'marimba', gain: 0.3, octave: 1, steps: 28 },
      { play: 'bass', with: 'bass', gain: 0.34, octave: -1, rhythm: [2, 2, 3] },
      { play: 'arp', with: 'bell', gain: 0.05, octave: 2, steps: 14, from: 2 },
      { play: 'drum', with: 'kick', gain: 0.36, hits: 'X...x...x.....', from: 2 },
      { play: 'drum', with: 'shaker', gain: 0.1, hits: 'x.x.x.x.x.x.x.', pan: 0.3, from: 1 },
    ],
  },
  shots: [silk, drops, petals],
};
