import { SCALES } from '../lib/music.mjs';
import {
  alpha,
  camera,
  disc,
  glow,
  H,
  linear,
  mix,
  oval,
  polygon,
  ridge,
  sky,
  sprite,
  TAU,
  vertical,
  W,
} from '../lib/paint.mjs';
import { between, fractal, noise, random, times, wrap } from '../lib/random.mjs';

/** A fir under snow: dark tiers, each with a white upper side. */
function firSprite(seed, size, dark, snow) {
  const next = random(seed);
  return sprite(size, size * 1.6, (brush, width, height) => {
    const middle = width / 2;
    brush.fillStyle = mix(dark, '#2a1a14', 0.6);
    brush.fillRect(middle - width * 0.03, height * 0.86, width * 0.06, height * 0.14);
    const tiers = 7;
    for (let i = tiers - 1; i >= 0; i -= 1) {
      const top = height * (0.02 + 0.11 * i);
      const bottom = top + height * 0.24;
      const half = width * (0.1 + 0.055 * i);
      const teeth = 7;
      const hem = times(teeth * 2 + 1, (n) => [
        middle + half * (1 - n / teeth),
        bottom -
          (n % 2 ? height * 0.035 : 0) -
          Math.abs(1 - n / teeth) * height * 0.015 +
          between(next, -2, 2),
      ]);
      polygon(
        brush,
        [[middle, top], ...hem],
        linear(brush, middle - half, 0, middle + half, 0, [
          mix(dark, snow, 0.22),
          dark,
          mix(dark, '#000000', 0.35),
        ]),
      );
      const cap = times(9, (n) => {
        const along = n / 8;
        return [
          middle + half * (0.86 - along * 1.72),
          bottom -
            height * (0.055 + 0.03 * (n % 2) + 0.02 * next()) -
            (1 - Math.abs(along * 2 - 1)) * height * 0.03,
        ];
      });
      polygon(
        brush,
        [[middle, top - 1], ...cap],
        linear(brush, middle - half, 0, middle + half, 0, [snow, mix(snow, dark, 0.35)]),
      );
    }
  });
}

function grove(seed, count, { base, spread, size, sprites, ground }) {
  const next = random(seed);
  const trees = times(count, () => ({
    x: next() * spread,
    scale: between(next, 0.65, 1.15),
    kind: Math.floor(next() * sprites.length),
    sink: next() * 16,
  }));
  trees.sort((a, b) => a.sink - b.sink);
  const line = noise(seed + 5);
  return (brush, offset) => {
    ridge(brush, (x) => base + 26 * line((x + offset) * 0.004), ground, {
      from: -60,
      to: W + 60,
      bottom: H + 60,
    });
    for (const { kind, scale, sink, x } of trees) {
      const at = wrap(x - offset, spread) - size;
      if (at > W + size) continue;
      const [wide, tall] = [size * scale, size * 1.6 * scale];
      brush.drawImage(
        sprites[kind],
        at - wide / 2,
        base + 26 * line((at + offset) * 0.004) + sink + 6 - tall,
        wide,
        tall,
      );
    }
  };
}

function snowfall(seed, count) {
  const next = random(seed);
  const flakes = times(count, () => ({
    x: next() * 1500,
    y: next() * 900,
    depth: next() ** 2,
    phase: next() * TAU,
  }));
  return (brush, t, drift = 14) => {
    for (const { depth, phase, x, y } of flakes) {
      const at = wrap(x + Math.sin(t * 0.7 + phase) * 20 - t * drift * (1 + depth * 2), 1500) - 100;
      disc(
        brush,
        at,
        wrap(y + t * (26 + 80 * depth), 900) - 80,
        1.2 + depth * 4.6,
        alpha('#ffffff', 0.8 - depth * 0.35),
      );
    }
  };
}

const frost = {
  segments: 3,
  stage() {
    const kinds = (dark, snow, size) => times(3, (i) => firSprite(i + 3, size, dark, snow));
    const far = grove(1, 60, {
      base: 430,
      spread: 1900,
      size: 90,
      sprites: kinds('#8fa6c8', '#dfe9f6', 110),
      ground: '#dbe6f4',
    });
    const middle = grove(2, 34, {
      base: 500,
      spread: 2100,
      size: 170,
      sprites: kinds('#4f6f94', '#e6effa', 200),
      ground: snowfield('#e9f1fb', '#c3d4ea'),
    });
    const near = grove(4, 14, {
      base: 610,
      spread: 2600,
      size: 330,
      sprites: kinds('#1e3a52', '#f4f8ff', 380),
      ground: snowfield('#f7fbff', '#a9c0de'),
    });
    const hills = fractal(14, 4);
    const snow = snowfall(5, 110);
    return (brush, t, share) => {
      camera(brush, { zoom: 1.04, y: 12 - 24 * share });
      sky(brush, ['#8ab4e0', '#c4dcf0', '#ffe9d4', '#ffd9bc'], 460);
      glow(brush, 900, 260, 560, '#fff0c8', 0.85);
      disc(brush, 900, 260, 44, '#fffdf0');
      ridge(
        brush,
        (x) => 420 - 120 * (hills((x + t * 5) * 0.0024) - 0.3),
        vertical(brush, 300, 470, ['#c3d3ea', '#e6edf6']),
        { from: -60, to: W + 60 },
      );
      far(brush, t * 9);
      glow(brush, 900, 400, 620, '#ffe6c0', 0.4);
      middle(brush, t * 22);
      glow(brush, 700, 520, 640, '#fff2e0', 0.25);
      near(brush, t * 50);
      snow(brush, t);
    };
  },
};

/** The slope of snow, from its lit brow down; groves take the style as it is. */
function snowfield(top, bottom) {
  let style;
  sprite(1, 1, (brush) => {
    style = vertical(brush, 420, H, [top, bottom]);
  });
  return style;
}

function fox(brush, x, y, size, stride) {
  brush.save();
  brush.translate(x, y - Math.abs(Math.sin(stride)) * 7 * size);
  brush.scale(size, size);
  brush.lineCap = 'round';
  for (const [hip, phase] of [
    [-22, 0],
    [-16, 0.7],
    [18, 2.7],
    [24, 3.4],
  ]) {
    const swing = Math.sin(stride + phase);
    brush.strokeStyle = '#3a1a12';
    brush.lineWidth = 5.5;
    brush.beginPath();
    brush.moveTo(hip, -14);
    brush.quadraticCurveTo(
      hip + swing * 5,
      -4,
      hip + swing * 13,
      12 - Math.max(0, Math.cos(stride + phase)) * 8,
    );
    brush.stroke();
  }
  const wave = Math.sin(stride * 0.5) * 8;
  brush.fillStyle = '#d9622b';
  brush.beginPath();
  brush.moveTo(-28, -26);
  brush.bezierCurveTo(-50, -44 + wave, -74, -34 + wave, -92, -22 + wave);
  brush.bezierCurveTo(-72, -8 + wave * 0.4, -48, -10, -26, -16);
  brush.fill();
  disc(brush, -87, -22 + wave, 7, '#fff4e6');
  brush.fillStyle = vertical(brush, -40, -6, ['#f08a3e', '#c4501f']);
  brush.beginPath();
  brush.moveTo(-32, -24);
  brush.bezierCurveTo(-18, -40, 14, -34, 30, -38);
  brush.bezierCurveTo(40, -28, 34, -10, 20, -8);
  brush.quadraticCurveTo(-10, -4, -28, -10);
  brush.closePath();
  brush.fill();
  polygon(
    brush,
    [
      [24, -36],
      [28, -60],
      [38, -50],
      [50, -58],
      [52, -44],
      [72, -32],
      [50, -24],
      [32, -24],
    ],
    '#ee8038',
  );
  polygon(
    brush,
    [
      [72, -32],
      [50, -24],
      [38, -25],
      [52, -33],
    ],
    '#fff4e6',
  );
  disc(brush, 71, -32, 2.6, '#20120e');
  disc(brush, 52, -39, 2, '#20120e');
  brush.restore();
}

const trail = {
  segments: 2,
  stage() {
    const trunks = times(3, (layer) => {
      const next = random(20 + layer);
      return times(12, (i) => ({
        x: i * 230 + between(next, -60, 60),
        wide: between(next, 16, 30) * (0.6 + layer * 0.75),
        lean: between(next, -14, 14),
        marks: times(16, () => [next(), next(), next()]),
      }));
    });
    const lift = noise(33);
    const snow = snowfall(9, 90);
    const birch = (brush, { lean, marks, wide, x }, offset, base, tone) => {
      const at = wrap(x - offset, 2760) - 200;
      if (at > W + 100) return;
      const body = linear(brush, at - wide / 2, 0, at + wide / 2, 0, [
        mix('#ffffff', tone, 0.35),
        mix('#f2ece4', tone, 0.5),
        mix('#8f8aa0', tone, 0.55),
      ]);
      polygon(
        brush,
        [
          [at - wide / 2, base],
          [at + lean - wide * 0.34, -60],
          [at + lean + wide * 0.34, -60],
          [at + wide / 2, base],
        ],
        body,
      );
      for (const [a, b, c] of marks) {
        const y = a * base;
        oval(
          brush,
          at + lean * (1 - a) + (b - 0.5) * wide * 0.6,
          y,
          wide * (0.12 + 0.25 * c),
          2.4 + wide * 0.06 * c,
          alpha(mix('#2a2430', tone, 0.5), 0.75),
        );
      }
    };
    return (brush, t) => {
      camera(brush, { zoom: 1.03 });
      sky(brush, ['#f7b98e', '#fbd6b0', '#f4e6e4'], 560);
      glow(brush, 420, 380, 640, '#fff0c0', 0.8);
      trunks[0].forEach((tree) => birch(brush, tree, t * 30, 520, '#f6cdb0'));
      ridge(brush, (x) => 505 + 14 * lift((x + t * 30) * 0.006), '#f6e8ea', { from: -60, to: W + 60 });
      trunks[1].forEach((tree) => birch(brush, tree, t * 74, 580, '#e8b0a0'));
      ridge(
        brush,
        (x) => 556 + 18 * lift((x + t * 74) * 0.005 + 40),
        vertical(brush, 550, H, ['#fff6f2', '#c9c4e4']),
        { from: -60, to: W + 60, bottom: H + 60 },
      );
      for (let i = 0; i < 5; i += 1) oval(brush, 560 - i * 20, 636, 30, 3, alpha('#8a86b8', 0.12));
      oval(brush, 640, 638, 86, 9, alpha('#7a76b0', 0.4));
      fox(brush, 640 + Math.sin(t * 0.6) * 60, 622, 1.7, t * 9);
      for (let i = 0; i < 9; i += 1) {
        const age = wrap(i / 9 + t * 1.4, 1);
        disc(
          brush,
          570 + Math.sin(t * 0.6) * 60 - age * 120,
          640 - Math.sin(age * Math.PI) * (14 + i * 3),
          3.5 * (1 - age),
          alpha('#ffffff', 1 - age),
        );
      }
      trunks[2]
        .slice(0, 5)
        .forEach((tree, i) => birch(brush, { ...tree, x: i * 560 }, t * 190, H + 60, '#6a4a5c'));
      snow(brush, t, 60);
    };
  },
};

const cabin = {
  segments: 3,
  stage() {
    const kinds = (dark, snow, size) => times(3, (i) => firSprite(i + 13, size, dark, snow));
    const far = grove(31, 54, {
      base: 440,
      spread: 1900,
      size: 110,
      sprites: kinds('#16284e', '#4a6496', 130),
      ground: '#3a5488',
    });
    const near = grove(37, 11, {
      base: 600,
      spread: 2300,
      size: 320,
      sprites: kinds('#0a1630', '#6a86b8', 380),
      ground: snowfield('#6a88bc', '#1c2c58'),
    });
    const next = random(3);
    const stars = times(170, () => [
      next() * 1500 - 100,
      next() * 420,
      between(next, 0.5, 1.7),
      next() * TAU,
    ]);
    const snow = snowfall(15, 120);
    const hills = fractal(44, 4);
    return (brush, t, share) => {
      camera(brush, { zoom: 1.02 + 0.1 * share, x: 30 * share, y: 20 * share });
      sky(brush, ['#060f30', '#14295e', '#3a5690'], 480);
      for (const [x, y, size, phase] of stars)
        disc(brush, x, y, size, alpha('#e8f0ff', 0.55 + 0.4 * Math.sin(t * 2 + phase)));
      glow(brush, 1020, 120, 330, '#cfe0ff', 0.55);
      disc(brush, 1020, 120, 34, '#f4f8ff');
      ridge(
        brush,
        (x) => 430 - 120 * (hills(x * 0.0026) - 0.3),
        vertical(brush, 320, 470, ['#3c568e', '#24386c']),
        { from: -60, to: W + 60 },
      );
      far(brush, 200 + t * 4);
      near(brush, 700 + t * 10);
      const [x, y] = [560 - t * 6, 596];
      const flick = 0.92 + 0.08 * Math.sin(t * 7) * Math.sin(t * 3.1);
      glow(brush, x, y + 40, 420, '#ffb050', 0.4 * flick);
      for (let i = 0; i < 14; i += 1) {
        const age = wrap(i / 14 + t * 0.1, 1);
        disc(
          brush,
          x + 62 + age * age * 90 + Math.sin(age * 8) * 6,
          y - 176 - age * 190,
          6 + age * 26,
          alpha('#aebfe0', 0.26 * (1 - age)),
        );
      }
      brush.fillStyle = '#3a2430';
      brush.fillRect(x + 50, y - 180, 24, 60);
      for (let log = 0; log < 6; log += 1) {
        brush.fillStyle = vertical(brush, y - 84 + log * 16, y - 68 + log * 16, ['#8a5a3c', '#3c2220']);
        brush.fillRect(x - 112, y - 84 + log * 16, 224, 15);
      }
      polygon(
        brush,
        [
          [x - 142, y - 78],
          [x, y - 178],
          [x + 142, y - 78],
        ],
        '#2c1a22',
      );
      polygon(
        brush,
        [
          [x - 156, y - 82],
          [x - 10, y - 194],
          [x + 10, y - 194],
          [x + 156, y - 82],
          [x + 140, y - 76],
          [x, y - 174],
          [x - 140, y - 76],
        ],
        vertical(brush, y - 194, y - 76, ['#f4f8ff', '#a8c0e4']),
      );
      for (const dx of [-74, 44]) {
        brush.fillStyle = mix('#ffb040', '#ffe39a', flick);
        brush.fillRect(x + dx, y - 62, 36, 34);
        brush.fillStyle = '#4a2c26';
        brush.fillRect(x + dx + 16, y - 62, 4, 34);
        brush.fillRect(x + dx, y - 47, 36, 4);
        glow(brush, x + dx + 18, y - 45, 110, '#ffb040', 0.55 * flick);
        oval(brush, x + dx + 18, y + 34, 46, 9, alpha('#ffc870', 0.3 * flick));
      }
      brush.fillStyle = '#4c2a24';
      brush.fillRect(x - 20, y - 60, 36, 72);
      oval(brush, x, y + 18, 150, 13, alpha('#7e9acb', 0.5));
      snow(brush, t, 10);
    };
  },
};

export default {
  id: 'forest',
  title: { ru: 'Зимний лес', kk: 'Қысқы орман', en: 'Winter forest', uz: 'Qishki oʻrmon' },
  mood: 'crisp and cosy, a fox, a lit window',
  costlier: 9,
  music: {
    root: 57,
    scale: SCALES.major,
    beats: 6,
    chords: [0, 5, 3, 4, 0, 2, 3, 0],
    seed: 23,
    echo: 0.5,
    parts: [
      { play: 'chord', with: 'strings', gain: 0.24, octave: -1 },
      { play: 'arp', with: 'musicBox', gain: 0.16, octave: 1, steps: 12 },
      { play: 'bass', with: 'piano', gain: 0.3, octave: -2, rhythm: [3, 3] },
      { play: 'tune', with: 'bell', gain: 0.15, octave: 0, rhythm: [1, 2, 1, 2], from: 1 },
      { play: 'drum', with: 'shaker', gain: 0.07, hits: 'x.xx.x', from: 3 },
      { play: 'air', gain: 0.18, tone: 0.03 },
    ],
  },
  shots: [frost, trail, cabin],
};
