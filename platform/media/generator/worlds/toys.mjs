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
  TAU,
  vertical,
  W,
} from '../lib/paint.mjs';
import { noise, times, wrap } from '../lib/random.mjs';

const CANDY = ['#ff5d6c', '#ffb52e', '#3fc7a0', '#4a9dff', '#b06bff', '#ff8ac0'];

function rounded(brush, x, y, width, height, radius, style) {
  brush.fillStyle = style;
  brush.beginPath();
  brush.roundRect(x, y, width, height, radius);
  brush.fill();
}

/** Paint of a toy: lit from above, darker at the foot. */
const gloss = (brush, y, height, colour) =>
  vertical(brush, y, y + height, [mix(colour, '#ffffff', 0.4), colour, mix(colour, '#401040', 0.28)]);

function wheel(brush, x, y, radius, turn, colour) {
  disc(brush, x, y, radius, '#4a3560');
  disc(brush, x, y, radius * 0.74, colour);
  brush.strokeStyle = '#fff4dc';
  brush.lineWidth = radius * 0.14;
  for (let i = 0; i < 3; i += 1) {
    const angle = turn + (i * Math.PI) / 3;
    brush.beginPath();
    brush.moveTo(x - Math.cos(angle) * radius * 0.62, y - Math.sin(angle) * radius * 0.62);
    brush.lineTo(x + Math.cos(angle) * radius * 0.62, y + Math.sin(angle) * radius * 0.62);
    brush.stroke();
  }
  disc(brush, x, y, radius * 0.2, '#fff4dc');
}

function face(brush, x, y, size, t) {
  const open = Math.sin(t * 1.3) > 0.97 ? 0.12 : 1;
  for (const side of [-1, 1]) {
    oval(brush, x + side * size * 0.42, y, size * 0.15, size * 0.2 * open, '#38264a');
    disc(brush, x + side * size * 0.42 + size * 0.05, y - size * 0.07, size * 0.055 * open, '#ffffff');
    oval(brush, x + side * size * 0.72, y + size * 0.34, size * 0.16, size * 0.1, alpha('#ff7a8a', 0.6));
  }
  brush.strokeStyle = '#38264a';
  brush.lineWidth = size * 0.09;
  brush.lineCap = 'round';
  brush.beginPath();
  brush.arc(x, y + size * 0.14, size * 0.3, 0.25, Math.PI - 0.25);
  brush.stroke();
}

function bear(brush, x, y, size, colour, t) {
  disc(brush, x - size * 0.6, y - size * 0.66, size * 0.32, colour);
  disc(brush, x + size * 0.6, y - size * 0.66, size * 0.32, colour);
  disc(brush, x - size * 0.6, y - size * 0.66, size * 0.18, '#ffe2cc');
  disc(brush, x + size * 0.6, y - size * 0.66, size * 0.18, '#ffe2cc');
  disc(brush, x, y, size, gloss(brush, y - size, size * 2, colour));
  oval(brush, x, y + size * 0.36, size * 0.5, size * 0.4, '#ffeeda');
  face(brush, x, y, size, t);
}

function cottonCloud(brush, x, y, size) {
  for (const [dx, dy, r] of [
    [-44, 4, 28],
    [-14, -12, 38],
    [24, -6, 34],
    [52, 8, 24],
  ])
    disc(brush, x + dx * size, y + (dy + 6) * size, r * size, '#d4e6fa');
  for (const [dx, dy, r] of [
    [-44, 4, 27],
    [-14, -12, 37],
    [24, -6, 33],
    [52, 8, 23],
  ])
    disc(brush, x + dx * size, y + dy * size, r * size, '#ffffff');
}

function lollyTree(brush, x, foot, size, colour, t) {
  const sway = Math.sin(t * 1.5 + x * 0.02) * 5 * size;
  rounded(brush, x - 5 * size, foot - 92 * size, 10 * size, 94 * size, 5, '#c98a5a');
  disc(brush, x + sway, foot - 112 * size, 46 * size, gloss(brush, foot - 158 * size, 92 * size, colour));
  oval(brush, x + sway - 15 * size, foot - 130 * size, 12 * size, 8 * size, alpha('#ffffff', 0.45), -0.6);
}

const railway = {
  segments: 3,
  stage() {
    const hills = times(3, (i) => noise(4 + i));
    return (brush, t, share) => {
      camera(brush, { zoom: 1.03, y: 6 - 12 * share });
      sky(brush, ['#58b8f4', '#a8e0fa', '#fdf3d0'], 520);
      glow(brush, 1050, 130, 360, '#fff6c0', 0.8);
      for (let i = 0; i < 12; i += 1)
        polygon(
          brush,
          [-0.1, 0, 0.1].map((d, n) => [
            1050 + Math.cos(t * 0.2 + i * (TAU / 12) + d) * (n === 1 ? 116 : 82),
            130 + Math.sin(t * 0.2 + i * (TAU / 12) + d) * (n === 1 ? 116 : 82),
          ]),
          '#ffd34a',
        );
      disc(brush, 1050, 130, 72, gloss(brush, 58, 144, '#ffd84a'));
      face(brush, 1050, 122, 50, t);
      CANDY.slice(0, 5).forEach((colour, i) => {
        brush.strokeStyle = alpha(colour, 0.55);
        brush.lineWidth = 18;
        brush.beginPath();
        brush.arc(420, 560, 400 - i * 18, Math.PI, TAU);
        brush.stroke();
      });
      for (let i = 0; i < 6; i += 1)
        cottonCloud(
          brush,
          wrap(i * 270 - t * (10 + (i % 3) * 6), 1620) - 140,
          90 + ((i * 71) % 170),
          0.7 + (i % 3) * 0.25,
        );
      ridge(
        brush,
        (x) => 500 - 90 * hills[0]((x + t * 12) * 0.005),
        vertical(brush, 400, 560, ['#a8e08a', '#7acb84']),
        { from: -60, to: W + 60 },
      );
      for (let i = 0; i < 7; i += 1) {
        const x = wrap(i * 250 - t * 30, 1750) - 150;
        lollyTree(brush, x, 530, 0.7, CANDY[(i * 2 + 2) % 6], t);
      }
      ridge(
        brush,
        (x) => 540 - 50 * hills[1]((x + t * 30) * 0.005),
        vertical(brush, 480, 620, ['#8ad86a', '#4fb466']),
        { from: -60, to: W + 60 },
      );
      rounded(brush, -80, 612, W + 160, 12, 4, '#8a5a3c');
      for (let i = 0; i < 34; i += 1)
        rounded(brush, wrap(i * 46 - t * 110, 1564) - 120, 620, 24, 14, 4, '#b87a4a');
      const bounce = (n) => Math.abs(Math.sin(t * 6 + n)) * -3;
      const head = 800 + Math.sin(t * 0.5) * 30;
      for (let i = 0; i < 9; i += 1) {
        const age = wrap(i / 9 + t * 0.5, 1);
        disc(
          brush,
          head + 74 - age * 280,
          424 - age * 120 + bounce(0),
          12 + age * 34,
          alpha('#ffffff', 0.85 * (1 - age)),
        );
      }
      [0, 1, 2].forEach((i) => {
        const x = head - 220 - i * 196;
        rounded(brush, x - 18, 570, 216, 12, 6, '#6a4a7a');
        if (i === 1)
          [0, 1, 2].forEach((n) =>
            rounded(
              brush,
              x + 14 + n * 50,
              470 + bounce(i) - (n % 2) * 8,
              44,
              60,
              6,
              gloss(brush, 460, 70, CANDY[(n + 3) % 6]),
            ),
          );
        else
          bear(
            brush,
            x + 85,
            478 + bounce(i) + Math.sin(t * 3 + i) * 4,
            42,
            i === 0 ? '#e8a05c' : '#b8a0f0',
            t + i,
          );
        rounded(brush, x, 516 + bounce(i), 172, 74, 16, gloss(brush, 516, 74, CANDY[(i * 2 + 1) % 6]));
        for (const dx of [38, 134]) wheel(brush, x + dx, 592, 25, t * 4.4, CANDY[(i + 4) % 6]);
      });
      rounded(brush, head - 14, 470 + bounce(7), 176, 112, 26, gloss(brush, 470, 112, '#ff5d6c'));
      rounded(brush, head - 30, 420 + bounce(7), 88, 166, 16, gloss(brush, 420, 166, '#4a9dff'));
      rounded(brush, head - 42, 406 + bounce(7), 112, 22, 11, '#ffb52e');
      rounded(brush, head - 10, 442 + bounce(7), 48, 46, 10, '#e8f8ff');
      rounded(brush, head + 92, 426 + bounce(7), 34, 50, 8, gloss(brush, 426, 50, '#ffb52e'));
      rounded(brush, head + 84, 418 + bounce(7), 50, 16, 8, '#ff8ac0');
      disc(brush, head + 164, 526 + bounce(7), 46, gloss(brush, 480, 92, '#ffe0b0'));
      face(brush, head + 168, 520 + bounce(7), 32, t);
      wheel(brush, head + 6, 586, 34, t * 3.4, '#3fc7a0');
      for (const dx of [84, 146]) wheel(brush, head + dx, 594, 25, t * 4.4, '#ffb52e');
      ridge(
        brush,
        (x) => 664 + 20 * hills[2]((x + t * 150) * 0.006),
        vertical(brush, 650, H, ['#6acb58', '#3a9a58']),
        { from: -60, to: W + 60, bottom: H + 60 },
      );
      for (let i = 0; i < 16; i += 1) {
        const x = wrap(i * 101 - t * 150, 1616) - 130;
        for (let petal = 0; petal < 5; petal += 1)
          disc(
            brush,
            x + Math.cos((petal * TAU) / 5 + t) * 9,
            684 + (i % 3) * 10 + Math.sin((petal * TAU) / 5 + t) * 9,
            7,
            CANDY[i % 6],
          );
        disc(brush, x, 684 + (i % 3) * 10, 6, '#fff2a8');
      }
    };
  },
};

const harbour = {
  segments: 2,
  stage() {
    return (brush, t) => {
      camera(brush, { zoom: 1.04, turn: Math.sin(t * 0.8) * 0.008 });
      sky(brush, ['#7a6cf0', '#c79af8', '#ffc8dc', '#fff0c8'], 460);
      for (let i = 0; i < 5; i += 1)
        cottonCloud(brush, wrap(i * 320 - t * 14, 1600) - 150, 90 + ((i * 83) % 150), 0.9);
      for (let i = 0; i < 7; i += 1) {
        const x = wrap(i * 240 + t * 12, 1680) - 160;
        const y = 210 + Math.sin(t * 0.8 + i * 2) * 26 - (i % 3) * 60;
        brush.strokeStyle = '#7a5a8a';
        brush.lineWidth = 2;
        brush.beginPath();
        brush.moveTo(x, y + 30);
        brush.quadraticCurveTo(x + Math.sin(t + i) * 14, y + 70, x - 4, y + 110);
        brush.stroke();
        oval(brush, x, y, 27, 33, gloss(brush, y - 33, 66, CANDY[i % 6]));
        oval(brush, x - 9, y - 13, 6, 9, alpha('#ffffff', 0.6), 0.5);
      }
      const crests = (row, base, colour) => {
        const shift = wrap(t * (20 + row * 22) * (row % 2 ? 1 : -1), 96);
        brush.fillStyle = vertical(brush, base - 24, base + 100, [mix(colour, '#ffffff', 0.3), colour]);
        brush.beginPath();
        brush.moveTo(-200, H + 80);
        for (let x = -200 + shift; x < W + 200; x += 96)
          brush.bezierCurveTo(
            x + 24,
            base + 10 + Math.sin(t * 1.7 + row) * 5,
            x + 40,
            base - 26,
            x + 96,
            base + 6,
          );
        brush.lineTo(W + 220, H + 80);
        brush.fill();
      };
      crests(0, 440, '#5ac8f0');
      crests(1, 480, '#3ab0e4');
      const boat = (x, y, size, colour, rider) => {
        brush.save();
        brush.translate(x, y + Math.sin(t * 1.8 + x) * 9);
        brush.rotate(Math.sin(t * 1.4 + x) * 0.07);
        brush.scale(size, size);
        bear(brush, 10, -56, 40, rider, t + x);
        rounded(brush, -62, -176, 8, 150, 4, '#a8703c');
        polygon(
          brush,
          [
            [-66, -170],
            [-66, -60],
            [-146, -64],
          ],
          '#fff6e4',
        );
        polygon(
          brush,
          [
            [-54, -176],
            [-20, -164],
            [-54, -150],
          ],
          '#ff5d6c',
        );
        brush.fillStyle = gloss(brush, -30, 66, colour);
        brush.beginPath();
        brush.moveTo(-128, -30);
        brush.lineTo(128, -30);
        brush.quadraticCurveTo(104, 40, 60, 40);
        brush.lineTo(-72, 40);
        brush.quadraticCurveTo(-110, 34, -128, -30);
        brush.fill();
        for (const dx of [-50, 0, 50]) disc(brush, dx, 4, 10, '#fff6e4');
        brush.restore();
      };
      boat(930 - t * 22, 486, 0.85, '#3fc7a0', '#b8a0f0');
      crests(2, 532, '#2a96d4');
      boat(330 + t * 40, 556, 1.25, '#ff8a4a', '#e8a05c');
      crests(3, 606, '#1f7cc0');
      brush.save();
      brush.translate(790 + Math.sin(t * 0.6) * 50, 640 + Math.sin(t * 2) * 6);
      brush.rotate(Math.sin(t * 2) * 0.06);
      oval(brush, 0, 0, 78, 48, gloss(brush, -48, 96, '#ffd23a'));
      disc(brush, 52, -56, 42, gloss(brush, -98, 84, '#ffd83f'));
      polygon(
        brush,
        [
          [86, -62],
          [122, -52],
          [86, -40],
        ],
        '#ff8a2a',
      );
      disc(brush, 64, -66, 6, '#38264a');
      oval(brush, -18, -6, 36, 22, '#f4b820', -0.3);
      brush.restore();
      crests(4, 674, '#1768a8');
    };
  },
};

const bedtime = {
  segments: 3,
  stage() {
    return (brush, t, share) => {
      camera(brush, { zoom: 1.02 + 0.06 * share });
      sky(brush, ['#141848', '#33307c', '#7a52a8', '#c880b8'], 600);
      for (let i = 0; i < 26; i += 1) {
        const [x, y] = [(i * 197) % 1280, 40 + ((i * 89) % 330)];
        const size = 7 + (i % 4) * 4 + 2 * Math.sin(t * 2 + i);
        const points = times(10, (n) => [
          x + Math.sin((n * TAU) / 10 + t * 0.3) * size * (n % 2 ? 0.45 : 1),
          y - Math.cos((n * TAU) / 10 + t * 0.3) * size * (n % 2 ? 0.45 : 1),
        ]);
        glow(brush, x, y, size * 3, '#ffe9a0', 0.35);
        polygon(brush, points, '#ffe28a');
      }
      const moonY = 170 + Math.sin(t * 0.7) * 10;
      glow(brush, 930, moonY, 340, '#fff2c0', 0.6);
      disc(brush, 930, moonY, 92, gloss(brush, moonY - 92, 184, '#ffe9b0'));
      face(brush, 930, moonY - 8, 62, t);
      const towers = [
        [120, 330, 120],
        [250, 250, 90],
        [350, 380, 150],
        [760, 300, 110],
        [880, 400, 140],
        [1040, 330, 100],
        [1150, 260, 120],
      ];
      towers.forEach(([x, tall, wide], i) => {
        const colour = mix(CANDY[i % 6], '#2a2060', 0.35);
        rounded(
          brush,
          x,
          640 - tall * 0.7,
          wide,
          tall,
          10,
          linear(brush, x, 0, x + wide, 0, [
            mix(colour, '#ffffff', 0.2),
            colour,
            mix(colour, '#1a1040', 0.4),
          ]),
        );
        polygon(
          brush,
          [
            [x - 12, 640 - tall * 0.7 + 4],
            [x + wide / 2, 640 - tall * 0.7 - wide * 0.75],
            [x + wide + 12, 640 - tall * 0.7 + 4],
          ],
          mix(CANDY[(i + 2) % 6], '#2a2060', 0.2),
        );
        for (let n = 0; n < 2; n += 1) {
          const lit = 0.75 + 0.25 * Math.sin(t * 1.3 + i + n * 2);
          rounded(
            brush,
            x + wide / 2 - 13,
            640 - tall * 0.7 + 30 + n * 66,
            26,
            36,
            13,
            alpha('#ffd978', lit),
          );
          glow(brush, x + wide / 2, 640 - tall * 0.7 + 48 + n * 66, 54, '#ffc860', 0.5 * lit);
        }
      });
      oval(brush, 640, 760, 900, 170, vertical(brush, 590, H, ['#6a58b8', '#2a2468']));
      [
        [420, 60, '#e8a05c'],
        [560, 76, '#ff9ab8'],
        [710, 64, '#9ac0f8'],
      ].forEach(([x, size, colour], i) => {
        const breath = Math.sin(t * 1.6 + i) * 3;
        oval(
          brush,
          x,
          668,
          size * 0.95,
          size * 0.62 + breath,
          gloss(brush, 610, 110, mix(colour, '#3a2a70', 0.2)),
        );
        bear(
          brush,
          x,
          588 + breath + Math.sin(t * 0.8 + i) * 3,
          size * 0.74,
          mix(colour, '#3a2a70', 0.12),
          t + i * 2,
        );
      });
      for (let i = 0; i < 18; i += 1) {
        const x = 640 + Math.sin(t * 0.35 + i * 2.4) * 560;
        const y = 500 + Math.sin(t * 0.6 + i * 1.7) * 120;
        glow(brush, x, y, 22, '#fff2a0', 0.5 + 0.5 * Math.sin(t * 3 + i));
      }
    };
  },
};

export default {
  id: 'toys',
  title: { ru: 'Страна игрушек', kk: 'Ойыншықтар елі', en: 'Toyland', uz: 'Oʻyinchoqlar mamlakati' },
  mood: 'bouncy, sweet, for the youngest',
  costlier: 9,
  music: {
    root: 60,
    scale: SCALES.major,
    beats: 8,
    chords: [0, 3, 4, 0, 5, 3, 4, 0],
    seed: 5,
    echo: 0.2,
    parts: [
      { play: 'tune', with: 'musicBox', gain: 0.26, octave: 0, rhythm: [1, 1, 1, 1, 2, 2] },
      { play: 'arp', with: 'marimba', gain: 0.2, octave: 0, steps: 16 },
      { play: 'bass', with: 'bass', gain: 0.34, octave: -2, rhythm: [1, -1, 1, -1, 1, -1, 1, -1] },
      { play: 'chord', with: 'organ', gain: 0.12, octave: -1, from: 2 },
      { play: 'drum', with: 'snare', gain: 0.1, hits: '..x...x...x...xx', from: 1 },
      { play: 'drum', with: 'shaker', gain: 0.08, hits: 'x.xxx.xxx.xxx.xx', pan: 0.2 },
    ],
  },
  shots: [railway, harbour, bedtime],
};
