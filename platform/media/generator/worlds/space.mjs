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
  oval,
  polygon,
  radial,
  sprite,
  starSprite,
  TAU,
  W,
} from '../lib/paint.mjs';
import { between, fractal, noise, pick, random, times, wrap } from '../lib/random.mjs';

function nebula(seed, colours) {
  const next = random(seed);
  return sprite(1800, 1100, (brush) => {
    for (let i = 0; i < 90; i += 1) {
      const along = next();
      const x = 200 + along * 1400 + between(next, -160, 160);
      const y = 800 - along * 480 + between(next, -230, 230) + 120 * Math.sin(along * 7);
      glow(brush, x, y, between(next, 80, 330), pick(next, colours), between(next, 0.08, 0.24));
    }
    brush.filter = 'blur(18px)';
    for (let i = 0; i < 26; i += 1) {
      const along = next();
      oval(
        brush,
        200 + along * 1400,
        800 - along * 480 + between(next, -110, 110),
        between(next, 60, 210),
        between(next, 14, 44),
        alpha('#05030f', 0.34),
        -0.4 + between(next, -0.3, 0.3),
      );
    }
    brush.filter = 'none';
  });
}

/** The surface of a planet as a strip that wraps, to be slid behind the lit disc. */
function surface(seed, width, height, bands, spots) {
  const next = random(seed);
  const warp = fractal(seed, 4);
  return sprite(width, height, (brush) => {
    for (let y = 0; y < height; y += 2) {
      const tone = warp(y * 0.02) * (bands.length - 1);
      brush.fillStyle = mix(
        bands[Math.floor(tone)],
        bands[Math.min(bands.length - 1, Math.floor(tone) + 1)],
        tone % 1,
      );
      brush.fillRect(0, y, width, 2);
    }
    brush.filter = 'blur(3px)';
    for (let i = 0; i < spots; i += 1) {
      const [x, y] = [next() * width, next() * height];
      const [rx, ry] = [between(next, 20, 150), between(next, 2, 9)];
      for (const shift of [-width, 0, width])
        oval(brush, x + shift, y, rx, ry, alpha(pick(next, bands), 0.4));
    }
    brush.filter = 'none';
  });
}

function continents(seed, width, height) {
  const next = random(seed);
  return sprite(width, height, (brush) => {
    brush.fillStyle = '#174f9c';
    brush.fillRect(0, 0, width, height);
    brush.filter = 'blur(4px)';
    for (let land = 0; land < 7; land += 1) {
      const [cx, cy] = [next() * width, between(next, 0.2, 0.8) * height];
      for (let i = 0; i < 46; i += 1) {
        const [x, y, size] = [
          cx + between(next, -150, 150),
          cy + between(next, -90, 90),
          between(next, 5, 32),
        ];
        const colour = pick(next, ['#4f9a56', '#6aac58', '#b9a566', '#3f8450']);
        for (const shift of [-width, 0, width]) oval(brush, x + shift, y, size, size * 0.7, colour, next());
      }
    }
    brush.filter = 'blur(7px)';
    for (let i = 0; i < 160; i += 1) {
      const [x, y] = [next() * width, next() * height];
      const [rx, ry, turn] = [between(next, 20, 90), between(next, 3, 12), between(next, -0.4, 0.4)];
      for (const shift of [-width, 0, width]) oval(brush, x + shift, y, rx, ry, alpha('#ffffff', 0.5), turn);
    }
    brush.filter = 'none';
  });
}

function planet(brush, x, y, radius, skin, spin, { air, light = -0.7 }) {
  glow(brush, x, y, radius * 1.32, air, 0.75);
  brush.save();
  brush.beginPath();
  brush.arc(x, y, radius, 0, TAU);
  brush.clip();
  const at = -wrap(spin, skin.width);
  const scale = (radius * 2) / skin.height;
  for (const shift of [0, skin.width])
    brush.drawImage(skin, x - radius + (at + shift) * scale, y - radius, skin.width * scale + 1, radius * 2);
  const [lx, ly] = [x + Math.cos(light + Math.PI) * radius * 0.55, y + Math.sin(light) * radius * 0.55];
  brush.fillStyle = radial(brush, lx, ly, radius * 1.75, [
    [0, alpha('#ffffff', 0.26)],
    [0.25, alpha('#ffffff', 0)],
    [0.62, alpha('#02030c', 0.62)],
    [1, alpha('#02030c', 0.98)],
  ]);
  brush.fillRect(x - radius, y - radius, radius * 2, radius * 2);
  brush.fillStyle = radial(brush, x, y, radius, [
    [0, alpha(air, 0)],
    [0.84, alpha(air, 0)],
    [1, alpha(air, 0.5)],
  ]);
  brush.fillRect(x - radius, y - radius, radius * 2, radius * 2);
  brush.restore();
}

function ring(brush, x, y, radius, half, colours) {
  brush.save();
  brush.translate(x, y);
  brush.rotate(-0.32);
  brush.scale(1, 0.26);
  brush.beginPath();
  brush.rect(-radius * 3, half > 0 ? 0 : -radius * 3, radius * 6, radius * 3);
  brush.clip();
  colours.forEach(([from, to, colour, opacity]) => {
    brush.strokeStyle = alpha(colour, opacity);
    brush.lineWidth = (to - from) * radius;
    brush.beginPath();
    brush.arc(0, 0, ((from + to) / 2) * radius, 0, TAU);
    brush.stroke();
  });
  brush.restore();
}

const RINGS = [
  [1.28, 1.46, '#c9a878', 0.55],
  [1.47, 1.72, '#f0d8a8', 0.85],
  [1.75, 1.8, '#b08a60', 0.4],
  [1.81, 2.02, '#e0c090', 0.62],
  [2.04, 2.1, '#f8e8c8', 0.35],
];

const arrival = {
  segments: 3,
  stage() {
    const cloud = nebula(4, ['#7a2fd0', '#d03a9a', '#2f6af0', '#ff7a6a']);
    const [far, near] = [starSprite(1, 1700, 1000, 900), starSprite(2, 1700, 1000, 160)];
    const giant = surface(7, 1400, 420, ['#6a3a2a', '#c88a56', '#f0d0a0', '#a8603c', '#e8b47c'], 70);
    const moon = surface(9, 900, 200, ['#8a90a8', '#c8ccd8', '#70768e'], 60);
    return (brush, t, share) => {
      fillAll(brush, linear(brush, 0, 0, W, H, ['#05041a', '#0c0a30', '#04020e']));
      blended(brush, 'screen', 0.95, () => brush.drawImage(cloud, -240 - t * 6, -190));
      blended(brush, 'screen', 1, () => brush.drawImage(far, -120 - t * 4, -100));
      blended(brush, 'screen', 1, () => brush.drawImage(near, -60 - t * 13, -120));
      camera(brush, { zoom: 1 + 0.12 * share });
      const [x, y, radius] = [820 - t * 9, 400, 205];
      ring(brush, x, y, radius, -1, RINGS);
      planet(brush, x, y, radius, giant, 300 + t * 14, { air: '#ffb070' });
      ring(brush, x, y, radius, 1, RINGS);
      planet(brush, 260 + t * 20, 250 - t * 3, 52, moon, t * 9, { air: '#8fa0d8' });
    };
  },
};

/** The nose of a small ship seen from the side, with a pulsing engine. */
function ship(brush, x, y, size, t) {
  brush.save();
  brush.translate(x, y);
  brush.rotate(-0.06 + Math.sin(t * 0.8) * 0.02);
  brush.scale(size, size);
  for (let i = 0; i < 5; i += 1)
    glow(
      brush,
      -96 - i * 26,
      3,
      60 - i * 8 + 6 * Math.sin(t * 21 + i),
      i < 2 ? '#bfe8ff' : '#3f7cff',
      0.7 - i * 0.12,
    );
  polygon(
    brush,
    [
      [-70, -6],
      [-104, -46],
      [-78, -46],
      [-22, -12],
    ],
    '#58648c',
  );
  brush.fillStyle = linear(brush, 0, -26, 0, 28, ['#f4f7ff', '#a9b6d8', '#39426a']);
  brush.beginPath();
  brush.moveTo(-88, -14);
  brush.quadraticCurveTo(20, -34, 112, 4);
  brush.quadraticCurveTo(20, 30, -88, 20);
  brush.closePath();
  brush.fill();
  polygon(
    brush,
    [
      [-64, 14],
      [-112, 50],
      [-80, 50],
      [-6, 16],
    ],
    '#8894ba',
  );
  brush.fillStyle = linear(brush, 20, -16, 70, 4, ['#9ff0ff', '#1a5a9a']);
  brush.beginPath();
  brush.moveTo(18, -15);
  brush.quadraticCurveTo(56, -12, 74, -2);
  brush.quadraticCurveTo(44, 2, 22, -2);
  brush.fill();
  brush.fillStyle = '#ff8a3a';
  brush.fillRect(-58, -2, 60, 5);
  brush.restore();
}

const flight = {
  segments: 2,
  stage() {
    const cloud = nebula(15, ['#0fa0b8', '#2f5af0', '#28d0a0', '#a040e0']);
    const next = random(8);
    const stars = times(420, () => ({
      angle: next() * TAU,
      reach: between(next, 0.06, 1),
      z: next(),
      tint: pick(next, ['#ffffff', '#bcd8ff', '#ffe2c0']),
    }));
    return (brush, t) => {
      fillAll(brush, '#03030f');
      blended(brush, 'screen', 0.8, () => {
        brush.translate(W / 2, H / 2);
        brush.rotate(t * 0.03);
        brush.scale(1.1 + t * 0.03, 1.1 + t * 0.03);
        brush.drawImage(cloud, -900, -550);
      });
      brush.lineCap = 'round';
      for (const { angle, reach, tint, z } of stars) {
        const depth = 1.02 - wrap(z + t * 0.22, 1);
        const [near, far] = [reach / depth, reach / (depth + 0.022)];
        brush.strokeStyle = alpha(tint, Math.min(1, (1 - depth) * 1.5));
        brush.lineWidth = 0.5 + 1.8 * (1 - depth) ** 2;
        brush.beginPath();
        brush.moveTo(W / 2 + Math.cos(angle) * far * 190, H / 2 + Math.sin(angle) * far * 190);
        brush.lineTo(W / 2 + Math.cos(angle) * near * 190, H / 2 + Math.sin(angle) * near * 190);
        brush.stroke();
      }
      glow(brush, W / 2, H / 2, 260, '#a8e0ff', 0.5);
      ship(brush, 560 + Math.sin(t * 0.5) * 60, 470 + Math.sin(t * 0.9) * 26, 1.7, t);
    };
  },
};

const dawn = {
  segments: 3,
  stage() {
    const skin = continents(6, 1500, 700);
    const lights = starSprite(4, 1700, 900, 700);
    const drift = noise(3);
    return (brush, t, share) => {
      fillAll(brush, linear(brush, 0, 0, 0, H, ['#01020c', '#050c26']));
      blended(brush, 'screen', 1, () => brush.drawImage(lights, -100 - t * 5, -60));
      camera(brush, { y: 20 - 40 * share, turn: -0.04 + 0.03 * share });
      planet(brush, 640, 1130, 760, skin, 200 + t * 9, { air: '#4fa8ff', light: -0.95 });
      const rise = { x: 330, y: 442 - share * 64 };
      glow(brush, rise.x, rise.y, 620, '#8fc4ff', 0.5);
      glow(brush, rise.x, rise.y, 300, '#fff0c8', 0.5 + 0.4 * share);
      glow(brush, rise.x, rise.y, 80, '#ffffff', 1);
      [
        [0.5, 34, '#7fd0ff'],
        [0.85, 60, '#ffb070'],
        [1.3, 24, '#9affc0'],
        [1.7, 90, '#8f8fff'],
      ].forEach(([along, size, colour]) =>
        glow(
          brush,
          rise.x + (W / 2 - rise.x) * along * 1.4,
          rise.y + (H / 2 - rise.y) * along * 1.4,
          size,
          colour,
          0.2,
        ),
      );
      const [x, y] = [1010 - t * 24, 240 + drift(t * 0.2) * 30];
      brush.save();
      brush.translate(x, y);
      brush.rotate(-0.3 + t * 0.02);
      for (const side of [-1, 1]) {
        brush.fillStyle = linear(brush, 0, -26, 0, 26, ['#6a8cff', '#1a2c7a', '#3f60d8']);
        for (const cell of [36, 74, 112]) brush.fillRect(side === 1 ? cell : -cell - 34, -24, 34, 48);
        brush.fillStyle = '#aab4cc';
        brush.fillRect(side === 1 ? 14 : -36, -3, 24, 6);
      }
      brush.fillStyle = linear(brush, 0, -34, 0, 34, ['#f8f6ee', '#b8b0a0', '#5a5666']);
      brush.fillRect(-17, -34, 34, 68);
      disc(brush, 0, -42, 13, '#d8dcec');
      brush.restore();
      glow(brush, x - 5, y - 44, 30 + 14 * Math.sin(t * 5), '#ff4050', 0.7);
    };
  },
};

export default {
  id: 'space',
  title: { ru: 'Космос', kk: 'Ғарыш', en: 'Space', uz: 'Koinot' },
  mood: 'vast, quiet, wondering',
  costlier: 6,
  music: {
    root: 48,
    scale: SCALES.lydian,
    beats: 4,
    chords: [0, 1, 4, 5, 0, 3, 1, 4],
    seed: 91,
    echo: 0.75,
    parts: [
      { play: 'chord', with: 'choir', gain: 0.36 },
      { play: 'bass', with: 'sub', gain: 0.4, octave: -1, rhythm: [4] },
      { play: 'arp', with: 'bell', gain: 0.09, octave: 2, steps: 8 },
      { play: 'tune', with: 'strings', gain: 0.12, octave: 1, rhythm: [3, 1], from: 2 },
      { play: 'air', gain: 0.25, tone: 0.012 },
    ],
  },
  shots: [arrival, flight, dawn],
};
