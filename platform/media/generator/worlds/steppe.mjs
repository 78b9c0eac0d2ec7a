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
  polygon,
  ridge,
  sky,
  starSprite,
  TAU,
  vertical,
  W,
} from '../lib/paint.mjs';
import { between, crest, fractal, noise, random, times, wrap } from '../lib/random.mjs';

/** Blades along a hill, bent by one travelling gust. */
function grass(seed, { count, tall, top, dark, light }) {
  const next = random(seed);
  const gust = noise(seed + 1);
  const blades = times(count, () => ({
    x: next() * 1500,
    size: between(next, 0.5, 1.1) * tall,
    tint: next(),
    sink: next() * tall * 1.4,
    lean: between(next, -0.2, 0.3),
  }));
  blades.sort((a, b) => a.sink - b.sink);
  return (brush, offset, t) => {
    for (const { lean, sink, size, tint, x } of blades) {
      const at = wrap(x - offset, 1500) - 110;
      const foot = top(at + offset) + sink;
      const bend = (lean + gust(at * 0.004 - t * 0.9) * 0.9 + 0.12 * Math.sin(t * 3.2 + x)) * size;
      brush.fillStyle = mix(dark, light, tint * 0.8);
      brush.beginPath();
      brush.moveTo(at - size * 0.05 - 0.8, foot);
      brush.quadraticCurveTo(at, foot - size * 0.6, at + bend, foot - size);
      brush.quadraticCurveTo(at + size * 0.08, foot - size * 0.5, at + size * 0.05 + 0.8, foot);
      brush.fill();
    }
  };
}

function yurt(brush, x, y, size, { roof, wall, band, door, smoke, t }) {
  brush.save();
  brush.translate(x, y);
  brush.scale(size, size);
  const lit = (reach, colour) => linear(brush, -reach, 0, reach, 0, [colour, mix(colour, '#2a1830', 0.5)]);
  brush.fillStyle = lit(60, wall);
  brush.fillRect(-60, -46, 120, 46);
  brush.fillStyle = lit(70, roof);
  brush.beginPath();
  brush.moveTo(-68, -42);
  brush.bezierCurveTo(-56, -72, -26, -90, -12, -92);
  brush.lineTo(12, -92);
  brush.bezierCurveTo(26, -90, 56, -72, 68, -42);
  brush.closePath();
  brush.fill();
  oval(brush, 0, -92, 13, 4, mix(roof, '#2a1830', 0.6));
  brush.fillStyle = band;
  brush.fillRect(-61, -46, 122, 8);
  for (let i = -56; i < 60; i += 14)
    polygon(
      brush,
      [
        [i, -42],
        [i + 5, -45.5],
        [i + 10, -42],
        [i + 5, -38.5],
      ],
      '#f4e2b8',
    );
  brush.fillStyle = door;
  brush.fillRect(-13, -36, 26, 36);
  brush.strokeStyle = band;
  brush.lineWidth = 3;
  brush.strokeRect(-13, -36, 26, 36);
  brush.restore();
  if (!smoke) return;
  for (let i = 0; i < 14; i += 1) {
    const age = wrap(i / 14 + t * 0.09, 1);
    disc(
      brush,
      x + age * age * 120 * size + Math.sin(age * 7 + t) * 7 * size,
      y - (96 + age * 170) * size,
      (5 + age * 24) * size,
      alpha(smoke, 0.26 * (1 - age)),
    );
  }
}

/** A galloping horse; `stride` is the phase of its legs. */
function horse(brush, x, y, size, colour, stride) {
  brush.save();
  brush.translate(x, y + Math.sin(stride) * 4 * size);
  brush.scale(size, size);
  brush.rotate(Math.sin(stride) * 0.05);
  brush.strokeStyle = colour;
  brush.fillStyle = colour;
  brush.lineCap = 'round';
  brush.lineJoin = 'round';
  for (const [hip, phase, front] of [
    [-26, 0, 0],
    [-22, 0.8, 0],
    [24, 2.6, 1],
    [28, 3.4, 1],
  ]) {
    const swing = Math.sin(stride + phase);
    const lift = Math.max(0, Math.cos(stride + phase));
    const knee = [hip + swing * 13, -24 + 22];
    const hoof = [knee[0] + swing * 12 - lift * (front ? 8 : 14), 22 - lift * 12];
    brush.lineWidth = 8;
    brush.beginPath();
    brush.moveTo(hip, -26);
    brush.lineTo(...knee);
    brush.stroke();
    brush.lineWidth = 4.4;
    brush.beginPath();
    brush.moveTo(...knee);
    brush.lineTo(...hoof);
    brush.stroke();
  }
  brush.beginPath();
  brush.moveTo(-38, -38);
  brush.bezierCurveTo(-24, -54, 6, -40, 26, -50);
  brush.quadraticCurveTo(40, -62, 50, -82);
  brush.quadraticCurveTo(54, -88, 57, -92);
  brush.quadraticCurveTo(60, -84, 66, -78);
  brush.lineTo(80, -64);
  brush.quadraticCurveTo(80, -56, 71, -58);
  brush.quadraticCurveTo(58, -62, 54, -54);
  brush.quadraticCurveTo(44, -34, 34, -22);
  brush.quadraticCurveTo(4, -12, -30, -18);
  brush.quadraticCurveTo(-44, -24, -38, -38);
  brush.fill();
  const wave = Math.sin(stride * 0.9);
  brush.beginPath();
  brush.moveTo(-36, -40);
  brush.bezierCurveTo(-58, -50, -66, -36 + wave * 5, -84, -30 + wave * 9);
  brush.bezierCurveTo(-66, -26, -54, -24, -36, -30);
  brush.fill();
  brush.beginPath();
  brush.moveTo(54, -92);
  brush.bezierCurveTo(38, -92 + wave * 3, 32, -76, 18, -70 + wave * 6);
  brush.bezierCurveTo(30, -64, 30, -56, 34, -52);
  brush.lineTo(48, -74);
  brush.fill();
  brush.restore();
}

function eagle(brush, x, y, size, t, colour) {
  brush.save();
  brush.translate(x, y);
  brush.rotate(Math.sin(t * 0.5) * 0.14);
  brush.scale(size, size * (0.84 + 0.16 * Math.sin(t * 1.1)));
  const wing = [
    [20, -14],
    [58, -22],
    [94, -12],
    [104, -3],
    [90, -3],
    [98, 5],
    [82, 2],
    [86, 11],
    [68, 5],
    [40, 8],
    [12, 9],
  ];
  const tail = [
    [6, 14],
    [12, 32],
    [0, 29],
    [-12, 32],
    [-6, 14],
  ];
  const mirrored = wing.map(([px, py]) => [-px, py]).reverse();
  polygon(brush, [[0, -5], ...wing, ...tail, ...mirrored], colour);
  oval(brush, 0, -9, 6, 9, colour);
  brush.restore();
}

const day = {
  segments: 3,
  stage() {
    const clouds = times(8, (i) => cloudSprite(200 + i, 460, 160, '#ffffff', '#c0d8ec'));
    const far = crest(70, 5);
    const hills = times(3, (i) => fractal(75 + i, 3));
    const top = (x) => 590 + 40 * hills[2](x * 0.0022);
    const field = grass(6, { count: 1500, tall: 46, top, dark: '#5e8a2e', light: '#e2d46a' });
    return (brush, t, share) => {
      camera(brush, { zoom: 1.03, y: 8 - 16 * share });
      sky(brush, ['#2f86d4', '#79bdea', '#cfe9f0', '#fff3d4'], 480);
      glow(brush, 240, 120, 480, '#fff4c4', 0.8);
      clouds.forEach((cloud, i) => {
        const depth = 0.5 + (i % 4) * 0.22;
        blended(brush, 'source-over', 0.92, () =>
          brush.drawImage(
            cloud,
            wrap(i * 250 - t * 9 * depth, 1960) - 520,
            30 + ((i * 53) % 190),
            460 * depth,
            160 * depth,
          ),
        );
      });
      ridge(
        brush,
        (x) => 470 - 130 * (far((x + t * 4) * 0.0024) - 0.3),
        vertical(brush, 350, 500, ['#e9f3fa', '#8fb2cc', '#b8d0c8']),
        { step: 3, from: -40, to: W + 40 },
      );
      ridge(
        brush,
        (x) => 478 + 34 * (hills[0]((x + t * 14) * 0.003) - 0.5),
        vertical(brush, 450, 560, ['#c6cf86', '#9dbb62']),
        { from: -40, to: W + 40 },
      );
      yurt(brush, 900 - t * 20, 530, 0.62, {
        roof: '#f6efe0',
        wall: '#e6d6bc',
        band: '#b43a34',
        door: '#7a3a22',
        smoke: '#ffffff',
        t,
      });
      yurt(brush, 1060 - t * 22, 546, 0.86, {
        roof: '#fbf6ea',
        wall: '#ecdfc6',
        band: '#2a6f8e',
        door: '#8a4424',
        smoke: '#ffffff',
        t: t + 3,
      });
      ridge(
        brush,
        (x) => 540 + 30 * (hills[1]((x + t * 40) * 0.0028) - 0.3),
        vertical(brush, 520, 640, ['#a9c258', '#7aa040']),
        { from: -40, to: W + 40 },
      );
      for (let i = 0; i < 4; i += 1)
        horse(
          brush,
          60 + i * 120 + t * (52 + i * 3),
          566 + (i % 2) * 20,
          0.5 + (i % 2) * 0.07,
          ['#6b3a1e', '#2f1c14', '#a8652c', '#4a2a1a'][i],
          t * 9 + i * 1.9,
        );
      ridge(brush, (x) => top(x + t * 70), vertical(brush, 580, H, ['#9db548', '#52782a']), {
        from: -40,
        to: W + 40,
        bottom: H + 40,
      });
      field(brush, t * 70, t);
      eagle(brush, 760 - t * 22, 190 + Math.sin(t * 0.6) * 24, 0.62, t, '#3c2c22');
    };
  },
};

const dusk = {
  segments: 3,
  stage() {
    const clouds = times(7, (i) => cloudSprite(230 + i, 860, 110, '#ffc27e', '#b4526a'));
    const hills = times(3, (i) => fractal(92 + i, 3));
    const top = (x) => 580 + 26 * hills[2](x * 0.003);
    const field = grass(16, {
      count: 1100,
      tall: 74,
      top: (x) => top(x) + 30,
      dark: '#1a0c16',
      light: '#4a2018',
    });
    const dust = random(12);
    const specks = times(46, () => ({
      x: dust() * 1400,
      y: between(dust, 380, 620),
      speed: between(dust, 10, 40),
      size: between(dust, 1, 2.6),
    }));
    return (brush, t) => {
      camera(brush, { zoom: 1.04 });
      sky(brush, ['#3a2060', '#a03c66', '#f0683e', '#ffb04a', '#ffe08a'], 560);
      const sun = { x: 860 - t * 5, y: 450 + t * 2 };
      clouds.forEach((cloud, i) =>
        blended(brush, 'source-over', 0.75, () =>
          brush.drawImage(cloud, wrap(i * 330 - t * 7, 2310) - 900, 40 + ((i * 91) % 240)),
        ),
      );
      glow(brush, sun.x, sun.y, 760, '#ff8a3a', 0.7);
      disc(brush, sun.x, sun.y, 118, vertical(brush, sun.y - 118, sun.y + 118, ['#fff6cc', '#ffc45c']));
      ridge(
        brush,
        (x) => 520 + 44 * (hills[0]((x + t * 8) * 0.0025) - 0.5),
        vertical(brush, 490, 600, ['#b4483c', '#7a2c3c']),
        { from: -40, to: W + 40 },
      );
      ridge(
        brush,
        (x) => 556 + 30 * (hills[1]((x + t * 60) * 0.003) - 0.5),
        vertical(brush, 530, 620, ['#6a2434', '#38142a']),
        { from: -40, to: W + 40 },
      );
      const herd = [
        [0, 0, 1.05],
        [190, 18, 1.2],
        [-210, 10, 0.98],
        [380, -6, 0.9],
        [60, 34, 1.3],
        [-420, 30, 1.15],
      ];
      herd.forEach(([dx, dy, size], i) => {
        glow(brush, 560 + dx + t * 10 - 70, 592 + dy, 110, '#ff9a50', 0.16);
        horse(
          brush,
          560 + dx + t * 10 + Math.sin(t * 0.7 + i) * 22,
          574 + dy,
          size,
          mix('#2a0f1c', '#12060e', i / 6),
          t * 10.5 + i * 1.7,
        );
      });
      for (const { size, speed, x, y } of specks)
        disc(brush, wrap(x - t * speed * 5, 1400) - 60, y + Math.sin(t + x) * 8, size, alpha('#ffd08a', 0.4));
      ridge(brush, (x) => top(x + t * 170) + 58, '#140810', { from: -40, to: W + 40, bottom: H + 40 });
      field(brush, t * 170, t);
    };
  },
};

const camp = {
  segments: 2,
  stage() {
    const stars = starSprite(22, 1500, 620, 900);
    const milky = times(5, (i) => cloudSprite(260 + i, 700, 260, '#8f9be8', '#5a3f9a'));
    const hills = times(2, (i) => fractal(105 + i, 4));
    const field = grass(26, {
      count: 900,
      tall: 44,
      top: (x) => 640 + 18 * hills[1](x * 0.003),
      dark: '#050a14',
      light: '#1c2c38',
    });
    const next = random(31);
    const sparks = times(26, () => ({ phase: next(), sway: next() * TAU, reach: between(next, 80, 240) }));
    return (brush, t, share) => {
      camera(brush, { zoom: 1.1 - 0.05 * share });
      sky(brush, ['#030820', '#0c1c4a', '#2a3f7a', '#6a6a90'], 600);
      brush.save();
      brush.translate(640, 260);
      brush.rotate(-0.5 + t * 0.006);
      blended(brush, 'screen', 0.32, () =>
        milky.forEach((cloud, i) => brush.drawImage(cloud, -1000 + i * 330, -150, 760, 300)),
      );
      brush.restore();
      blended(brush, 'screen', 1, () => brush.drawImage(stars, -90 - t * 2, -40));
      ridge(
        brush,
        (x) => 560 + 60 * (hills[0](x * 0.0024) - 0.5),
        vertical(brush, 520, 640, ['#22345e', '#0e1a36']),
        { from: -60, to: W + 60, bottom: H },
      );
      ridge(brush, (x) => 626 + 18 * hills[1](x * 0.003), vertical(brush, 620, H, ['#101c2c', '#050a12']), {
        from: -60,
        to: W + 60,
        bottom: H + 60,
      });
      const warm = 0.86 + 0.14 * Math.sin(t * 9) * Math.sin(t * 5.3);
      const colours = { roof: '#6a6478', wall: '#544a60', band: '#7a2c34', smoke: '#8a94b8' };
      yurt(brush, 390, 650, 1.5, { ...colours, door: '#ffb450', t });
      yurt(brush, 920, 640, 1.1, { ...colours, door: '#ffa040', smoke: '', t });
      glow(brush, 390, 626, 150, '#ffa040', 0.6 * warm);
      glow(brush, 920, 624, 110, '#ffa040', 0.5 * warm);
      glow(brush, 655, 640, 420 * warm, '#ff8030', 0.65);
      for (let i = 0; i < 7; i += 1) {
        const lick = 0.6 + 0.4 * Math.sin(t * (7 + i) + i * 2);
        const x = 630 + i * 8;
        const tall = (26 + 40 * Math.sin(((i + 0.5) / 7) * Math.PI)) * lick;
        brush.fillStyle = vertical(brush, 662 - tall, 662, [alpha('#ff5a1e', 0.1), '#ff9a30', '#fff0a0']);
        brush.beginPath();
        brush.moveTo(x - 9, 662);
        brush.quadraticCurveTo(x - 8, 662 - tall * 0.5, x + Math.sin(t * 6 + i) * 5, 662 - tall);
        brush.quadraticCurveTo(x + 9, 662 - tall * 0.4, x + 9, 662);
        brush.fill();
      }
      polygon(
        brush,
        [
          [612, 668],
          [700, 656],
          [702, 662],
          [614, 674],
        ],
        '#1c0e0a',
      );
      polygon(
        brush,
        [
          [612, 656],
          [700, 668],
          [698, 674],
          [610, 662],
        ],
        '#241209',
      );
      for (const { phase, reach, sway } of sparks) {
        const age = wrap(phase + t * 0.34, 1);
        disc(
          brush,
          655 + Math.sin(age * 6 + sway) * 26 * (0.4 + age),
          650 - age * reach * 1.4,
          1.9 * (1 - age) + 0.4,
          alpha('#ffc060', 1 - age),
        );
      }
      field(brush, 0, t * 0.6);
    };
  },
};

export default {
  id: 'steppe',
  title: { ru: 'Степь', kk: 'Дала', en: 'The steppe', uz: 'Dasht' },
  mood: 'open, windy, galloping, then a fire under the stars',
  costlier: 7,
  music: {
    root: 50,
    scale: SCALES.mixolydian,
    beats: 8,
    chords: [0, 0, 6, 3, 0, 4, 6, 0],
    seed: 8,
    echo: 0.3,
    parts: [
      { play: 'chord', with: 'strings', gain: 0.2 },
      { play: 'arp', with: 'dombra', gain: 0.3, octave: 0, steps: 24 },
      { play: 'bass', with: 'bass', gain: 0.3, octave: -1, rhythm: [2, 2, 2, 2] },
      { play: 'tune', with: 'flute', gain: 0.14, octave: 0, rhythm: [2, 1, 1, 3, -1], from: 1 },
      { play: 'drum', with: 'drum', gain: 0.34, hits: 'X..x.xX..x.x', from: 2 },
      { play: 'drum', with: 'shaker', gain: 0.08, hits: '..x..x..x..x', pan: -0.3, from: 3 },
      { play: 'air', gain: 0.3, tone: 0.03 },
    ],
  },
  shots: [day, dusk, camp],
};
