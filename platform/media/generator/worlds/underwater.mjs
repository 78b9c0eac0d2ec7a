import { SCALES } from '../lib/music.mjs';
import {
  alpha,
  blended,
  camera,
  disc,
  glow,
  H,
  mix,
  oval,
  polygon,
  ridge,
  sky,
  TAU,
  vertical,
  W,
} from '../lib/paint.mjs';
import { between, fractal, noise, pick, random, times, wrap } from '../lib/random.mjs';

/** Shafts of sun that lean and breathe. */
function shafts(seed, count) {
  const next = random(seed);
  const beams = times(count, () => ({
    x: between(next, -200, W + 200),
    wide: between(next, 24, 110),
    rate: between(next, 0.2, 0.6),
    phase: next() * TAU,
  }));
  return (brush, t, colour, strength = 1) =>
    blended(brush, 'screen', 1, () => {
      for (const { phase, rate, wide, x } of beams) {
        const shine = strength * (0.11 + 0.09 * Math.sin(t * rate + phase));
        const at = x + Math.sin(t * 0.12 + phase) * 50;
        polygon(
          brush,
          [
            [at, -60],
            [at + wide, -60],
            [at + wide * 2.3 - 220, H],
            [at - 260, H],
          ],
          vertical(brush, -60, H * 0.95, [
            alpha(colour, shine),
            alpha(colour, shine * 0.4),
            alpha(colour, 0),
          ]),
        );
      }
    });
}

function bubbles(seed, count) {
  const next = random(seed);
  const all = times(count, () => ({
    x: next() * W,
    y: next() * 900,
    size: between(next, 2, 11),
    phase: next() * TAU,
  }));
  return (brush, t) => {
    for (const { phase, size, x, y } of all) {
      const rise = 860 - wrap(y + t * (30 + size * 7), 900);
      const at = x + Math.sin(t * 1.4 + phase) * (5 + size);
      brush.strokeStyle = alpha('#d8fbff', 0.5);
      brush.lineWidth = 1.2;
      brush.beginPath();
      brush.arc(at, rise, size, 0, TAU);
      brush.stroke();
      disc(brush, at, rise, size, alpha('#a8f0ff', 0.12));
      disc(brush, at - size * 0.35, rise - size * 0.35, size * 0.22, alpha('#ffffff', 0.8));
    }
  };
}

/** Looks to the right; `way` mirrors it. */
function fish(brush, x, y, size, t, { back, belly, fin, stripe, way = 1 }) {
  brush.save();
  brush.translate(x, y);
  brush.scale(size * way, size);
  brush.rotate(Math.sin(t * 1.3) * 0.05);
  const beat = Math.sin(t * 8);
  brush.fillStyle = fin;
  brush.beginPath();
  brush.moveTo(-34, 0);
  brush.quadraticCurveTo(-52 + beat * 4, -24, -66 + beat * 6, -26);
  brush.quadraticCurveTo(-54, 0, -66 - beat * 6, 26);
  brush.quadraticCurveTo(-52, 20, -34, 0);
  brush.fill();
  brush.beginPath();
  brush.moveTo(-20, -18);
  brush.quadraticCurveTo(-6, -44, 24, -20);
  brush.fill();
  brush.fillStyle = vertical(brush, -26, 26, [back, mix(back, belly, 0.5), belly]);
  brush.beginPath();
  brush.moveTo(-42, 0);
  brush.bezierCurveTo(-20, -32, 30, -32, 48, 2);
  brush.bezierCurveTo(30, 30, -20, 30, -42, 0);
  brush.fill();
  if (stripe) {
    brush.save();
    brush.clip();
    for (const at of [-14, 12]) oval(brush, at, 0, 6, 34, stripe);
    brush.restore();
  }
  brush.fillStyle = alpha(fin, 0.85);
  brush.beginPath();
  brush.moveTo(8, 6);
  brush.quadraticCurveTo(-4, 14 + beat * 4, -12, 20 + beat * 6);
  brush.quadraticCurveTo(-4, 4, 8, 6);
  brush.fill();
  disc(brush, 31, -5, 6, '#ffffff');
  disc(brush, 33, -5, 3.2, '#10182c');
  brush.restore();
}

function weed(brush, x, foot, tall, t, colour, wide = 12) {
  brush.fillStyle = vertical(brush, foot - tall, foot, [
    mix(colour, '#e8ffb0', 0.25),
    colour,
    mix(colour, '#02202c', 0.5),
  ]);
  brush.beginPath();
  const spine = times(13, (i) => {
    const along = i / 12;
    return [
      x + Math.sin(t * 1.1 + along * 4.2 + x) * 34 * along,
      foot - tall * along,
      wide * (1 - along) * (1 + 0.35 * Math.sin(i * 2.3)),
    ];
  });
  spine.forEach(([px, py, half]) => brush.lineTo(px - half, py));
  [...spine].reverse().forEach(([px, py, half]) => brush.lineTo(px + half, py));
  brush.fill();
}

function coral(brush, x, y, length, turn, level, t, colour) {
  if (level === 0) return;
  const sway = turn + Math.sin(t * 0.9 + level + x * 0.01) * 0.03;
  const [ex, ey] = [x + Math.cos(sway) * length, y + Math.sin(sway) * length];
  brush.strokeStyle = mix(colour, '#ffffff', (5 - level) * 0.07);
  brush.lineWidth = level * 3.4;
  brush.beginPath();
  brush.moveTo(x, y);
  brush.lineTo(ex, ey);
  brush.stroke();
  for (const spread of [-0.5, 0.06, 0.52])
    coral(brush, ex, ey, length * 0.74, sway + spread, level - 1, t, colour);
}

const reef = {
  segments: 3,
  stage() {
    const light = shafts(2, 13);
    const air = bubbles(6, 34);
    const beds = times(3, (i) => fractal(12 + i, 4));
    const next = random(9);
    const shoal = times(46, () => ({
      x: next() * 1800,
      y: between(next, 120, 330),
      size: between(next, 0.16, 0.26),
      phase: next() * 9,
    }));
    const heroes = [
      {
        x: 200,
        y: 350,
        size: 1.25,
        speed: 46,
        back: '#ff8a2a',
        belly: '#ffd08a',
        fin: '#f2541b',
        stripe: '#fff6e8',
      },
      { x: 900, y: 240, size: 0.95, speed: -38, back: '#2f6bff', belly: '#8fd8ff', fin: '#ffd23a' },
      { x: 620, y: 430, size: 0.7, speed: 60, back: '#ffd83a', belly: '#fff4b0', fin: '#ffae1a' },
      { x: 1240, y: 390, size: 1.05, speed: -52, back: '#e0489a', belly: '#ffb8d8', fin: '#a02a8a' },
    ];
    return (brush, t, share) => {
      camera(brush, { x: -16 + 32 * share, zoom: 1.05 });
      sky(brush, ['#8ff0f0', '#2fb8d8', '#0f78b0', '#08406f'], H);
      glow(brush, 460, -40, 760, '#e8fff4', 0.7);
      ridge(
        brush,
        (x) => 560 - 130 * (beds[0]((x + t * 6) * 0.004) - 0.3),
        vertical(brush, 430, 640, ['#2a8ab4', '#15628f']),
        { from: -60, to: W + 60, bottom: H + 60 },
      );
      for (const { phase, size, x, y } of shoal)
        fish(
          brush,
          wrap(x + t * 70, 1800) - 200,
          y + Math.sin(t + phase) * 14 + 50 * Math.sin(t * 0.4 + x * 0.002),
          size,
          t + phase,
          { back: '#5fd0e8', belly: '#d8fbff', fin: '#48b0d0' },
        );
      ridge(
        brush,
        (x) => 600 - 100 * (beds[1]((x + t * 16) * 0.004 + 20) - 0.35),
        vertical(brush, 500, 680, ['#1d6a90', '#0c4468']),
        { from: -60, to: W + 60, bottom: H + 60 },
      );
      light(brush, t, '#d8fff0');
      for (const hero of heroes)
        fish(
          brush,
          wrap(hero.x + t * hero.speed, 1500) - 110,
          hero.y + Math.sin(t * 0.9 + hero.x) * 22,
          hero.size,
          t + hero.x,
          { ...hero, way: Math.sign(hero.speed) },
        );
      brush.lineCap = 'round';
      for (let i = 0; i < 7; i += 1)
        coral(
          brush,
          wrap(80 + i * 230 - t * 26, 1610) - 160,
          668,
          54 + (i % 3) * 12,
          -Math.PI / 2,
          4,
          t,
          ['#ff5c7a', '#ff9a4a', '#c05cff', '#ff7ac8'][i % 4],
        );
      for (let i = 0; i < 16; i += 1)
        weed(
          brush,
          wrap(20 + i * 104 - t * 26, 1664) - 160,
          690,
          110 + ((i * 61) % 120),
          t,
          ['#2fa86a', '#1f8a7a', '#6ab83a'][i % 3],
        );
      ridge(
        brush,
        (x) => 668 - 26 * beds[2]((x + t * 26) * 0.004),
        vertical(brush, 640, H, ['#f0dca0', '#a88a5c']),
        { from: -60, to: W + 60, bottom: H + 60 },
      );
      air(brush, t);
    };
  },
};

function jelly(brush, x, y, size, t, colour) {
  const pulse = 0.5 + 0.5 * Math.sin(t * 1.9);
  const wide = 58 * (1.05 - 0.18 * pulse);
  const tall = 54 * (0.86 + 0.2 * pulse);
  brush.save();
  brush.translate(x, y);
  brush.scale(size, size);
  glow(brush, 0, -6, 190, colour, 0.55);
  brush.lineCap = 'round';
  for (let i = -4; i <= 4; i += 1) {
    brush.strokeStyle = alpha(mix(colour, '#ffffff', 0.35), 0.5 - Math.abs(i) * 0.03);
    brush.lineWidth = i % 2 ? 2 : 4.5;
    brush.beginPath();
    brush.moveTo(i * 10, 4);
    brush.bezierCurveTo(
      i * 13 + Math.sin(t * 1.7 + i) * 18,
      60,
      i * 8 + Math.sin(t * 1.3 + i * 2) * 28,
      110,
      i * 12 + Math.sin(t + i) * 36,
      150 + (i % 2 ? 46 : 0),
    );
    brush.stroke();
  }
  brush.fillStyle = vertical(brush, -tall, 12, [
    alpha(mix(colour, '#ffffff', 0.75), 0.92),
    alpha(colour, 0.7),
    alpha(mix(colour, '#ffffff', 0.4), 0.5),
  ]);
  brush.beginPath();
  brush.moveTo(-wide, 6);
  brush.bezierCurveTo(-wide, -tall * 1.25, wide, -tall * 1.25, wide, 6);
  for (let i = 0; i < 6; i += 1) {
    const [from, to] = [wide - (i * wide) / 3, wide - ((i + 1) * wide) / 3];
    brush.quadraticCurveTo((from + to) / 2, 20 + 5 * pulse, to, 6);
  }
  brush.fill();
  oval(brush, -wide * 0.3, -tall * 0.5, wide * 0.2, tall * 0.16, alpha('#ffffff', 0.5), -0.5);
  brush.restore();
}

const deep = {
  segments: 2,
  stage() {
    const next = random(21);
    const swarm = times(11, (i) => ({
      x: next() * 1400,
      y: next() * 900,
      size: 0.3 + 0.95 * (i / 11) ** 1.5,
      colour: pick(next, ['#ff6ad8', '#5ad8ff', '#9a7bff', '#ff9a7a']),
      phase: next() * TAU,
    }));
    const snow = times(120, () => ({
      x: next() * 1400,
      y: next() * 800,
      size: between(next, 0.6, 2.2),
      phase: next() * TAU,
    }));
    const light = shafts(31, 8);
    return (brush, t, share) => {
      camera(brush, { zoom: 1.02 + 0.05 * share });
      sky(brush, ['#0f3f86', '#0a1f5c', '#080c34', '#04041a']);
      light(brush, t, '#6fa8ff', 0.8);
      for (const { phase, size, x, y } of snow)
        disc(
          brush,
          wrap(x + Math.sin(t * 0.4 + phase) * 20, 1400) - 60,
          wrap(y + t * 12 * size, 800) - 40,
          size,
          alpha('#a8d0ff', 0.35 + 0.3 * Math.sin(t + phase)),
        );
      for (const { colour, phase, size, x, y } of swarm) {
        blended(brush, 'source-over', 0.4 + 0.6 * Math.min(1, size), () =>
          jelly(
            brush,
            wrap(x + Math.sin(t * 0.3 + phase) * 40, 1400) - 60,
            850 - wrap(y + t * 26 * (0.5 + size), 1150),
            size,
            t + phase * 3,
            colour,
          ),
        );
      }
    };
  },
};

function whale(brush, x, y, size, t) {
  brush.save();
  brush.translate(x, y);
  brush.scale(size, size);
  brush.rotate(Math.sin(t * 0.5) * 0.05);
  const tail = Math.sin(t * 0.9) * 26;
  brush.fillStyle = '#123a62';
  brush.beginPath();
  brush.moveTo(40, 40);
  brush.quadraticCurveTo(20, 110 + tail, -50, 140 + tail);
  brush.quadraticCurveTo(-34, 80, -4, 42);
  brush.fill();
  brush.fillStyle = vertical(brush, -80, 80, ['#4a86b4', '#1f5684', '#123c66']);
  brush.beginPath();
  brush.moveTo(230, 6);
  brush.bezierCurveTo(220, -70, 90, -92, -40, -66);
  brush.bezierCurveTo(-150, -46, -210, -6 + tail * 0.3, -262, tail * 0.8);
  brush.quadraticCurveTo(-306, -34 + tail, -346, -22 + tail * 1.3);
  brush.quadraticCurveTo(-326, 8 + tail, -300, 12 + tail);
  brush.quadraticCurveTo(-330, 30 + tail, -336, 56 + tail * 1.3);
  brush.quadraticCurveTo(-286, 50 + tail, -256, 18 + tail * 0.8);
  brush.bezierCurveTo(-170, 40, -60, 84, 70, 76);
  brush.bezierCurveTo(170, 70, 226, 46, 230, 6);
  brush.fill();
  brush.fillStyle = vertical(brush, 10, 80, ['#d8ecf4', '#8fb8d0']);
  brush.beginPath();
  brush.moveTo(229, 12);
  brush.bezierCurveTo(160, 34, 60, 30, -70, 54);
  brush.bezierCurveTo(-10, 76, 50, 78, 80, 75);
  brush.bezierCurveTo(170, 70, 222, 46, 229, 12);
  brush.fill();
  brush.strokeStyle = alpha('#4a7a9c', 0.6);
  brush.lineWidth = 2;
  for (let i = 0; i < 6; i += 1) {
    brush.beginPath();
    brush.moveTo(206 - i * 8, 26 + i * 8);
    brush.quadraticCurveTo(110, 40 + i * 7, 10 - i * 6, 58 + i * 3);
    brush.stroke();
  }
  disc(brush, 150, 8, 6, '#0a1c34');
  disc(brush, 152, 6, 2, '#ffffff');
  brush.fillStyle = '#1a4a78';
  brush.beginPath();
  brush.moveTo(100, 46);
  brush.quadraticCurveTo(80, 120 - tail, 10, 160 - tail);
  brush.quadraticCurveTo(30, 90, 52, 50);
  brush.fill();
  brush.restore();
}

const giant = {
  segments: 3,
  stage() {
    const light = shafts(51, 14);
    const air = bubbles(56, 26);
    const rocks = times(2, (i) => fractal(62 + i, 5));
    const next = random(58);
    const escort = times(26, () => ({
      dx: between(next, -420, 360),
      dy: between(next, -190, 230),
      size: between(next, 0.16, 0.3),
      phase: next() * 9,
    }));
    const wave = noise(7);
    return (brush, t, share) => {
      camera(brush, { zoom: 1.1 - 0.08 * share, y: 10 - 20 * share });
      sky(brush, ['#6fe0ea', '#2a9cc8', '#12609c', '#062a58']);
      for (let i = 0; i < 26; i += 1)
        oval(
          brush,
          640 + (wave(i * 3.3 + t * 0.3) - 0.5) * 1500,
          -6 + i * 3.4,
          130 * wave(i + t * 0.5),
          3,
          alpha('#f4fffc', 0.34 - i * 0.011),
        );
      glow(brush, 700, -60, 720, '#f0fff4', 0.75);
      light(brush, t, '#e0fff8', 1.1);
      ridge(
        brush,
        (x) => 640 - ((190 * Math.abs(x - 640)) / 640) * (0.4 + rocks[0]((x + t * 10) * 0.005)),
        vertical(brush, 420, H, ['#1c6c9c', '#0c3c6c']),
        { from: -80, to: W + 80, bottom: H + 60 },
      );
      const [x, y] = [430 + t * 32, 370 + Math.sin(t * 0.5) * 26];
      whale(brush, x, y, 1.18, t);
      whale(brush, x - 330, y + 190 + Math.sin(t * 0.7) * 12, 0.46, t * 1.4 + 2);
      for (const { dx, dy, phase, size } of escort)
        fish(
          brush,
          x + dx + Math.sin(t * 0.7 + phase) * 30,
          y + dy + Math.cos(t * 0.9 + phase) * 16,
          size,
          t + phase,
          { back: '#ffd45a', belly: '#fff2b8', fin: '#ffb02a' },
        );
      ridge(
        brush,
        (px) => 706 - 120 * (Math.abs(px - 640) / 640) ** 2 * (0.5 + rocks[1]((px + t * 40) * 0.006)),
        vertical(brush, 560, H, ['#0a3158', '#041a38']),
        { from: -80, to: W + 80, bottom: H + 60 },
      );
      air(brush, t);
    };
  },
};

export default {
  id: 'underwater',
  title: { ru: 'Подводный мир', kk: 'Су асты әлемі', en: 'Under water', uz: 'Suv osti olami' },
  mood: 'playful reef, glowing deep, a whale',
  costlier: 6,
  music: {
    root: 51,
    scale: SCALES.lydian,
    beats: 6,
    chords: [0, 4, 1, 5, 3, 0, 1, 4],
    seed: 57,
    echo: 0.65,
    parts: [
      { play: 'chord', with: 'pad', gain: 0.3 },
      { play: 'arp', with: 'marimba', gain: 0.24, octave: 0, steps: 18 },
      { play: 'tune', with: 'choir', gain: 0.1, octave: 0, rhythm: [3, 2, 1], from: 2 },
      { play: 'bass', with: 'sub', gain: 0.34, octave: -1, rhythm: [4, 2] },
      { play: 'arp', with: 'bell', gain: 0.04, octave: 2, steps: 9, from: 3 },
      { play: 'air', gain: 0.7, tone: 0.01 },
    ],
  },
  shots: [reef, deep, giant],
};
