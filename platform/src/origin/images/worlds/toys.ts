import { type Canvas, n } from '../draw/canvas.ts';
import { mix } from '../draw/colour.ts';
import type { Palette } from '../draw/palette.ts';
import { cumulus, disc, halo, stars } from '../draw/sky.ts';
import type { Scene } from './stage.ts';

/** A room made of light: wall, floor, a round window or a paper moon. */
function nursery(c: Canvas, p: Palette, floor: number, x: number, y: number, r: number): void {
  c.fill(
    c.down(0, floor, [
      [0, p.top],
      [0.6, p.mid],
      [1, p.low],
    ]),
  );
  disc(c, [x, y], r, p, 2.2);
  c.rect(
    0,
    floor,
    c.w,
    c.h - floor + 5,
    c.down(floor, c.h, [
      [0, mix(p.near, p.mid, 0.3)],
      [0.5, p.near],
      [1, p.ink],
    ]),
  );
}

const ball = (c: Canvas, p: Palette, x: number, y: number, r: number, colour: string) => {
  c.ellipse(x, y + r, r, r * 0.16, p.ink, 'opacity="0.4"');
  c.circle(
    x,
    y,
    r,
    c.radial([x - r * 0.35, y - r * 0.4], r * 1.5, [
      [0, mix(colour, '#ffffff', 0.55)],
      [0.4, colour],
      [1, mix(colour, p.ink, 0.55)],
    ]),
  );
};

function cube(c: Canvas, p: Palette, x: number, foot: number, s: number, colour: string): void {
  c.rect(
    x - s / 2,
    foot - s,
    s,
    s,
    c.down(foot - s, foot, [
      [0, mix(colour, p.glow, 0.2)],
      [1, mix(colour, p.ink, 0.25)],
    ]),
    `rx="${n(s * 0.09)}"`,
  );
  c.circle(x, foot - s / 2, s * 0.26, mix(colour, p.glow, 0.65));
}

/** The little train. */
const train: Scene = (c, p, { x, horizon, u }) => {
  const floor = horizon + 240 * u;
  nursery(c, p, floor, x + 60 * u, horizon - 60 * u, 180 * u);
  for (let i = 0; i < 4; i += 1)
    cumulus(
      c,
      [x + (i - 1.5) * 170 * u, horizon + c.random.range(-170, 10) * u],
      c.random.range(110, 180) * u,
      p.glow,
      mix(p.glow, p.low, 0.7),
      0.9,
    );
  c.path(
    `M-10 ${n(floor)}Q${n(c.w * 0.25)} ${n(floor - 130 * u)} ${n(c.w * 0.55)} ${n(floor - 30 * u)}T${n(c.w + 10)} ${n(floor - 70 * u)}V${n(floor + 4)}H-10Z`,
    mix(p.far, p.near, 0.35),
  );
  c.rect(0, floor + 16 * u, c.w, 7 * u, p.ink);
  for (let i = 0; i < c.w / (28 * u); i += 1)
    c.rect(i * 28 * u, floor + 22 * u, 14 * u, 9 * u, p.ink, 'opacity="0.7"');
  const rail = floor + 16 * u;
  const wheel = (wx: number, r: number) => {
    c.circle(wx, rail - r, r, p.ink);
    c.circle(wx, rail - r, r * 0.62, p.accent);
    c.circle(wx, rail - r, r * 0.22, p.ink);
  };
  const cars = [p.accent, mix(p.mid, p.near, 0.3), mix(p.accent, p.glow, 0.55)];
  cars.slice(1).forEach((colour, i) => {
    const cx = x - (80 + i * 150) * u;
    c.rect(cx - 64 * u, rail - 92 * u, 128 * u, 66 * u, colour, `rx="${n(10 * u)}"`);
    for (const dx of [-36, 8])
      c.rect(cx + dx * u, rail - 78 * u, 28 * u, 26 * u, p.glow, `rx="${n(5 * u)}" opacity="0.85"`);
    wheel(cx - 36 * u, 20 * u);
    wheel(cx + 36 * u, 20 * u);
    c.rect(cx + 60 * u, rail - 44 * u, 30 * u, 8 * u, p.ink);
  });
  const lx = x + 100 * u;
  c.rect(lx - 84 * u, rail - 150 * u, 70 * u, 124 * u, p.accent, `rx="${n(8 * u)}"`);
  c.rect(lx - 94 * u, rail - 166 * u, 92 * u, 20 * u, mix(p.accent, p.ink, 0.5), `rx="${n(8 * u)}"`);
  c.rect(lx - 70 * u, rail - 132 * u, 42 * u, 40 * u, p.glow, `rx="${n(6 * u)}"`);
  c.rect(
    lx - 20 * u,
    rail - 106 * u,
    112 * u,
    80 * u,
    c.down(rail - 106 * u, rail - 26 * u, [
      [0, mix(p.mid, p.near, 0.2)],
      [1, mix(p.near, p.ink, 0.4)],
    ]),
    `rx="${n(30 * u)}"`,
  );
  c.path(
    `M${n(lx + 40 * u)} ${n(rail - 104 * u)}l${n(-8 * u)} ${n(-50 * u)}h${n(48 * u)}l${n(-8 * u)} ${n(50 * u)}Z`,
    p.ink,
  );
  wheel(lx - 48 * u, 32 * u);
  wheel(lx + 26 * u, 24 * u);
  wheel(lx + 74 * u, 24 * u);
  for (let i = 0; i < 5; i += 1)
    c.circle(
      lx + (52 - i * 46) * u,
      rail - (180 + i * 26) * u,
      (18 + i * 9) * u,
      p.glow,
      `opacity="${n(0.9 - i * 0.13)}"`,
    );
};

/** A wind-up robot and its friends. */
const robot: Scene = (c, p, { x, horizon, u, dark }) => {
  const floor = horizon + 250 * u;
  nursery(c, p, floor, x, horizon - 30 * u, 210 * u);
  if (dark) stars(c, 60, horizon, p.glow);
  const body = mix(p.mid, p.near, 0.35);
  const lit = mix(body, p.glow, 0.35);
  c.ellipse(x, floor + 26 * u, 150 * u, 18 * u, p.ink, 'opacity="0.45"');
  for (const s of [-1, 1]) {
    c.rect(
      x + s * 46 * u - 26 * u,
      floor - 60 * u,
      52 * u,
      86 * u,
      mix(body, p.ink, 0.35),
      `rx="${n(10 * u)}"`,
    );
    c.stroke(
      `M${n(x + s * 96 * u)} ${n(floor - 190 * u)}Q${n(x + s * 150 * u)} ${n(floor - 170 * u)} ${n(x + s * 138 * u)} ${n(floor - (s > 0 ? 250 : 100) * u)}`,
      mix(body, p.ink, 0.2),
      24 * u,
    );
    c.circle(x + s * 138 * u, floor - (s > 0 ? 256 : 94) * u, 22 * u, p.accent);
  }
  c.rect(
    x - 96 * u,
    floor - 220 * u,
    192 * u,
    172 * u,
    c.linear(
      [x - 96 * u, 0],
      [x + 96 * u, 0],
      [
        [0, lit],
        [1, body],
      ],
    ),
    `rx="${n(24 * u)}"`,
  );
  c.rect(x - 56 * u, floor - 180 * u, 112 * u, 70 * u, p.ink, `rx="${n(12 * u)}"`);
  for (const [i, colour] of [p.accent, p.glow, p.low].entries())
    c.circle(x + (i - 1) * 34 * u, floor - 145 * u, 11 * u, colour);
  c.rect(
    x - 76 * u,
    floor - 350 * u,
    152 * u,
    118 * u,
    c.linear(
      [x - 76 * u, 0],
      [x + 76 * u, 0],
      [
        [0, lit],
        [1, body],
      ],
    ),
    `rx="${n(34 * u)}"`,
  );
  c.stroke(`M${n(x)} ${n(floor - 350 * u)}v${n(-44 * u)}`, body, 7 * u);
  c.circle(x, floor - 402 * u, 15 * u, p.accent);
  halo(c, [x, floor - 402 * u], 60 * u, p.accent, 0.7);
  for (const s of [-1, 1]) {
    c.circle(x + s * 34 * u, floor - 300 * u, 24 * u, p.ink);
    c.circle(x + s * 34 * u, floor - 300 * u, 16 * u, p.glow);
    c.circle(x + s * 34 * u + 5 * u, floor - 302 * u, 7 * u, p.ink);
  }
  c.stroke(`M${n(x - 28 * u)} ${n(floor - 258 * u)}q${n(28 * u)} ${n(16 * u)} ${n(56 * u)} 0`, p.ink, 6 * u);
  ball(c, p, x - 190 * u, floor + 4 * u, 40 * u, p.accent);
  cube(c, p, x + 200 * u, floor + 44 * u, 76 * u, mix(p.accent, p.mid, 0.4));
};

/** A bear on the moon with a lantern. */
const bear: Scene = (c, p, { x, horizon, u }) => {
  c.fill(
    c.down(0, c.h, [
      [0, p.ink],
      [0.4, p.near],
      [0.8, mix(p.near, p.mid, 0.6)],
      [1, p.near],
    ]),
  );
  stars(c, 130, c.h, p.glow);
  const my = horizon + 330 * u;
  halo(c, [x, my], 480 * u, p.low, 0.6);
  c.circle(
    x,
    my,
    230 * u,
    c.down(my - 230 * u, my + 200 * u, [
      [0, p.glow],
      [0.5, p.low],
      [1, mix(p.mid, p.near, 0.5)],
    ]),
  );
  for (const [dx, dy, r] of [
    [-90, -90, 34],
    [70, -40, 46],
    [-20, 40, 26],
    [130, -120, 18],
  ] as const)
    c.ellipse(x + dx * u, my + dy * u, r * u, r * 0.8 * u, mix(p.low, p.mid, 0.6), 'opacity="0.5"');
  const foot = my - 214 * u;
  const fur = mix(p.accent, p.near, 0.35);
  const pale = mix(fur, p.glow, 0.5);
  const dark = mix(fur, p.ink, 0.35);
  for (const s of [-1, 1]) c.ellipse(x + s * 52 * u, foot - 8 * u, 40 * u, 28 * u, dark);
  c.ellipse(x, foot - 74 * u, 76 * u, 84 * u, fur);
  c.ellipse(x, foot - 64 * u, 46 * u, 56 * u, pale);
  for (const s of [-1, 1]) {
    c.circle(x + s * 58 * u, foot - 236 * u, 28 * u, fur);
    c.circle(x + s * 58 * u, foot - 236 * u, 15 * u, pale);
  }
  c.stroke(
    `M${n(x - 64 * u)} ${n(foot - 110 * u)}Q${n(x - 110 * u)} ${n(foot - 70 * u)} ${n(x - 82 * u)} ${n(foot - 34 * u)}M${n(x + 62 * u)} ${n(foot - 112 * u)}Q${n(x + 118 * u)} ${n(foot - 130 * u)} ${n(x + 128 * u)} ${n(foot - 176 * u)}`,
    fur,
    40 * u,
  );
  c.ellipse(x, foot - 190 * u, 84 * u, 74 * u, fur);
  c.ellipse(x, foot - 168 * u, 38 * u, 30 * u, pale);
  c.ellipse(x, foot - 182 * u, 13 * u, 9 * u, p.ink);
  for (const s of [-1, 1]) {
    c.circle(x + s * 34 * u, foot - 204 * u, 8 * u, p.ink);
    c.circle(x + s * 34 * u + 2.5 * u, foot - 207 * u, 2.6 * u, '#ffffff');
  }
  c.stroke(`M${n(x - 12 * u)} ${n(foot - 160 * u)}q${n(12 * u)} ${n(10 * u)} ${n(24 * u)} 0`, p.ink, 3.5 * u);
  const [lx, ly] = [x + 132 * u, foot - 250 * u];
  halo(c, [lx, ly], 170 * u, p.glow, 0.9);
  c.stroke(`M${n(x + 128 * u)} ${n(foot - 180 * u)}L${n(lx)} ${n(ly + 30 * u)}`, p.ink, 5 * u);
  c.path(
    `M${n(lx)} ${n(ly - 36 * u)}l${n(10 * u)} ${n(24 * u)}l${n(26 * u)} ${n(2 * u)}l${n(-20 * u)} ${n(17 * u)}l${n(7 * u)} ${n(26 * u)}l${n(-23 * u)} ${n(-14 * u)}l${n(-23 * u)} ${n(14 * u)}l${n(7 * u)} ${n(-26 * u)}l${n(-20 * u)} ${n(-17 * u)}l${n(26 * u)} ${n(-2 * u)}Z`,
    p.glow,
  );
};

/** A castle of blocks with flags. */
const castle: Scene = (c, p, { x, horizon, u }) => {
  const floor = horizon + 270 * u;
  nursery(c, p, floor, x + 110 * u, horizon - 130 * u, 120 * u);
  for (let i = 0; i < 4; i += 1)
    cumulus(
      c,
      [x + c.random.range(-280, 280) * u, horizon + c.random.range(-190, 60) * u],
      c.random.range(120, 200) * u,
      p.glow,
      mix(p.glow, p.low, 0.7),
      0.85,
    );
  const colours = [
    p.accent,
    mix(p.mid, p.near, 0.3),
    mix(p.accent, p.glow, 0.5),
    mix(p.accent, p.near, 0.45),
    mix(p.far, p.glow, 0.3),
  ];
  const heights = [2, 4, 3, 5, 2];
  heights.forEach((count, i) => {
    const s = 84 * u;
    const bx = x + (i - 2) * s;
    for (let k = 0; k < count; k += 1)
      cube(c, p, bx, floor + 20 * u - k * s, s - 3 * u, colours[(i * 2 + k) % colours.length] as string);
    const top = floor + 20 * u - count * s;
    if (count > 3) {
      c.path(
        `M${n(bx - s * 0.52)} ${n(top)}L${n(bx)} ${n(top - s * 0.95)}L${n(bx + s * 0.52)} ${n(top)}Z`,
        c.linear(
          [bx - s / 2, 0],
          [bx + s / 2, 0],
          [
            [0, mix(p.accent, p.glow, 0.25)],
            [1, mix(p.accent, p.ink, 0.4)],
          ],
        ),
      );
      c.stroke(`M${n(bx)} ${n(top - s * 0.9)}v${n(-s * 0.5)}`, p.ink, 3.5 * u);
      c.path(
        `M${n(bx + 2 * u)} ${n(top - s * 1.4)}l${n(s * 0.44)} ${n(s * 0.13)}l${n(-s * 0.44)} ${n(s * 0.13)}Z`,
        p.ink,
      );
    } else {
      for (const dx of [-0.32, 0, 0.32])
        c.rect(
          bx + dx * s - s * 0.1,
          top - s * 0.16,
          s * 0.2,
          s * 0.18,
          colours[i % colours.length] as string,
        );
    }
  });
  c.path(
    `M${n(x - 34 * u)} ${n(floor + 22 * u)}v${n(-60 * u)}a${n(34 * u)} ${n(34 * u)} 0 0 1 ${n(68 * u)} 0v${n(60 * u)}Z`,
    p.ink,
  );
  ball(c, p, x - 230 * u, floor + 26 * u, 34 * u, p.accent);
  ball(c, p, x + 236 * u, floor + 34 * u, 26 * u, p.low);
};

export const toys: readonly Scene[] = [train, robot, bear, castle];
