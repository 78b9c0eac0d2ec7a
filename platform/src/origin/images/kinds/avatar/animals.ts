import { type Draw, ears, eyes, head, INK, nose, points } from './parts.ts';

export const animals = {
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
} as const satisfies Record<string, Draw>;
