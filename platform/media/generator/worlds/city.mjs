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
  oval,
  polygon,
  sky,
  sprite,
  vertical,
  W,
} from '../lib/paint.mjs';
import { between, pick, random, times, wrap } from '../lib/random.mjs';

const NEON = ['#ff3f8e', '#35e0ff', '#ffb02e', '#8f5bff', '#4dffa6'];

/** A long strip of towers as one picture; far strips are paler and have smaller windows. */
function skyline(seed, { width, height, tower, body, lamp, pane, lit }) {
  const next = random(seed);
  return sprite(width, height, (brush) => {
    for (let x = -20; x < width; ) {
      const wide = between(next, tower * 0.7, tower * 1.5);
      const tall = height * between(next, 0.34, 0.96);
      const top = height - tall;
      brush.fillStyle = linear(brush, x, 0, x + wide, 0, [
        mix(body, '#ffffff', 0.07),
        body,
        mix(body, '#000000', 0.35),
      ]);
      brush.fillRect(x, top, wide, tall);
      if (next() < 0.4) brush.fillRect(x + wide * 0.3, top - pane * 3, wide * 0.4, pane * 3);
      if (next() < 0.3) brush.fillRect(x + wide * 0.5, top - pane * 9, Math.max(1, pane * 0.3), pane * 9);
      const style = next();
      for (let wy = top + pane * 1.6; wy < height - pane; wy += pane * 2.1) {
        const rowLit = next() < 0.12;
        for (let wx = x + pane; wx < x + wide - pane * 1.2; wx += pane * (style < 0.5 ? 1.7 : 1.25)) {
          if (!rowLit && next() > lit) continue;
          brush.fillStyle = alpha(pick(next, lamp), between(next, 0.35, 1));
          brush.fillRect(wx, wy, pane * (style < 0.5 ? 0.9 : 1.1), pane * (style < 0.5 ? 1.2 : 0.7));
        }
      }
      x += wide + between(next, 0, tower * 0.18);
    }
  });
}

const strip = (brush, picture, offset, y) => {
  const at = -wrap(offset, picture.width);
  brush.drawImage(picture, at, y);
  brush.drawImage(picture, at + picture.width, y);
};

/** A light smeared by the wet road. */
function puddle(brush, x, y, wide, tall, colour, strength) {
  brush.save();
  brush.translate(x, y);
  brush.scale(wide / tall, 1);
  glow(brush, 0, 0, tall, colour, strength);
  brush.restore();
}

function rain(seed, count) {
  const next = random(seed);
  const drops = times(count, () => ({ x: next() * 1500, y: next() * 900, depth: next() }));
  return (brush, t, colour) => {
    brush.strokeStyle = colour;
    for (const { depth, x, y } of drops) {
      const fall = wrap(y + t * (650 + 750 * depth), 900) - 90;
      const at = wrap(x - t * 130, 1500) - 100;
      brush.lineWidth = 0.7 + depth * 0.9;
      brush.beginPath();
      brush.moveTo(at, fall);
      brush.lineTo(at - 5 - 5 * depth, fall + 28 + 34 * depth);
      brush.stroke();
    }
  };
}

const PAINT = ['#b8324a', '#2f6fb8', '#e0a030', '#d8dce8', '#3a8a6a'];
const WARM = ['#ffd98a', '#ffe9bd', '#ffc46a', '#cfe6ff'];

const panorama = {
  segments: 3,
  stage() {
    const far = skyline(2, {
      width: 1900,
      height: 330,
      tower: 54,
      body: '#34407c',
      lamp: ['#f0c8a0', '#c8d4ff'],
      pane: 4,
      lit: 0.28,
    });
    const middle = skyline(5, {
      width: 2000,
      height: 420,
      tower: 92,
      body: '#1d2456',
      lamp: WARM,
      pane: 6,
      lit: 0.34,
    });
    const near = skyline(9, {
      width: 2300,
      height: 310,
      tower: 170,
      body: '#0c1030',
      lamp: [...WARM, '#ff7ab8'],
      pane: 10,
      lit: 0.36,
    });
    const water = 560;
    return (brush, t, share) => {
      camera(brush, { zoom: 1.03 + 0.04 * share });
      const town = () => {
        sky(brush, ['#0b0d2e', '#2a2266', '#7a3f8c', '#e0708a'], water);
        glow(brush, 860, water - 60, 640, '#ff7a90', 0.5);
        strip(brush, far, 100 + t * 5, water - 330);
        glow(brush, 640, water, 700, '#c060a0', 0.3);
        strip(brush, middle, 400 + t * 12, water - 400);
        strip(brush, near, 900 + t * 27, water - 310);
      };
      town();
      brush.save();
      brush.beginPath();
      brush.rect(-60, water, W + 120, H);
      brush.clip();
      for (let band = 0; band < 16; band += 1) {
        const [y, tall] = [water + band * 11, 12];
        brush.save();
        brush.beginPath();
        brush.rect(-60, y, W + 120, tall);
        brush.clip();
        brush.translate(Math.sin(t * 1.6 + band * 0.9) * (1 + band * 0.7), water * 2);
        brush.scale(1, -1);
        strip(brush, near, 900 + t * 27, water - 310);
        brush.restore();
      }
      brush.fillStyle = vertical(brush, water, H, [alpha('#3a2260', 0.35), alpha('#0a0a2a', 0.86)]);
      brush.fillRect(-60, water, W + 120, H);
      brush.restore();
      glow(brush, 640, water + 4, 620, '#ff8ab0', 0.18);
    };
  },
};

function car(brush, x, y, size, colour, way) {
  brush.save();
  brush.translate(x, y);
  brush.scale(size * way, size);
  brush.fillStyle = colour;
  brush.beginPath();
  brush.moveTo(-52, 0);
  brush.quadraticCurveTo(-54, -18, -40, -20);
  brush.quadraticCurveTo(-24, -40, -6, -40);
  brush.quadraticCurveTo(20, -40, 28, -21);
  brush.quadraticCurveTo(54, -18, 54, 0);
  brush.closePath();
  brush.fill();
  brush.fillStyle = alpha('#9fd4ff', 0.6);
  brush.beginPath();
  brush.moveTo(-30, -21);
  brush.quadraticCurveTo(-18, -35, -5, -35);
  brush.quadraticCurveTo(14, -35, 20, -21);
  brush.closePath();
  brush.fill();
  disc(brush, -30, 0, 9, '#07070f');
  disc(brush, 30, 0, 9, '#07070f');
  disc(brush, 53, -11, 4, '#fff6d0');
  disc(brush, -52, -12, 4, '#ff3040');
  brush.restore();
  glow(brush, x + way * 60 * size, y - 11 * size, 74 * size, '#ffeeb0', 0.75);
  glow(brush, x - way * 54 * size, y - 12 * size, 44 * size, '#ff3040', 0.7);
}

const street = {
  segments: 3,
  stage() {
    const back = skyline(14, {
      width: 2000,
      height: 470,
      tower: 120,
      body: '#1b1846',
      lamp: WARM,
      pane: 7,
      lit: 0.3,
    });
    const front = skyline(18, {
      width: 2600,
      height: 520,
      tower: 250,
      body: '#100d2c',
      lamp: [...WARM, '#8fd8ff'],
      pane: 13,
      lit: 0.3,
    });
    const next = random(6);
    const signs = times(9, (i) => ({
      x: 160 + i * 290 + between(next, -50, 50),
      y: between(next, 150, 330),
      tall: between(next, 70, 150),
      colour: NEON[i % NEON.length],
      rate: between(next, 2, 9),
    }));
    const cars = times(7, (i) => ({
      x: i * 245,
      way: i % 2 ? 1 : -1,
      speed: 150 + (i % 2) * 40,
      colour: PAINT[i % PAINT.length],
    }));
    const drops = rain(3, 80);
    const road = 590;
    return (brush, t) => {
      camera(brush, { zoom: 1.03, y: Math.sin(t * 0.5) * 4 });
      sky(brush, ['#0a0824', '#241650', '#5a2a78'], road);
      strip(brush, back, t * 14, road - 470);
      glow(brush, 640, road - 60, 700, '#7a3ab8', 0.4);
      strip(brush, front, t * 42, road - 500);
      const lights = [];
      for (const sign of signs) {
        const x = wrap(sign.x - t * 42, 2610) - 200;
        const flicker = 0.82 + 0.18 * Math.sin(t * sign.rate) * Math.sin(t * sign.rate * 0.37);
        brush.strokeStyle = alpha(sign.colour, flicker);
        brush.lineWidth = 4;
        brush.strokeRect(x, sign.y, 40, sign.tall);
        for (let y = sign.y + 18; y < sign.y + sign.tall - 8; y += 22) {
          brush.fillStyle = alpha(mix(sign.colour, '#ffffff', 0.55), flicker);
          brush.fillRect(x + 11, y, 18, 9);
        }
        glow(brush, x + 20, sign.y + sign.tall / 2, 150, sign.colour, 0.55 * flicker);
        lights.push({ x: x + 20, colour: sign.colour, power: flicker });
      }
      brush.fillStyle = vertical(brush, road, H, ['#1c1838', '#0a0818']);
      brush.fillRect(-60, road, W + 120, H);
      for (const { colour, power, x } of lights)
        puddle(brush, x + Math.sin(t * 3 + x) * 3, road + 50, 50, 110, colour, 0.8 * power);
      for (let i = 0; i < 6; i += 1) {
        const x = wrap(i * 330 - t * 64, 1980) - 200;
        brush.fillStyle = '#090714';
        brush.fillRect(x, 300, 6, road - 292);
        brush.fillRect(x, 300, 62, 5);
        glow(brush, x + 58, 308, 200, '#ffcf80', 0.7);
        disc(brush, x + 58, 307, 6, '#fff3d0');
      }
      for (const { colour, speed, way, x } of cars) {
        const at = wrap(x + (speed * way - 40) * t, 1700) - 200;
        const lane = way > 0 ? 664 : 622;
        oval(brush, at, lane + 10, 62, 9, alpha('#000000', 0.5));
        car(brush, at, lane, way > 0 ? 1.25 : 0.95, colour, way);
      }
      drops(brush, t, alpha('#bcd4ff', 0.26));
    };
  },
};

const avenue = {
  segments: 2,
  stage() {
    const next = random(44);
    const sides = times(60, (i) => ({
      z: i * 0.5,
      left: i % 2 === 0,
      tall: between(next, 1.4, 4.2),
      colour: pick(next, NEON),
      sign: next() < 0.7,
      shade: next(),
      panes: times(40, () => next()),
    }));
    const drops = rain(8, 60);
    const vanish = { x: W / 2, y: 390 };
    const project = (x, y, z) => [vanish.x + (x / z) * 520, vanish.y - ((y - 0.55) / z) * 520];
    return (brush, t, share) => {
      camera(brush, { zoom: 1.04, turn: Math.sin(t * 0.4) * 0.01 });
      sky(brush, ['#060820', '#1c1650', '#803c96'], 470);
      glow(brush, vanish.x, vanish.y, 520, '#ff6aa8', 0.75);
      polygon(
        brush,
        [
          [-80, H + 60],
          [W + 80, H + 60],
          [vanish.x + 12, vanish.y],
          [vanish.x - 12, vanish.y],
        ],
        vertical(brush, vanish.y, H, ['#70407e', '#221c44', '#0a0a1c']),
      );
      const depth = (z) => wrap(z - t * 1.5, 15) + 0.35;
      for (const block of [...sides].sort((a, b) => depth(b.z) - depth(a.z))) {
        const z = depth(block.z);
        const side = block.left ? -1 : 1;
        const haze = Math.min(1, z / 13);
        const [x0, y0] = project(side * 1.25, 0, z);
        const [, y1] = project(side * 1.25, block.tall, z);
        const [x2, y2] = project(side * 1.25, 0, z + 0.9);
        const [, y3] = project(side * 1.25, block.tall, z + 0.9);
        const wall = mix(mix('#171440', '#2a1c5a', block.shade), '#8a4496', haze * 0.85);
        polygon(
          brush,
          [
            [x0, y0],
            [x0, y1],
            [x2, y3],
            [x2, y2],
          ],
          wall,
        );
        polygon(
          brush,
          [
            [x0, y0],
            [x0, y1],
            [x0 + side * 900, y1],
            [x0 + side * 900, y0],
          ],
          mix(wall, '#000010', 0.45),
        );
        const opacity = (1 - haze) ** 0.6;
        block.panes.forEach((lit, i) => {
          const [row, column] = [Math.floor(i / 4), i % 4];
          const height = 0.35 + row * 0.38;
          if (lit < 0.5 || height > block.tall - 0.25) return;
          const zz = z + 0.12 + column * 0.2;
          const [ax, ay] = project(side * 1.25, height, zz);
          const [bx, by] = project(side * 1.25, height, zz + 0.11);
          const [, cy] = project(side * 1.25, height + 0.2, zz);
          const [, dy] = project(side * 1.25, height + 0.2, zz + 0.11);
          polygon(
            brush,
            [
              [ax, ay],
              [ax, cy],
              [bx, dy],
              [bx, by],
            ],
            alpha(WARM[i % 4], opacity * lit),
          );
        });
        if (!block.sign) continue;
        const [sx, sy] = project(side * 1.05, 1.35, z);
        const size = 130 / z;
        blended(brush, 'source-over', opacity, () => {
          brush.fillStyle = block.colour;
          brush.fillRect(sx - size * 0.1, sy - size * 0.5, size * 0.2, size);
        });
        glow(brush, sx, sy, size * 1.6, block.colour, 0.6 * opacity);
        const [, ry] = project(side * 1.05, 0, z);
        puddle(
          brush,
          sx * 0.85 + vanish.x * 0.15,
          ry + size * 0.2,
          size * 0.4,
          size * 1.1,
          block.colour,
          opacity * 0.7,
        );
      }
      for (let i = 0; i < 14; i += 1) {
        const coming = i % 2 === 0;
        const z = coming ? wrap(i * 1.1 - t * 3.2, 15) + 0.4 : wrap(i * 1.1 - t * 0.7, 15) + 0.4;
        const [x, y] = project(coming ? -0.42 : 0.42, 0.13, z);
        const gap = 52 / z;
        const colour = coming ? '#fff0c8' : '#ff3a44';
        for (const way of [-1, 1]) {
          disc(brush, x + way * gap, y, 9 / z + 0.6, colour);
          glow(brush, x + way * gap, y, 90 / z + 6, colour, 0.8);
        }
      }
      drops(brush, t, alpha('#c8d8ff', 0.2 + 0.05 * share));
    };
  },
};

export default {
  id: 'city',
  title: { ru: 'Ночной город', kk: 'Түнгі қала', en: 'City at night', uz: 'Tungi shahar' },
  mood: 'electric, rainy, neon',
  costlier: 10,
  music: {
    root: 45,
    scale: SCALES.minor,
    beats: 8,
    chords: [0, 5, 2, 6],
    seed: 77,
    echo: 0.3,
    parts: [
      { play: 'chord', with: 'pad', gain: 0.3, octave: 1 },
      { play: 'bass', with: 'bass', gain: 0.42, octave: -1, rhythm: [1, 1, 1, 1, 1, 1, 1, 1] },
      { play: 'arp', with: 'pluck', gain: 0.17, octave: 1, steps: 32 },
      { play: 'tune', with: 'reed', gain: 0.09, octave: 1, rhythm: [3, 1, 2, -2], from: 2 },
      { play: 'drum', with: 'kick', gain: 0.5, hits: 'X...X...X...X...', from: 1 },
      { play: 'drum', with: 'clap', gain: 0.16, hits: '....X.......X...', from: 2 },
      { play: 'drum', with: 'hat', gain: 0.07, hits: '..x...x...x...xx', pan: 0.3, from: 1 },
      { play: 'air', gain: 0.16, tone: 0.3 },
    ],
  },
  shots: [panorama, street, avenue],
};
