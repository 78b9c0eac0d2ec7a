import { SCALES } from '../lib/music.mjs';
import {
  alpha,
  blended,
  camera,
  cloudSprite,
  glow,
  H,
  mix,
  polygon,
  ridge,
  sky,
  starSprite,
  TAU,
  vertical,
  W,
} from '../lib/paint.mjs';
import { between, crest, fractal, noise, random, times, wrap } from '../lib/random.mjs';

/** Ranges from far to near: the far ones pale into the haze, the near ones end in forest. */
function ranges(seed, count, { base, gap, height, haze, near, light }) {
  return times(count, (i) => {
    const depth = i / (count - 1);
    const shape = depth < 0.7 ? crest(seed + i, 6) : fractal(seed + i, 5);
    const scale = 0.0016 + 0.0009 * i;
    const rise = height * (1 - 0.5 * depth);
    return {
      speed: 3 * 1.9 ** i,
      top: (x) => base + gap * i - rise * (shape(x * scale + i * 40) - 0.35),
      colour: mix(haze, near, depth ** 0.8),
      lit: mix(light, near, depth ** 0.55),
      depth,
    };
  });
}

function paintRange(brush, { colour, depth, lit, speed, top }, t, mist) {
  const shift = t * speed;
  const foot = mix(colour, mist, 0.55 * (1 - depth));
  ridge(brush, (x) => top(x + shift), vertical(brush, 180, H * (0.72 + depth * 0.28), [lit, colour, foot]), {
    step: 3,
    from: -40,
    to: W + 40,
    bottom: H + 40,
  });
}

function forest(seed) {
  const next = random(seed);
  const trees = times(150, () => ({
    x: next() * 3200,
    size: between(next, 34, 96),
    lean: between(next, -2, 2),
  }));
  const ground = noise(seed + 1);
  return (brush, offset, baseline, colour) => {
    ridge(brush, (x) => baseline + 14 + 26 * ground((x + offset) * 0.006), colour, {
      from: -40,
      to: W + 40,
      bottom: H + 40,
    });
    for (const { lean, size, x } of trees) {
      const at = wrap(x - offset, 3200) - 200;
      if (at > W + 100) continue;
      const foot = baseline + 22 + 26 * ground((at + offset) * 0.006);
      const tiers = times(5, (i) => [(size * 0.24 * (5 - i)) / 5, foot - size * (0.12 + 0.17 * i)]);
      const edge = (side) =>
        tiers.flatMap(([half, y]) => [
          [at + side * half, y],
          [at + side * half * 0.45, y - size * 0.11],
        ]);
      polygon(
        brush,
        [[at - 2, foot], ...edge(-1), [at + lean, foot - size], ...edge(1).reverse(), [at + 2, foot]],
        colour,
      );
    }
  };
}

function birds(seed, count) {
  const next = random(seed);
  const flock = times(count, () => ({
    x: between(next, -60, 60),
    y: between(next, -26, 26),
    beat: between(next, 6, 9),
    phase: next() * TAU,
    size: between(next, 5, 10),
  }));
  return (brush, x, y, t, colour) => {
    brush.strokeStyle = colour;
    brush.lineWidth = 1.8;
    brush.lineCap = 'round';
    for (const bird of flock) {
      const wing = Math.sin(t * bird.beat + bird.phase) * bird.size * 0.6;
      const [cx, cy] = [x + bird.x, y + bird.y + Math.sin(t + bird.phase) * 4];
      brush.beginPath();
      brush.moveTo(cx - bird.size, cy - wing);
      brush.quadraticCurveTo(cx - bird.size * 0.3, cy - wing * 0.3 - 2, cx, cy);
      brush.quadraticCurveTo(cx + bird.size * 0.3, cy - wing * 0.3 - 2, cx + bird.size, cy - wing);
      brush.stroke();
    }
  };
}

const sunset = {
  segments: 3,
  stage() {
    const layers = ranges(11, 6, {
      base: 420,
      gap: 52,
      height: 330,
      haze: '#c8746f',
      near: '#1a1433',
      light: '#ffb27a',
    });
    const clouds = times(7, (i) => cloudSprite(60 + i, 760, 110, '#ffcfa8', '#c4688a'));
    const trees = forest(21);
    const flock = birds(5, 9);
    return (brush, t, share) => {
      camera(brush, { zoom: 1.02 + 0.03 * share });
      sky(brush, ['#2a2a66', '#7b4a8e', '#e8787a', '#ffc07a', '#ffe1a0'], H * 0.66);
      const sun = { x: W * 0.66 - t * 2, y: 300 + t * 5 };
      glow(brush, sun.x, sun.y, 620, '#ff9a5a', 0.75);
      glow(brush, sun.x, sun.y, 190, '#ffe9b8', 0.95);
      brush.fillStyle = '#fff3d0';
      brush.beginPath();
      brush.arc(sun.x, sun.y, 46, 0, TAU);
      brush.fill();
      clouds.forEach((cloud, i) =>
        blended(brush, 'source-over', 0.7, () =>
          brush.drawImage(cloud, wrap(i * 310 - t * (5 + i), 2170) - 780, 36 + ((i * 67) % 170)),
        ),
      );
      flock(brush, 260 + t * 46, 190 - t * 3, t, alpha('#3a1e48', 0.9));
      for (const layer of layers) paintRange(brush, layer, t, '#ffb088');
      glow(brush, sun.x, sun.y + 90, 720, '#ff8a50', 0.32);
      trees(brush, t * 130, H - 74, '#0f0b20');
    };
  },
};

const lake = {
  segments: 2,
  stage() {
    const layers = ranges(37, 5, {
      base: 300,
      gap: 26,
      height: 270,
      haze: '#8c6aa8',
      near: '#1c1a40',
      light: '#f0a0a0',
    });
    const shore = 440;
    const trees = forest(44);
    const ripple = fractal(9, 3);
    return (brush, t, share) => {
      camera(brush, { x: -20 + 40 * share, zoom: 1.05 });
      const scene = () => {
        sky(brush, ['#1b1f4f', '#54407f', '#c9708a', '#ffb483'], shore + 10);
        glow(brush, W * 0.4, shore - 60, 520, '#ffab70', 0.7);
        for (const layer of layers) paintRange(brush, { ...layer, speed: layer.speed * 0.35 }, t, '#d88a92');
      };
      scene();
      trees(brush, 300 + t * 14, shore - 36, '#15122e');
      brush.save();
      brush.beginPath();
      brush.rect(-60, shore, W + 120, H);
      brush.clip();
      brush.translate(0, shore * 2);
      brush.scale(1, -1);
      scene();
      trees(brush, 300 + t * 14, shore - 36, '#15122e');
      brush.restore();
      brush.fillStyle = vertical(brush, shore, H, [
        alpha('#d98a92', 0.25),
        alpha('#1a1c48', 0.55),
        alpha('#0b0c26', 0.85),
      ]);
      brush.fillRect(-60, shore, W + 120, H);
      times(70, (i) => {
        const depth = (i / 70) ** 1.6;
        const y = shore + 4 + depth * 290;
        const drift = ripple(i * 3.1 + t * 0.5);
        const width = (50 + 260 * depth) * (0.4 + drift);
        const x = W * 0.4 + (ripple(i * 7.7 + t * 0.12) - 0.5) * (300 + 1500 * depth);
        brush.fillStyle = alpha(i % 3 ? '#ffc69a' : '#2a2760', (0.05 + 0.24 * drift) * (1 - depth * 0.6));
        brush.fillRect(x - width / 2, y, width, 1.2 + depth * 2.6);
      });
    };
  },
};

const night = {
  segments: 3,
  stage() {
    const layers = ranges(58, 6, {
      base: 440,
      gap: 50,
      height: 400,
      haze: '#3c5590',
      near: '#070c1e',
      light: '#8fb2e6',
    });
    const stars = starSprite(3, W + 200, 560, 520);
    const trees = forest(71);
    return (brush, t, share) => {
      camera(brush, { y: 26 - 52 * share, zoom: 1.08 });
      sky(brush, ['#060a22', '#0f1f4c', '#2b4a86', '#7a86b8'], H * 0.72);
      blended(brush, 'screen', 0.85 + 0.15 * Math.sin(t * 2), () =>
        brush.drawImage(stars, -60 - t * 2.2, -40),
      );
      const moon = { x: 330 + t * 2, y: 170 };
      glow(brush, moon.x, moon.y, 420, '#9dbcff', 0.5);
      glow(brush, moon.x, moon.y, 120, '#dfe9ff', 0.6);
      brush.fillStyle = '#f3f6ff';
      brush.beginPath();
      brush.arc(moon.x, moon.y, 40, 0, TAU);
      brush.fill();
      const fall = (t - 3) / 0.9;
      if (fall > 0 && fall < 1) {
        brush.strokeStyle = alpha('#ffffff', Math.sin(fall * Math.PI));
        brush.lineWidth = 2;
        brush.beginPath();
        brush.moveTo(980 - fall * 330, 60 + fall * 120);
        brush.lineTo(1060 - fall * 330, 31 + fall * 120);
        brush.stroke();
      }
      layers.forEach((layer, i) => {
        paintRange(brush, { ...layer, speed: layer.speed * 0.6 }, t, '#6f88c0');
        if (i > 1) glow(brush, wrap(i * 430 + t * 20, 1700) - 200, 500 + i * 34, 360, '#7f98d0', 0.13);
      });
      trees(brush, 900 + t * 70, H - 60, '#04060f');
    };
  },
};

export default {
  id: 'mountains',
  title: { ru: 'Горы на закате', kk: 'Кешкі таулар', en: 'Mountains at dusk', uz: 'Shomdagi togʻlar' },
  mood: 'calm, wide, warm turning to night',
  costlier: 4,
  music: {
    root: 50,
    scale: SCALES.dorian,
    beats: 4,
    chords: [0, 3, 6, 4, 0, 5, 3, 4],
    seed: 12,
    echo: 0.5,
    parts: [
      { play: 'chord', with: 'strings', gain: 0.34 },
      { play: 'bass', with: 'sub', gain: 0.3, octave: -1, rhythm: [4] },
      { play: 'arp', with: 'pluck', gain: 0.15, octave: 1, steps: 16, from: 1 },
      { play: 'tune', with: 'flute', gain: 0.13, octave: 0, rhythm: [1.5, 0.5, 1, -1], from: 2 },
      { play: 'air', gain: 0.22, tone: 0.02 },
    ],
  },
  shots: [sunset, lake, night],
};
