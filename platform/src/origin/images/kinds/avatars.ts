import { Canvas, n } from '../draw/canvas.ts';
import { mix, shade } from '../draw/colour.ts';
import { hash, randomOf } from '../draw/random.ts';
import type { ImageSubject } from '../subject.ts';

type Draw = (c: Canvas) => void;

const INK = '#1b1626';

const eyes = (c: Canvas, y: number, gap: number, r = 15) => {
  for (const s of [-1, 1]) {
    c.circle(256 + s * gap, y, r, INK);
    c.circle(256 + s * gap + r * 0.35, y - r * 0.4, r * 0.3, '#ffffff');
  }
};
const ears = (c: Canvas, x: number, y: number, r: number, out: string, inner: string) => {
  for (const s of [-1, 1]) {
    c.circle(256 + s * x, y, r, out);
    c.circle(256 + s * x, y, r * 0.55, inner);
  }
};
const points = (c: Canvas, colour: string, inner: string) => {
  for (const s of [-1, 1]) {
    c.path(`M${256 + s * 40} 170L${256 + s * 138} 92Q${256 + s * 158} 180 ${256 + s * 136} 250Z`, colour);
    c.path(`M${256 + s * 76} 172L${256 + s * 124} 128Q${256 + s * 134} 180 ${256 + s * 122} 220Z`, inner);
  }
};
const head = (c: Canvas, colour: string, rx = 146, ry = 130, y = 276) =>
  c.ellipse(
    256,
    y,
    rx,
    ry,
    c.down(y - ry, y + ry, [
      [0, shade(colour, 0.05)],
      [1, shade(colour, -0.06)],
    ]),
  );
const nose = (c: Canvas, y: number, colour = INK, w = 20) => {
  c.ellipse(256, y, w, w * 0.7, colour);
  c.stroke(
    `M256 ${y + w * 0.6}v${n(w * 0.8)}M${256 - w * 1.2} ${n(y + w * 1.6)}q${n(w * 0.6)} ${n(w * 0.8)} ${n(w * 1.2)} ${n(-w * 0.2)}q${n(w * 0.6)} ${n(w)} ${n(w * 1.2)} ${n(w * 0.2)}`,
    colour,
    6,
  );
};

/** Faces and signs on a sheet of 512; the ground is painted before. */
const drawings = {
  fox: (c) => {
    points(c, '#e8702a', '#3a1c1c');
    head(c, '#ee7f33');
    c.path('M112 290Q180 262 256 352Q332 262 400 290Q372 406 256 408Q140 406 112 290Z', '#fdeee0');
    eyes(c, 268, 62);
    nose(c, 344);
  },
  bear: (c) => {
    ears(c, 112, 172, 52, '#8a5a3c', '#c98f66');
    head(c, '#96633f');
    c.ellipse(256, 326, 66, 52, '#e6c29a');
    eyes(c, 258, 58);
    nose(c, 310);
  },
  leopard: (c) => {
    ears(c, 108, 176, 46, '#d5d9e0', '#8b93a6');
    head(c, '#e6e9ee');
    for (const [x, y, r] of [
      [176, 210, 15],
      [256, 180, 18],
      [336, 210, 15],
      [140, 280, 13],
      [372, 280, 13],
      [212, 214, 10],
      [300, 214, 10],
    ] as const)
      c.circle(x, y, r, 'none', 'stroke="#5a6275" stroke-width="9"');
    c.ellipse(256, 338, 64, 46, '#ffffff');
    eyes(c, 272, 62);
    nose(c, 320, '#c06a7a');
  },
  owl: (c) => {
    for (const s of [-1, 1])
      c.path(`M${256 + s * 60} 190L${256 + s * 140} 118L${256 + s * 146} 230Z`, '#5b4a8a');
    head(c, '#6b58a0', 146, 142, 280);
    for (const s of [-1, 1]) {
      c.circle(256 + s * 60, 262, 62, '#f4ead8');
      c.circle(256 + s * 60, 262, 34, '#f5b301');
      c.circle(256 + s * 60, 262, 19, INK);
      c.circle(256 + s * 60 + 7, 254, 6, '#ffffff');
    }
    c.path('M236 292H276L256 334Z', '#f08a24');
    for (const [x, y] of [
      [206, 372],
      [256, 384],
      [306, 372],
      [231, 352],
      [281, 352],
    ] as const)
      c.path(`M${x - 18} ${y}q18 26 36 0`, 'none', 'stroke="#8d7bc4" stroke-width="7"');
  },
  rabbit: (c) => {
    for (const s of [-1, 1]) {
      c.ellipse(256 + s * 58, 128, 36, 98, '#f3ece6', `transform="rotate(${s * 10} ${256 + s * 58} 128)"`);
      c.ellipse(256 + s * 58, 134, 18, 70, '#f2b8bd', `transform="rotate(${s * 10} ${256 + s * 58} 134)"`);
    }
    head(c, '#f7f1eb', 134, 122, 296);
    eyes(c, 284, 54);
    nose(c, 330, '#d9727e', 16);
    for (const s of [-1, 1]) c.circle(256 + s * 92, 334, 24, '#f6c3c4');
  },
  penguin: (c) => {
    head(c, '#20304f', 144, 150, 276);
    c.path(
      'M256 236Q212 176 160 226Q120 300 178 372Q256 430 334 372Q392 300 352 226Q300 176 256 236Z',
      '#ffffff',
    );
    eyes(c, 266, 54);
    c.path('M222 302Q256 284 290 302L256 344Z', '#f5a301');
    for (const s of [-1, 1]) c.circle(256 + s * 88, 322, 20, '#ffb6a8');
  },
  camel: (c) => {
    ears(c, 122, 196, 34, '#c98d4f', '#8b5a2e');
    for (const [x, r] of [
      [216, 34],
      [256, 42],
      [296, 34],
    ] as const)
      c.circle(x, 162, r, '#8b5a2e');
    head(c, '#d9a463', 128, 122, 268);
    c.ellipse(256, 352, 96, 66, '#e8bf86');
    for (const s of [-1, 1]) c.ellipse(256 + s * 34, 336, 10, 14, INK);
    c.stroke('M206 376Q256 408 306 376', INK, 7);
    for (const s of [-1, 1]) {
      c.circle(256 + s * 58, 258, 15, INK);
      c.stroke(`M${256 + s * 58 - 24} 246Q${256 + s * 58} 226 ${256 + s * 58 + 24} 246`, INK, 9);
    }
  },
  whale: (c) => {
    c.path(
      'M96 300Q96 180 236 180Q352 180 376 268Q420 262 422 214Q392 190 384 156Q426 160 440 196Q462 164 498 168Q490 216 450 224Q456 330 374 366Q300 398 216 390Q96 380 96 300Z',
      c.down(180, 390, [
        [0, '#5aa6e8'],
        [1, '#2b6cc0'],
      ]),
      'transform="translate(-24 10)"',
    );
    c.path('M84 324Q200 372 330 340Q280 404 190 398Q90 390 84 324Z', '#d8ecff');
    c.circle(150, 282, 15, INK);
    c.circle(155, 277, 5, '#ffffff');
    c.stroke('M196 172Q196 124 160 116M200 172Q204 122 242 112', '#cfe8ff', 11);
  },
  eagle: (c) => {
    c.path('M96 470Q92 330 176 290H336Q420 330 416 470Q256 540 96 470Z', '#5a3b26');
    head(c, '#f7f3ec', 128, 134, 244);
    for (const x of [150, 203, 256, 309, 362]) c.path(`M${x - 34} 330L${x} 392L${x + 34} 330Z`, '#f7f3ec');
    c.path(
      'M206 270Q256 246 306 270Q302 306 278 322Q270 360 252 364Q250 330 226 316Q208 302 206 270Z',
      '#f5a301',
    );
    for (const s of [-1, 1]) {
      c.circle(256 + s * 60, 230, 17, INK);
      c.circle(256 + s * 60 + 5, 224, 5, '#ffffff');
      c.stroke(`M${256 + s * 32} 208L${256 + s * 94} 200`, '#d9cdb8', 12);
    }
  },
  robot: (c) => {
    c.stroke('M256 170V116', '#8fa3b8', 12);
    c.circle(256, 104, 22, '#ff6f59');
    c.rect(
      122,
      168,
      268,
      216,
      c.down(168, 384, [
        [0, '#c9d8e6'],
        [1, '#8fa6bf'],
      ]),
      'rx="66"',
    );
    c.rect(154, 212, 204, 104, INK, 'rx="50"');
    for (const s of [-1, 1]) c.circle(256 + s * 48, 264, 26, '#5ff0e0');
    c.stroke('M206 346H306', INK, 12);
    for (const x of [104, 408]) c.rect(x - 16, 246, 32, 66, '#ff6f59', 'rx="12"');
  },
  rocket: (c) => {
    c.group('transform="rotate(32 256 256)"', () => {
      c.path('M214 372Q256 470 298 372Z', '#ffb02e');
      for (const s of [-1, 1])
        c.path(
          `M${256 + s * 58} 280Q${256 + s * 118} 330 ${256 + s * 104} 400L${256 + s * 46} 366Z`,
          '#e8503a',
        );
      c.path(
        'M256 76Q340 170 318 372H194Q172 170 256 76Z',
        c.linear(
          [180, 0],
          [332, 0],
          [
            [0, '#ffffff'],
            [1, '#c2cfe0'],
          ],
        ),
      );
      c.path('M256 76Q298 122 310 176H202Q214 122 256 76Z', '#e8503a');
      c.circle(256, 236, 36, '#2b4a8c');
      c.circle(256, 236, 24, '#7fd0ff');
    });
  },
  planet: (c) => {
    const ring = (front: boolean) =>
      c.path(
        `M56 256A200 56 0 0 ${front ? 0 : 1} 456 256`,
        'none',
        'stroke="#ffe2a6" stroke-width="22" transform="rotate(-20 256 256)"',
      );
    ring(false);
    c.circle(
      256,
      256,
      128,
      c.radial([210, 200], 220, [
        [0, '#ffd0a0'],
        [0.6, '#e8794f'],
        [1, '#8a2f4f'],
      ]),
    );
    ring(true);
    for (const [x, y, r] of [
      [96, 120, 9],
      [410, 390, 8],
      [400, 96, 12],
      [110, 410, 6],
    ] as const)
      c.circle(x, y, r, '#ffffff');
  },
  sun: (c) => {
    for (let i = 0; i < 12; i += 1)
      c.path('M236 92L256 44L276 92Z', '#ffb02e', `transform="rotate(${i * 30} 256 256)"`);
    c.circle(
      256,
      256,
      138,
      c.down(118, 394, [
        [0, '#ffe27a'],
        [1, '#ffb42e'],
      ]),
    );
    eyes(c, 244, 52);
    c.stroke('M204 300Q256 346 308 300', INK, 10);
    for (const s of [-1, 1]) c.circle(256 + s * 88, 290, 20, '#ff8f4d');
  },
  moon: (c) => {
    c.path(
      'M314 96A168 168 0 1 0 422 328A140 140 0 0 1 314 96Z',
      c.down(96, 430, [
        [0, '#fff3cf'],
        [1, '#e2c98a'],
      ]),
    );
    for (const [x, y, r] of [
      [196, 330, 22],
      [170, 240, 14],
      [262, 392, 14],
    ] as const)
      c.circle(x, y, r, '#d1b676');
    c.path('M384 136l11 26l28 2l-22 18l7 28l-24 -15l-24 15l7 -28l-22 -18l28 -2Z', '#ffffff');
  },
  tulip: (c) => {
    c.stroke('M256 300V440', '#3f8a4c', 18);
    c.path('M256 432Q170 424 150 330Q236 340 256 432ZM256 432Q342 424 362 330Q276 340 256 432Z', '#4fa45e');
    c.path(
      'M160 108Q214 152 256 86Q298 152 352 108Q398 290 256 312Q114 290 160 108Z',
      c.down(86, 312, [
        [0, '#ff7a6a'],
        [1, '#c92f4b'],
      ]),
    );
    c.path('M256 86Q312 180 256 310Q200 180 256 86Z', '#ff9a86');
  },
  yurt: (c) => {
    c.path(
      'M84 392V282Q150 152 226 140V116H286V140Q362 152 428 282V392Z',
      c.down(116, 392, [
        [0, '#fff7e8'],
        [1, '#e0cfae'],
      ]),
    );
    c.rect(84, 278, 344, 26, '#c8472f');
    let d = '';
    for (let x = 96; x < 420; x += 36) d += `M${x} 291l12 -9l12 9l-12 9Z`;
    c.path(d, '#ffe2a6');
    c.rect(220, 316, 72, 76, '#2f6f8f', 'rx="8"');
    c.rect(230, 326, 24, 66, '#3f88ab', 'rx="4"');
  },
  dombra: (c) => {
    c.group('transform="rotate(28 256 256)"', () => {
      c.rect(244, 40, 24, 230, '#5a3520', 'rx="8"');
      c.path('M232 34H280L272 84H240Z', '#3d2314');
      c.path(
        'M256 220Q346 300 324 390Q300 462 256 466Q212 462 188 390Q166 300 256 220Z',
        c.linear(
          [170, 0],
          [340, 0],
          [
            [0, '#e0a052'],
            [1, '#a8622a'],
          ],
        ),
      );
      c.circle(256, 348, 16, '#3d2314');
      c.stroke('M250 60V424M262 60V424', '#fff3d8', 3);
      c.rect(226, 420, 60, 10, '#3d2314', 'rx="4"');
    });
  },
  film: (c) => {
    c.rect(
      112,
      130,
      288,
      252,
      c.down(130, 382, [
        [0, '#2d3350'],
        [1, '#1a1e33'],
      ]),
      'rx="34"',
    );
    for (const y of [150, 206, 262, 318])
      for (const x of [128, 356]) c.rect(x, y, 28, 36, '#f5b301', 'rx="8"');
    c.path('M222 196L318 256L222 316Z', '#f5b301');
  },
} as const satisfies Record<string, Draw>;

export type AvatarName = keyof typeof drawings;

/** What the profile screen offers, by category. */
export const avatarSet: readonly {
  category: 'animals' | 'steppe' | 'space';
  names: readonly AvatarName[];
}[] = [
  { category: 'animals', names: ['fox', 'bear', 'owl', 'rabbit', 'penguin', 'whale'] },
  { category: 'steppe', names: ['leopard', 'camel', 'eagle', 'yurt', 'tulip', 'dombra'] },
  { category: 'space', names: ['robot', 'rocket', 'planet', 'sun', 'moon', 'film'] },
];

const names = Object.keys(drawings) as AvatarName[];
const grounds = [
  '#ffcf5c',
  '#7fc8e8',
  '#f4a38c',
  '#9bd0a3',
  '#b7a3e8',
  '#f2b8cf',
  '#6f8fe0',
  '#4fb3a8',
] as const;

/** 512×512: a friendly face or sign for a profile. */
export function avatar(subject: ImageSubject): Canvas {
  // Profiles name an avatar by its number, from 1.
  const number = Number(subject.mark);
  const byNumber = Number.isInteger(number) && number > 0 ? names[(number - 1) % names.length] : undefined;
  const name =
    names.find((known) => known === subject.mark) ??
    byNumber ??
    (names[hash(subject.seed) % names.length] as AvatarName);
  const c = new Canvas(512, 512, randomOf(subject.seed, 'avatar'));
  const night = (['rocket', 'planet', 'moon', 'film', 'owl'] as AvatarName[]).includes(name);
  const ground = night
    ? name === 'owl'
      ? '#23345f'
      : '#2a2f6b'
    : (grounds[names.indexOf(name) % grounds.length] as string);
  c.fill(
    c.down(0, 512, [
      [0, shade(ground, 0.05)],
      [1, shade(ground, -0.07)],
    ]),
  );
  c.circle(256, 268, 206, mix(ground, '#ffffff', night ? 0.1 : 0.3), 'opacity="0.8"');
  drawings[name](c);
  return c;
}
