import { type Draw, eyes, INK } from './parts.ts';

export const space = {
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
