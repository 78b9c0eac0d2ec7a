import { SCALES } from '../lib/music.mjs';
import {
  alpha,
  blended,
  camera,
  cloudSprite,
  disc,
  glow,
  H,
  linear,
  mix,
  oval,
  ridge,
  sky,
  TAU,
  vertical,
  W,
} from '../lib/paint.mjs';
import { between, crest, fractal, random, times, wrap } from '../lib/random.mjs';

const SUITS = [
  ['#e8443a', '#fff1d8', '#f6a13a'],
  ['#2a7fd0', '#ffe08a', '#1f4f9c'],
  ['#f4b62c', '#d8432f', '#fff4dc'],
  ['#7a4cc8', '#ffc6e0', '#4a2a90'],
  ['#24a38a', '#fff0c8', '#0f6a68'],
  ['#f0719a', '#ffe9ee', '#b83a78'],
];

/** An envelope of gores that turns slowly about its axis; `burn` lights it from below. */
function balloon(brush, x, y, size, turn, suit, burn, haze = 0) {
  const tint = (colour) => mix(colour, '#f6c8b0', haze);
  brush.save();
  brush.translate(x, y);
  brush.scale(size, size);
  brush.rotate(Math.sin(turn * 0.7) * 0.04);
  const outline = () => {
    brush.beginPath();
    brush.moveTo(-17, 92);
    brush.bezierCurveTo(-40, 46, -98, 20, -96, -40);
    brush.bezierCurveTo(-92, -132, 92, -132, 96, -40);
    brush.bezierCurveTo(98, 20, 40, 46, 17, 92);
    brush.closePath();
  };
  brush.strokeStyle = tint('#5a4036');
  brush.lineWidth = 1.5;
  for (const side of [-1, 1]) {
    brush.beginPath();
    brush.moveTo(side * 16, 90);
    brush.lineTo(side * 11, 122);
    brush.stroke();
  }
  brush.save();
  outline();
  brush.clip();
  brush.fillStyle = tint(suit[0]);
  brush.fillRect(-110, -140, 220, 250);
  const gores = 12;
  for (let i = 0; i < gores; i += 1) {
    const [from, to] = [i, i + 1].map((n) => wrap((n / gores) * TAU + turn * 0.25, TAU));
    const behind = Math.cos(from) < 0 && Math.cos(to) < 0;
    if (i % 2 || behind) continue;
    const [a, b] = [Math.sin(from), Math.sin(to)];
    const edge = (side) => [
      [side * 3, -118],
      [side * 108, -40],
      [side * 17, 92],
    ];
    const [[ax, ay], [amx, amy], [azx, azy]] = edge(Math.cos(from) < 0 ? Math.sign(a) : a);
    const [[bx, by], [bmx, bmy], [bzx, bzy]] = edge(Math.cos(to) < 0 ? Math.sign(b) : b);
    brush.fillStyle = tint(i % 4 ? suit[2] : suit[1]);
    brush.beginPath();
    brush.moveTo(ax, ay);
    brush.bezierCurveTo(amx * 0.98, amy - 50, amx * 1.02, amy + 60, azx, azy);
    brush.lineTo(bzx, bzy);
    brush.bezierCurveTo(bmx * 1.02, bmy + 60, bmx * 0.98, bmy - 50, bx, by);
    brush.fill();
  }
  brush.fillStyle = alpha(tint(suit[1]), 0.95);
  brush.fillRect(-110, -22, 220, 13);
  brush.fillStyle = linear(brush, -96, 0, 96, 0, [
    alpha('#fff6e0', 0.42),
    alpha('#ffffff', 0.08),
    alpha('#2a1030', 0.12),
    alpha('#2a1030', 0.52 * (1 - haze)),
  ]);
  brush.fillRect(-110, -140, 220, 250);
  if (burn > 0) glow(brush, 0, 82, 150, '#ffc860', burn);
  brush.restore();
  brush.fillStyle = vertical(brush, 120, 142, [tint('#a8703c'), tint('#5c3520')]);
  brush.fillRect(-14, 121, 28, 20);
  brush.fillStyle = tint('#3a2018');
  brush.fillRect(-15, 119, 30, 4);
  for (const at of [-6, 6]) disc(brush, at, 114, 4.4, tint('#38243a'));
  if (burn > 0) {
    oval(brush, 0, 96, 4, 13 * burn, alpha('#fff4b0', burn));
    glow(brush, 0, 94, 50, '#ffb040', burn);
  }
  brush.restore();
}

const burner = (t, phase) => Math.max(0, Math.sin(t * 0.9 + phase)) ** 5 * (0.85 + 0.15 * Math.sin(t * 23));

const valley = {
  segments: 3,
  stage() {
    const clouds = times(7, (i) => cloudSprite(300 + i, 720, 130, '#fff0dc', '#e8a0a8'));
    const hills = times(5, (i) => fractal(310 + i, 4));
    const next = random(7);
    const fleet = times(15, (i) => ({
      x: next() * 1600,
      y: between(next, 70, 420),
      size: 0.14 + 0.3 * (i / 15) ** 1.4,
      suit: SUITS[i % SUITS.length],
      phase: next() * TAU,
      rise: between(next, -5, 7),
    }));
    const fog = times(6, (i) => cloudSprite(330 + i, 1100, 200, '#fff2e0', '#f6c4b4'));
    return (brush, t, share) => {
      camera(brush, { zoom: 1.04, y: 22 - 44 * share });
      sky(brush, ['#6a8fd8', '#b8b8e4', '#f8c8b8', '#ffdf9e'], 520);
      glow(brush, 330, 440, 780, '#fff0b0', 0.85);
      disc(brush, 330, 440 - t * 2.5, 52, '#fffbe4');
      clouds.forEach((cloud, i) =>
        blended(brush, 'source-over', 0.7, () =>
          brush.drawImage(cloud, wrap(i * 310 - t * 5, 2170) - 760, 20 + ((i * 57) % 180)),
        ),
      );
      const wave = (i, from, to) =>
        ridge(
          brush,
          (x) =>
            470 + i * 46 - (110 - i * 8) * (hills[i]((x + t * (4 + i * 9)) * (0.002 + i * 0.0004)) - 0.45),
          vertical(brush, 400 + i * 46, 560 + i * 50, [from, to]),
          { from: -60, to: W + 60, bottom: H + 60 },
        );
      const flock = (from, to) =>
        fleet
          .slice(from, to)
          .forEach(({ phase, rise, size, suit, x, y }) =>
            balloon(
              brush,
              wrap(x - t * 24 * size, 1600) - 120,
              y - rise * t + Math.sin(t * 0.5 + phase) * 6,
              size,
              t + phase,
              suit,
              burner(t, phase),
              0.5 - size,
            ),
          );
      flock(0, 8);
      wave(0, '#e8b8b4', '#f2cfba');
      wave(1, '#c89aa4', '#e6b8a8');
      fog
        .slice(0, 3)
        .forEach((cloud, i) =>
          blended(brush, 'source-over', 0.55, () =>
            brush.drawImage(cloud, wrap(i * 700 - t * 9, 2400) - 1100, 440),
          ),
        );
      wave(2, '#94788f', '#c8949a');
      flock(8, 15);
      fog
        .slice(3)
        .forEach((cloud, i) =>
          blended(brush, 'source-over', 0.5, () =>
            brush.drawImage(cloud, wrap(i * 760 - t * 16, 2400) - 1100, 520),
          ),
        );
      wave(3, '#5c5478', '#8a6a84');
      wave(4, '#34345a', '#3c2c50');
    };
  },
};

const close = {
  segments: 2,
  stage() {
    const clouds = times(10, (i) => cloudSprite(360 + i, 620, 210, '#ffffff', '#c8c4ec'));
    return (brush, t, share) => {
      camera(brush, { zoom: 1.02, turn: Math.sin(t * 0.3) * 0.012 });
      sky(brush, ['#3f7fd8', '#8fc0f0', '#f0e0ee', '#ffd2a8']);
      glow(brush, 1080, 560, 820, '#ffe6b0', 0.75);
      const bank = (from, to, speed, scale, opacity) =>
        clouds
          .slice(from, to)
          .forEach((cloud, i) =>
            blended(brush, 'source-over', opacity, () =>
              brush.drawImage(
                cloud,
                wrap(i * 520 + from * 130 - t * speed, 2080) - 640 * scale,
                90 + ((i * 211 + from * 77) % 430) + t * speed * 0.16,
                620 * scale,
                210 * scale,
              ),
            ),
          );
      bank(0, 4, 12, 0.8, 0.75);
      balloon(brush, 1040 - t * 9, 240 - t * 5, 0.62, t + 2, SUITS[1], burner(t, 2), 0.12);
      balloon(brush, 190 + t * 4, 420 - t * 9, 0.5, t + 4, SUITS[5], burner(t, 4.4), 0.16);
      bank(4, 7, 26, 1, 0.85);
      balloon(
        brush,
        590 + t * 8,
        330 + Math.sin(t * 0.6) * 10 - share * 30,
        2.05,
        t,
        SUITS[0],
        burner(t, 5.6),
      );
      bank(7, 10, 62, 1.3, 0.5);
    };
  },
};

const lakeside = {
  segments: 3,
  stage() {
    const clouds = times(6, (i) => cloudSprite(400 + i, 780, 120, '#ffe2c0', '#d88aa0'));
    const peaks = times(3, (i) => crest(410 + i, 5));
    const next = random(17);
    const fleet = times(9, (i) => ({
      x: i * 170 + between(next, -40, 40),
      y: between(next, 90, 300),
      size: 0.3 + 0.4 * next(),
      suit: SUITS[(i + 2) % SUITS.length],
      phase: next() * TAU,
    }));
    fleet.sort((a, b) => a.size - b.size);
    const shore = 486;
    const shimmer = fractal(9, 2);
    return (brush, t, share) => {
      camera(brush, { zoom: 1.1 - 0.07 * share });
      const scene = () => {
        sky(brush, ['#4a5fb0', '#a884bc', '#f6a08a', '#ffd890'], shore);
        glow(brush, 900, shore - 40, 640, '#ffe8a8', 0.85);
        disc(brush, 900, shore - 62 - t * 2, 46, '#fff6d0');
        clouds.forEach((cloud, i) =>
          blended(brush, 'source-over', 0.7, () =>
            brush.drawImage(cloud, wrap(i * 360 - t * 6, 2160) - 820, 20 + ((i * 73) % 190)),
          ),
        );
        peaks.forEach((peak, i) =>
          ridge(
            brush,
            (x) =>
              shore +
              2 -
              (150 - i * 46) * Math.max(0.05, peak((x + t * (3 + i * 4)) * (0.0026 + i * 0.001)) - 0.22),
            vertical(brush, 350 + i * 30, shore, [
              ['#d08a9c', '#9c6288', '#5a3f6c'][i],
              ['#f4b49c', '#d88a8c', '#8a5a7a'][i],
            ]),
            { step: 3, from: -60, to: W + 60, bottom: shore + 2 },
          ),
        );
        for (const { phase, size, suit, x, y } of fleet)
          balloon(
            brush,
            x + Math.sin(t * 0.3 + phase) * 16 + t * 6 * size,
            y + 40 - t * 7 * size + Math.sin(t * 0.6 + phase) * 6,
            size,
            t + phase,
            suit,
            burner(t, phase),
            0.34 - size * 0.4,
          );
      };
      scene();
      brush.save();
      brush.beginPath();
      brush.rect(-80, shore, W + 160, H);
      brush.clip();
      brush.translate(0, shore * 2);
      brush.scale(1, -1);
      scene();
      brush.restore();
      brush.fillStyle = vertical(brush, shore, H, [
        alpha('#f0a090', 0.28),
        alpha('#4a3a78', 0.5),
        alpha('#1c1c4c', 0.78),
      ]);
      brush.fillRect(-80, shore, W + 160, H);
      for (let i = 0; i < 64; i += 1) {
        const depth = (i / 64) ** 1.5;
        const power = shimmer(i * 4.1 + t * 0.8);
        oval(
          brush,
          900 + (shimmer(i * 6.7 + t * 0.14) - 0.5) * (260 + 1500 * depth),
          shore + 4 + depth * 240,
          (20 + 130 * depth) * power,
          0.8 + 1.8 * depth,
          alpha('#fff0c0', 0.4 * power),
        );
      }
      for (let i = 0; i < 26; i += 1) {
        const x = i < 15 ? -20 + i * 17 : 1010 + (i - 15) * 27;
        const tall = 100 + ((i * 67) % 110);
        const sway = Math.sin(t * 1.1 + i) * 9;
        brush.strokeStyle = '#1c1638';
        brush.lineWidth = 3;
        brush.beginPath();
        brush.moveTo(x, H + 20);
        brush.quadraticCurveTo(x, H - tall * 0.5, x + sway, H + 10 - tall);
        brush.stroke();
        if (i % 3 === 0) oval(brush, x + sway, H - tall, 5, 19, '#2a1838', sway * 0.01);
      }
    };
  },
};

export default {
  id: 'balloons',
  title: {
    ru: 'Воздушные шары на рассвете',
    kk: 'Таңғы әуе шарлары',
    en: 'Balloons at dawn',
    uz: 'Tongdagi havo sharlari',
  },
  mood: 'light, hopeful, floating',
  costlier: 9,
  music: {
    root: 60,
    scale: SCALES.major,
    beats: 6,
    chords: [0, 3, 5, 4, 0, 3, 1, 4],
    seed: 38,
    echo: 0.45,
    parts: [
      { play: 'chord', with: 'strings', gain: 0.24, octave: -1 },
      { play: 'arp', with: 'piano', gain: 0.2, octave: 0, steps: 24 },
      { play: 'bass', with: 'bass', gain: 0.3, octave: -2, rhythm: [3, 2, 1] },
      { play: 'tune', with: 'strings', gain: 0.14, octave: 0, rhythm: [2, 1, 3], from: 2 },
      { play: 'tune', with: 'flute', gain: 0.08, octave: 1, rhythm: [1, 1, 1, 3], from: 4 },
    ],
  },
  shots: [valley, close, lakeside],
};
