import { type Draw, ears, eyes, head, INK, nose } from './parts.ts';

export const steppe = {
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
} as const satisfies Record<string, Draw>;
