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
  TAU,
  vertical,
  W,
} from '../lib/paint.mjs';
import { between, crest, fractal, noise, random, times, wrap } from '../lib/random.mjs';

/** Rows of swell from the horizon to the viewer; each is a silhouette with a lit edge. */
function swell(seed, rows, horizon, { far, near, rim }) {
  const shapes = times(rows, (i) => fractal(seed + i, 3));
  return (brush, t, onRow = () => {}) => {
    brush.fillStyle = far;
    brush.fillRect(-60, horizon, W + 120, H);
    for (let i = 0; i < rows; i += 1) {
      const depth = (i + 1) / rows;
      const base = horizon + 6 + (H - horizon) * depth ** 1.9;
      const height = 4 + 58 * depth ** 1.6;
      const drift = t * (10 + 90 * depth) * (i % 2 ? 1 : 0.8);
      const top = (x) =>
        base -
        height * (shapes[i]((x + drift) * (0.012 - 0.0085 * depth)) - 0.3) -
        height * 0.22 * Math.sin(t * 1.4 + i * 1.7 + x * 0.004);
      ridge(
        brush,
        top,
        vertical(brush, base - height, base + height * 1.6, [
          mix(mix(far, near, depth), rim, 0.42 * (1 - depth * 0.5)),
          mix(far, near, depth),
        ]),
        { step: 6, from: -60, to: W + 60, bottom: H + 60 },
      );
      onRow(i, top);
    }
  };
}

function sunPath(seed) {
  const shimmer = noise(seed);
  return (brush, x, horizon, t, colour, spread = 1) => {
    blended(brush, 'screen', 1, () => {
      for (let i = 0; i < 90; i += 1) {
        const depth = (i / 90) ** 1.5;
        const y = horizon + 3 + depth * (H - horizon);
        const power = shimmer(i * 5.3 + t * 1.8) ** 2;
        const width = (26 + 250 * depth) * spread * (0.3 + power);
        const shift = (shimmer(i * 2.1 + t * 0.6 + 50) - 0.5) * (40 + 220 * depth) * spread;
        oval(brush, x + shift, y, width / 2, 1 + 3.2 * depth, alpha(colour, 0.75 * power));
      }
    });
  };
}

function sailboat(brush, x, y, size, tilt, { hull, sail, shade }) {
  brush.save();
  brush.translate(x, y);
  brush.rotate(tilt);
  brush.scale(size, size);
  polygon(
    brush,
    [
      [-30, -7],
      [34, -9],
      [24, 6],
      [-22, 6],
    ],
    hull,
  );
  brush.fillStyle = sail;
  brush.beginPath();
  brush.moveTo(1, -12);
  brush.lineTo(1, -92);
  brush.quadraticCurveTo(40, -48, 32, -14);
  brush.closePath();
  brush.fill();
  brush.fillStyle = shade;
  brush.beginPath();
  brush.moveTo(-3, -14);
  brush.lineTo(-3, -80);
  brush.quadraticCurveTo(-8, -40, -28, -14);
  brush.closePath();
  brush.fill();
  brush.fillStyle = hull;
  brush.fillRect(-2, -98, 2.4, 92);
  brush.restore();
}

function gulls(seed, count) {
  const next = random(seed);
  const flock = times(count, () => ({
    x: next() * 1500,
    y: between(next, 60, 290),
    speed: between(next, 24, 60),
    size: between(next, 7, 17),
    phase: next() * TAU,
  }));
  return (brush, t, colour) => {
    brush.strokeStyle = colour;
    brush.lineCap = 'round';
    for (const { phase, size, speed, x, y } of flock) {
      const wing = Math.sin(t * 4.5 + phase) * size * 0.5;
      const at = wrap(x + t * speed, 1500) - 100;
      const height = y + Math.sin(t * 0.9 + phase) * 12;
      brush.lineWidth = size * 0.18;
      brush.beginPath();
      brush.moveTo(at - size, height - wing);
      brush.quadraticCurveTo(at - size * 0.4, height - size * 0.5, at, height);
      brush.quadraticCurveTo(at + size * 0.4, height - size * 0.5, at + size, height - wing);
      brush.stroke();
    }
  };
}

const morning = {
  segments: 3,
  stage() {
    const horizon = 330;
    const water = swell(3, 9, horizon, { far: '#4fb4c8', near: '#06405f', rim: '#c8f4ea' });
    const path = sunPath(8);
    const flock = gulls(4, 8);
    const clouds = times(6, (i) => cloudSprite(80 + i, 560, 170, '#ffffff', '#b9dcec'));
    const island = crest(14, 5);
    return (brush, t, share) => {
      camera(brush, {
        x: -14 + 28 * share,
        y: Math.sin(t * 0.7) * 5,
        zoom: 1.05,
        turn: Math.sin(t * 0.5) * 0.006,
      });
      sky(brush, ['#2d8fd0', '#7cc8e6', '#d3f0ea', '#fff3cf'], horizon + 20);
      glow(brush, 900, 170, 520, '#fff1b8', 0.9);
      disc(brush, 900, 170, 44, '#fffbe6');
      clouds.forEach((cloud, i) =>
        blended(brush, 'source-over', 0.9, () =>
          brush.drawImage(cloud, wrap(i * 330 - t * (7 + i * 2), 1960) - 580, 36 + ((i * 61) % 150)),
        ),
      );
      ridge(
        brush,
        (x) =>
          horizon +
          4 -
          Math.max(0, 150 * (island((x + t * 3) * 0.0042) - 0.42) * Math.exp(-(((x - 300) / 300) ** 2))) *
            2.2,
        vertical(brush, 180, horizon, ['#7fa9b8', '#a9cfd2']),
        { step: 3 },
      );
      flock(brush, t, alpha('#ffffff', 0.95));
      water(brush, t, (i, top) => {
        if (i === 2)
          sailboat(brush, 240 + t * 9, top(240 + t * 9) + 4, 0.55, Math.sin(t * 1.2) * 0.05, {
            hull: '#7a3b3a',
            sail: '#fff7ea',
            shade: '#f3d9c0',
          });
        if (i === 4)
          sailboat(brush, 980 - t * 26, top(980 - t * 26) + 6, 1.35, 0.04 + Math.sin(t * 1.05) * 0.07, {
            hull: '#9d3434',
            sail: '#ffffff',
            shade: '#f7b45a',
          });
      });
      path(brush, 900, horizon, t, '#fff4c8', 0.8);
    };
  },
};

const sunset = {
  segments: 3,
  stage() {
    const horizon = 400;
    const water = swell(31, 8, horizon, { far: '#e0706c', near: '#341458', rim: '#ffc98a' });
    const path = sunPath(5);
    const clouds = times(7, (i) => cloudSprite(120 + i, 820, 96, '#ffb98a', '#c0607e'));
    return (brush, t, share) => {
      camera(brush, { zoom: 1.12 - 0.08 * share, y: Math.sin(t * 0.6) * 4 });
      sky(brush, ['#34246a', '#9a3f7e', '#f0705e', '#ffb65c', '#ffe08a'], horizon + 8);
      clouds.forEach((cloud, i) =>
        blended(brush, 'source-over', 0.8, () =>
          brush.drawImage(cloud, wrap(i * 350 - t * 6, 2450) - 860, 40 + ((i * 83) % 210)),
        ),
      );
      const sunY = horizon - 70 + t * 4;
      glow(brush, 640, sunY, 700, '#ff8a4a', 0.8);
      glow(brush, 640, sunY, 230, '#fff0b0', 0.9);
      disc(brush, 640, sunY, 92, '#fff2c0');
      water(brush, t, (i, top) => {
        if (i === 0) path(brush, 640, horizon, t, '#ffe0a0', 0.7);
        if (i === 3)
          sailboat(brush, 330 + t * 22, top(330 + t * 22) + 8, 1.6, Math.sin(t) * 0.06, {
            hull: '#1b1030',
            sail: '#46204e',
            shade: '#341a46',
          });
      });
      path(brush, 640, horizon, t + 9, '#ffc070', 1);
    };
  },
};

const lighthouse = {
  segments: 2,
  stage() {
    const horizon = 430;
    const water = swell(51, 8, horizon, { far: '#2b4d7c', near: '#081230', rim: '#7aa6d8' });
    const path = sunPath(2);
    const rock = fractal(66, 5);
    const clouds = times(5, (i) => cloudSprite(160 + i, 700, 120, '#6f86b8', '#2c3c6e'));
    return (brush, t, share) => {
      camera(brush, { x: 30 - 60 * share, zoom: 1.07 });
      sky(brush, ['#0a1436', '#20386e', '#4a6a9c', '#a8a0b0'], horizon + 8);
      glow(brush, 300, 150, 420, '#b8ccff', 0.45);
      disc(brush, 300, 150, 34, '#f2f5ff');
      clouds.forEach((cloud, i) =>
        blended(brush, 'source-over', 0.6, () =>
          brush.drawImage(cloud, wrap(i * 420 - t * 8, 2100) - 740, 60 + ((i * 71) % 200)),
        ),
      );
      const lamp = { x: 1000, y: 206 };
      const sweep = t * 0.9;
      blended(brush, 'screen', 1, () => {
        for (const turn of [sweep, sweep + Math.PI]) {
          const reach = Math.cos(turn);
          const facing = Math.abs(reach);
          const far = lamp.x + reach * 1500;
          polygon(
            brush,
            [
              [lamp.x, lamp.y - 6],
              [far, lamp.y - 170 * facing - 30],
              [far, lamp.y + 150 * facing + 30],
              [lamp.x, lamp.y + 6],
            ],
            beam(brush, lamp, far, 0.42 * facing + 0.06),
          );
        }
      });
      water(brush, t, (i) => {
        if (i !== 2) return;
        ridge(
          brush,
          (x) =>
            520 - Math.max(0, 210 * Math.exp(-(((x - 1010) / 190) ** 2)) * (0.62 + 0.5 * rock(x * 0.02))),
          vertical(brush, 350, 560, ['#26365e', '#0a1028']),
          { step: 4, from: 560, to: W + 80, bottom: 620 },
        );
        polygon(
          brush,
          [
            [976, 366],
            [984, 222],
            [1016, 222],
            [1024, 366],
          ],
          vertical(brush, 220, 366, ['#e8ecf8', '#8a98c0']),
        );
        for (const band of [0.2, 0.6])
          polygon(
            brush,
            [
              [976 + 8 * (1 - band), 366 - 144 * (1 - band)],
              [1024 - 8 * (1 - band), 366 - 144 * (1 - band)],
              [1022.5 - 8 * (0.8 - band), 366 - 144 * (0.8 - band)],
              [977.5 + 8 * (0.8 - band), 366 - 144 * (0.8 - band)],
            ],
            '#b8404e',
          );
        polygon(
          brush,
          [
            [978, 222],
            [1022, 222],
            [1018, 214],
            [982, 214],
          ],
          '#141c3a',
        );
        polygon(
          brush,
          [
            [986, 214],
            [1014, 214],
            [1014, 196],
            [986, 196],
          ],
          '#fff2b8',
        );
        polygon(
          brush,
          [
            [982, 196],
            [1018, 196],
            [1000, 176],
          ],
          '#a03446',
        );
        glow(brush, lamp.x, lamp.y, 130 + 60 * Math.abs(Math.sin(sweep)) ** 6, '#fff0b0', 0.9);
      });
      path(brush, 300, horizon, t, '#d8e4ff', 0.5);
    };
  },
};

const beam = (brush, lamp, far, strength) =>
  linear(brush, lamp.x, 0, far, 0, [
    alpha('#fff4c8', strength),
    alpha('#fff4c8', strength * 0.3),
    alpha('#fff4c8', 0),
  ]);

export default {
  id: 'sea',
  title: { ru: 'Море', kk: 'Теңіз', en: 'The sea', uz: 'Dengiz' },
  mood: 'fresh, sunny, then golden, then a lighthouse at night',
  costlier: 2,
  music: {
    root: 55,
    scale: SCALES.major,
    beats: 6,
    chords: [0, 4, 5, 3, 0, 2, 3, 4],
    seed: 31,
    echo: 0.45,
    parts: [
      { play: 'chord', with: 'pad', gain: 0.3 },
      { play: 'arp', with: 'piano', gain: 0.2, octave: 0, steps: 12 },
      { play: 'bass', with: 'bass', gain: 0.3, octave: -2, rhythm: [3, 3] },
      { play: 'tune', with: 'reed', gain: 0.1, octave: 0, rhythm: [2, 1, 2, -1], from: 2 },
      { play: 'air', gain: 0.5, tone: 0.06 },
    ],
  },
  shots: [morning, sunset, lighthouse],
};
