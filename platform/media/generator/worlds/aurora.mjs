import { SCALES } from '../lib/music.mjs';
import {
  alpha,
  blended,
  camera,
  disc,
  glow,
  H,
  linear,
  mix,
  newBrush,
  oval,
  polygon,
  ridge,
  sky,
  starSprite,
  TAU,
  vertical,
  W,
} from '../lib/paint.mjs';
import { between, crest, fractal, noise, random, times } from '../lib/random.mjs';

const STEP = 5;

/** A curtain of light: a folded band of thin vertical strokes, painted small and enlarged so that it stays soft. */
function curtain(seed, { base, height, colours, fold = 1 }) {
  const path = fractal(seed, 3);
  const power = fractal(seed + 1, 4);
  const scale = 4;
  const small = newBrush((W + 160) / scale, H / scale);
  return (brush, t, strength) => {
    small.clearRect(0, 0, W, H);
    small.globalCompositeOperation = 'lighter';
    for (let x = 0; x <= W + 160; x += STEP) {
      const along = x * 0.0016 * fold;
      const foot = base + 190 * (path(along + t * 0.035) - 0.5) + 26 * Math.sin(along * 9 + t * 0.5);
      const shine =
        strength *
        (0.2 + 0.95 * power(along * 5 - t * 0.16) ** 1.6) *
        (0.7 + 0.3 * power(along * 26 + t * 0.3));
      const tall = height * (0.55 + 0.75 * power(along * 3 + t * 0.08 + 9));
      const [y0, y1] = [(foot - tall) / scale, (foot + 30) / scale];
      small.fillStyle = linear(small, 0, y0, 0, y1, [
        [0, alpha(colours[0], 0)],
        [0.35, alpha(colours[0], 0.34 * shine)],
        [0.72, alpha(colours[1], 0.8 * shine)],
        [0.88, alpha(colours[2], shine)],
        [1, alpha(colours[2], 0)],
      ]);
      small.fillRect(x / scale, y0, STEP / scale + 0.3, y1 - y0);
    }
    brush.imageSmoothingQuality = 'high';
    blended(brush, 'screen', 1, () => brush.drawImage(small.canvas, -80, 0, W + 160, H));
  };
}

const GREEN = ['#7a3cff', '#22d8a0', '#8dffc0'];
const ROSE = ['#3f5cff', '#c04cff', '#ff7ac0'];

function night(brush) {
  sky(brush, ['#020617', '#06163a', '#0d2c56', '#1c4a68'], 560);
}

const ridges = {
  segments: 3,
  stage() {
    const stars = starSprite(5, 1500, 620, 600);
    const lights = [
      curtain(3, { base: 330, height: 330, colours: GREEN }),
      curtain(8, { base: 400, height: 230, colours: ROSE, fold: 1.4 }),
    ];
    const peaks = times(4, (i) => crest(20 + i, 6));
    return (brush, t, share) => {
      camera(brush, { zoom: 1.03, y: 16 - 32 * share });
      night(brush);
      blended(brush, 'screen', 1, () => brush.drawImage(stars, -80 - t * 2, -50));
      lights[1](brush, t + 4, 0.75);
      lights[0](brush, t, 1);
      peaks.forEach((peak, i) => {
        const colour = mix('#2a6878', '#04101f', i / 3);
        const top = (x) =>
          500 +
          i * 52 -
          (210 - i * 34) * (peak((x + t * (3 + i * 8)) * (0.0021 + i * 0.0006) + i * 9) - 0.36);
        ridge(
          brush,
          top,
          vertical(brush, 350 + i * 40, 640 + i * 20, [mix(colour, '#d8fff0', 0.34 - i * 0.09), colour]),
          { step: 3, from: -60, to: W + 60, bottom: H + 60 },
        );
        glow(brush, 500 + i * 140, 560 + i * 20, 480, '#3ae0b0', 0.1);
      });
    };
  },
};

const fjord = {
  segments: 3,
  stage() {
    const stars = starSprite(15, 1500, 460, 420);
    const lights = [
      curtain(31, { base: 300, height: 270, colours: GREEN, fold: 1.2 }),
      curtain(38, { base: 240, height: 240, colours: ['#2f4cff', '#28c8e0', '#a0fff0'] }),
    ];
    const walls = times(2, (i) => crest(40 + i, 5));
    const shore = 420;
    const shimmer = noise(4);
    return (brush, t, share) => {
      camera(brush, { zoom: 1.06 - 0.04 * share });
      const scene = () => {
        night(brush);
        blended(brush, 'screen', 1, () => brush.drawImage(stars, -90, -30));
        lights[1](brush, t, 0.7);
        lights[0](brush, t + 2, 1);
        walls.forEach((wall, i) => {
          const side = (x) => Math.abs(x - 620 + i * 60) / 620;
          ridge(
            brush,
            (x) =>
              shore +
              4 -
              300 * Math.max(0, side(x) - 0.16 + i * -0.12) * (0.5 + 0.9 * wall(x * 0.004 + i * 7)),
            vertical(brush, 170, shore, [mix('#2f7484', '#0c2436', i), mix('#123448', '#050f1e', i)]),
            { step: 3, from: -60, to: W + 60, bottom: shore + 2 },
          );
        });
      };
      scene();
      brush.save();
      brush.beginPath();
      brush.rect(-60, shore, W + 120, H);
      brush.clip();
      brush.translate(0, shore * 2);
      brush.scale(1, -1);
      scene();
      brush.restore();
      brush.fillStyle = vertical(brush, shore, H, [alpha('#04142a', 0.2), alpha('#030c1e', 0.78)]);
      brush.fillRect(-60, shore, W + 120, H);
      for (let i = 0; i < 60; i += 1) {
        const depth = (i / 60) ** 1.5;
        const power = shimmer(i * 3.7 + t * 0.7);
        oval(
          brush,
          640 + (shimmer(i * 9.1 + t * 0.1) - 0.5) * 1400,
          shore + 6 + depth * 300,
          (30 + 200 * depth) * power,
          0.8 + 1.6 * depth,
          alpha('#9affd8', 0.2 * power),
        );
      }
      const [x, y] = [420 + t * 16, 540 + Math.sin(t) * 2];
      for (let i = 0; i < 5; i += 1)
        oval(brush, x - 90 - i * 44, y + 10 + i * 2, 46, 1.6, alpha('#a8ffe0', 0.2 - i * 0.035));
      polygon(
        brush,
        [
          [x - 92, y - 10],
          [x + 96, y - 14],
          [x + 66, y + 10],
          [x - 70, y + 10],
        ],
        '#040b16',
      );
      polygon(
        brush,
        [
          [x - 6, y - 10],
          [x + 2, y - 54],
          [x + 14, y - 56],
          [x + 20, y - 34],
          [x + 20, y - 10],
        ],
        '#050d1a',
      );
      disc(brush, x + 9, y - 62, 8, '#050d1a');
      brush.strokeStyle = '#050d1a';
      brush.lineWidth = 4;
      const pull = Math.sin(t * 1.6) * 26;
      brush.beginPath();
      brush.moveTo(x + 16, y - 44);
      brush.lineTo(x + 26 + pull * 0.4, y - 30);
      brush.lineTo(x + 46 + pull, y + 20);
      brush.stroke();
      disc(brush, x + 90, y - 22, 4, '#ffd890');
      glow(brush, x + 90, y - 22, 90, '#ffb050', 0.8);
    };
  },
};

function igloo(brush, x, y, size) {
  brush.save();
  brush.translate(x, y);
  brush.scale(size, size);
  brush.beginPath();
  brush.arc(0, 0, 100, Math.PI, TAU);
  brush.closePath();
  brush.fillStyle = linear(brush, -90, -80, 90, 0, ['#b8f0e4', '#5c9cb4', '#234c70']);
  brush.fill();
  brush.strokeStyle = alpha('#17405e', 0.55);
  brush.lineWidth = 2;
  for (let row = 1; row < 5; row += 1) {
    const rise = row * 21;
    const half = Math.sqrt(Math.max(0, 10000 - rise * rise));
    brush.beginPath();
    brush.moveTo(-half, -rise);
    brush.quadraticCurveTo(0, -rise + 12, half, -rise);
    brush.stroke();
    for (let i = -3; i <= 3; i += 1) {
      const at = ((i + (row % 2) * 0.5) / 3.6) * half;
      brush.beginPath();
      brush.moveTo(at, -rise + 5);
      brush.lineTo(at * 1.06, -rise + 25);
      brush.stroke();
    }
  }
  brush.fillStyle = '#2f6480';
  brush.beginPath();
  brush.arc(8, 0, 44, Math.PI, TAU);
  brush.fill();
  brush.fillStyle = vertical(brush, -34, 0, ['#ff9a3c', '#ffe0a0']);
  brush.beginPath();
  brush.arc(8, 0, 33, Math.PI, TAU);
  brush.fill();
  brush.restore();
  glow(brush, x + 8 * size, y - 12 * size, 150 * size, '#ffa850', 0.7);
}

const camp = {
  segments: 2,
  stage() {
    const stars = starSprite(25, 1500, 560, 500);
    const lights = [
      curtain(61, { base: 360, height: 380, colours: ROSE }),
      curtain(66, { base: 420, height: 300, colours: GREEN, fold: 1.5 }),
    ];
    const drift = fractal(70, 3);
    const next = random(14);
    const glitter = times(90, () => [next() * W, between(next, 560, 720), next() * TAU]);
    return (brush, t, share) => {
      camera(brush, { zoom: 1.02 + 0.07 * share });
      night(brush);
      blended(brush, 'screen', 1, () => brush.drawImage(stars, -90, -30));
      lights[0](brush, t, 0.9);
      lights[1](brush, t + 5, 0.95);
      ridge(
        brush,
        (x) => 560 - 90 * (drift(x * 0.003 + 8) - 0.4),
        vertical(brush, 480, 620, ['#3a8c90', '#174058']),
        { from: -60, to: W + 60 },
      );
      ridge(
        brush,
        (x) => 590 + 30 * (drift(x * 0.002) - 0.5),
        vertical(brush, 570, H, ['#7fd8cc', '#2a6680', '#0c2844']),
        { from: -60, to: W + 60, bottom: H + 60 },
      );
      igloo(brush, 420, 612, 1.15);
      igloo(brush, 860, 596, 0.7);
      oval(brush, 429, 624, 60, 9, alpha('#ffb860', 0.32));
      for (const [x, y, phase] of glitter)
        disc(brush, x, y, 1.3, alpha('#eafff8', Math.max(0, Math.sin(t * 1.6 + phase)) ** 3));
      const walk = 640 + t * 14;
      oval(brush, walk, 664, 40, 5, alpha('#04101f', 0.5));
      polygon(
        brush,
        [
          [walk - 15, 662],
          [walk - 11, 606],
          [walk + 11, 606],
          [walk + 15, 662],
        ],
        '#0b1a30',
      );
      disc(brush, walk, 594, 14, '#0b1a30');
      glow(brush, walk + 24, 634 + Math.sin(t * 3) * 2, 120, '#ffc060', 0.8);
      disc(brush, walk + 24, 634 + Math.sin(t * 3) * 2, 4.5, '#fff0c0');
      polygon(
        brush,
        [
          [walk + 8, 616],
          [walk + 25, 628],
          [walk + 22, 631],
          [walk + 6, 624],
        ],
        '#0b1a30',
      );
    };
  },
};

export default {
  id: 'aurora',
  title: { ru: 'Северное сияние', kk: 'Солтүстік шұғыла', en: 'Northern lights', uz: 'Shimol yogʻdusi' },
  mood: 'still, cold, luminous',
  costlier: 5,
  music: {
    root: 52,
    scale: SCALES.minor,
    beats: 5,
    chords: [0, 5, 3, 0, 2, 5, 6, 4],
    seed: 44,
    echo: 0.8,
    parts: [
      { play: 'chord', with: 'choir', gain: 0.3 },
      { play: 'chord', with: 'pad', gain: 0.2, octave: -1 },
      { play: 'tune', with: 'bell', gain: 0.12, octave: 1, rhythm: [2, 1, 2] },
      { play: 'arp', with: 'musicBox', gain: 0.06, octave: 2, steps: 20, from: 2 },
      { play: 'bass', with: 'sub', gain: 0.3, octave: -1, rhythm: [5] },
      { play: 'air', gain: 0.4, tone: 0.018 },
    ],
  },
  shots: [ridges, fjord, camp],
};
