import { Canvas, n } from '../draw/canvas.ts';
import { mix, shade } from '../draw/colour.ts';
import { type Palette, paletteOf } from '../draw/palette.ts';
import { type Random, randomOf } from '../draw/random.ts';
import { disc, halo } from '../draw/sky.ts';
import type { ImageSubject } from '../subject.ts';
import { presentsOf } from './presents.ts';

const W = 600;
const H = 800;
/** Middle of the face. */
const X = 300;
const Y = 330;

const skins = ['#f3d3b8', '#e9bf9d', '#ddaa82', '#c98f66', '#b0764f', '#8d5a3a'] as const;
const hairs = ['#1b1416', '#2a1a16', '#43281b', '#6b4226', '#151a22', '#8a5a33'] as const;
const greys = ['#b9b6b2', '#8f8d8c', '#d8d4cd'] as const;

interface Face {
  c: Canvas;
  p: Palette;
  r: Random;
  skin: string;
  dark: string;
  lit: string;
  hair: string;
  woman: boolean;
  old: boolean;
  /** Half the width of the face. */
  half: number;
}

function backHair({ c, hair, woman, r }: Face, style: number): void {
  if (!woman) return;
  const deep = shade(hair, -0.05);
  if (style === 0)
    c.path(
      `M${X - 150} 330C${X - 168} 120 ${X + 168} 120 ${X + 150} 330C${X + 150} 440 ${X + 178} 520 ${X + 150} 610H${X - 150}C${X - 178} 520 ${X - 150} 440 ${X - 150} 330Z`,
      deep,
    );
  if (style === 1)
    c.path(
      `M${X - 146} 330C${X - 160} 130 ${X + 160} 130 ${X + 146} 330C${X + 150} 400 ${X + 146} 440 ${X + 120} 470H${X - 120}C${X - 146} 440 ${X - 150} 400 ${X - 146} 330Z`,
      deep,
    );
  if (style === 2) {
    c.circle(X + r.sign() * 10, 150, 62, deep);
    c.path(`M${X - 130} 330C${X - 150} 150 ${X + 150} 150 ${X + 130} 330Z`, deep);
  }
  if (style === 3)
    for (let i = 0; i < 16; i += 1)
      c.circle(
        X + Math.cos(i * 0.42 + 2.9) * 128,
        300 + Math.sin(i * 0.42 + 2.9) * 128 + 6,
        62,
        i % 2 ? deep : hair,
      );
}

function shoulders({ c, p, r, skin, dark }: Face): void {
  const cloth = r.pick([
    mix(p.near, p.mid, 0.25),
    p.near,
    mix(p.accent, p.near, 0.5),
    mix(p.far, p.near, 0.4),
    '#23252e',
    '#e7e0d4',
  ]);
  const deep = shade(cloth, -0.09);
  c.path(
    `M${X - 56} 400V520L${X - 76} 556Q${X} 720 ${X + 76} 556L${X + 56} 520V400Z`,
    c.down(400, 540, [
      [0, dark],
      [0.5, mix(skin, dark, 0.6)],
      [1, skin],
    ]),
  );
  const body = `M60 805C66 640 130 590 ${X - 66} 556Q${X} 640 ${X + 66} 556C470 590 534 640 540 805Z`;
  c.path(
    body,
    c.linear(
      [60, 0],
      [540, 0],
      [
        [0, shade(cloth, 0.04)],
        [0.55, cloth],
        [1, deep],
      ],
    ),
  );
  const cut = r.int(0, 3);
  if (cut === 0) {
    c.path(`M${X - 68} 552L${X} 690L${X + 68} 552L${X + 30} 580Q${X} 600 ${X - 30} 580Z`, '#efe9df');
    c.path(`M${X - 70} 548L${X - 128} 610L${X - 74} 640L${X - 88} 672L${X} 805V690Z`, deep);
    c.path(`M${X + 70} 548L${X + 128} 610L${X + 74} 640L${X + 88} 672L${X} 805V690Z`, shade(cloth, -0.05));
  } else if (cut === 1) {
    c.path(
      `M${X - 74} 548C${X - 70} 500 ${X + 70} 500 ${X + 74} 548C${X + 60} 610 ${X - 60} 610 ${X - 74} 548Z`,
      shade(cloth, 0.05),
    );
    c.path(`M${X - 58} 540Q${X} 590 ${X + 58} 540Q${X} 560 ${X - 58} 540Z`, deep);
  } else if (cut === 2) {
    c.path(`M${X - 66} 552Q${X} 650 ${X + 66} 552L${X + 78} 562Q${X} 682 ${X - 78} 562Z`, deep);
  } else {
    c.path(
      `M${X - 72} 548L${X} 610L${X - 60} 660L${X - 104} 580ZM${X + 72} 548L${X} 610L${X + 60} 660L${X + 104} 580Z`,
      shade(cloth, 0.07),
    );
    c.stroke(`M${X} 612V805`, deep, 3);
  }
}

function features({ c, r, skin, dark, hair, woman, old, half }: Face): void {
  const line = mix(dark, '#2a1512', 0.55);
  const brow = old ? mix(hair, dark, 0.4) : mix(hair, dark, 0.25);
  const eyeY = Y - 2;
  const gap = half * 0.44;
  const arch = woman ? 9 : 4;
  for (const s of [-1, 1]) {
    const ex = X + s * gap;
    c.stroke(
      `M${n(ex - 26)} ${n(eyeY - 27 + (s < 0 ? 3 : 0))}Q${n(ex + s * 4)} ${n(eyeY - 34 - arch)} ${n(ex + 26)} ${n(eyeY - 27 + (s > 0 ? 3 : 0))}`,
      brow,
      woman ? 7 : 10,
    );
    c.path(
      `M${n(ex - 21)} ${n(eyeY + 1)}Q${n(ex)} ${n(eyeY - 15)} ${n(ex + 21)} ${n(eyeY + 1)}Q${n(ex)} ${n(eyeY + 11)} ${n(ex - 21)} ${n(eyeY + 1)}Z`,
      mix('#ffffff', skin, 0.25),
    );
    c.circle(ex + 1, eyeY - 2, 8.5, '#22161a');
    c.circle(ex + 4, eyeY - 5, 2.4, '#ffffff');
    c.stroke(
      `M${n(ex - 22)} ${n(eyeY + 1)}Q${n(ex)} ${n(eyeY - 16)} ${n(ex + 22)} ${n(eyeY + 1)}`,
      line,
      woman ? 5 : 3.6,
    );
    if (old)
      c.stroke(
        `M${n(ex - 16)} ${n(eyeY + 20)}Q${n(ex)} ${n(eyeY + 26)} ${n(ex + 16)} ${n(eyeY + 19)}`,
        dark,
        2.4,
        'opacity="0.7"',
      );
  }
  const tip = Y + 62;
  c.path(
    `M${X + 4} ${Y - 8}C${X + 12} ${Y + 30} ${X + 26} ${tip - 14} ${X + 20} ${tip}Q${X + 4} ${tip + 12} ${X - 10} ${tip + 4}Q${X + 6} ${tip - 2} ${X + 4} ${Y - 8}Z`,
    dark,
    'opacity="0.55"',
  );
  const lips = woman ? mix('#b0413e', skin, 0.25) : mix(dark, '#9a4a40', 0.35);
  const my = Y + 102;
  const mw = woman ? 34 : 37;
  const smile = r.range(3, 9);
  c.path(
    `M${X - mw} ${n(my - smile * 0.5)}Q${X - 14} ${n(my - 9)} ${X} ${n(my - 5)}Q${X + 14} ${n(my - 9)} ${X + mw} ${n(my - smile * 0.5)}Q${X} ${n(my + 9 + smile)} ${X - mw} ${n(my - smile * 0.5)}Z`,
    lips,
  );
  c.stroke(
    `M${X - mw} ${n(my - smile * 0.5)}Q${X} ${n(my + smile)} ${X + mw} ${n(my - smile * 0.5)}`,
    line,
    2.6,
  );
  if (old)
    c.stroke(
      `M${X - 46} ${tip + 2}Q${X - 60} ${my - 6} ${X - 52} ${my + 14}M${X + 46} ${tip + 2}Q${X + 60} ${my - 6} ${X + 52} ${my + 14}`,
      dark,
      3,
      'opacity="0.6"',
    );
}

function beard({ c, hair, half, r }: Face): void {
  const style = r.int(0, 3);
  const colour = mix(hair, '#000000', 0.04);
  if (style === 0) {
    c.path(
      `M${n(X - half)} ${Y + 10}C${n(X - half + 6)} ${Y + 170} ${X - 60} ${Y + 182} ${X} ${Y + 184}C${X + 60} ${Y + 182} ${n(X + half - 6)} ${Y + 170} ${n(X + half)} ${Y + 10}C${n(X + half - 14)} ${Y + 70} ${X + 66} ${Y + 80} ${X + 44} ${Y + 80}Q${X} ${Y + 66} ${X - 44} ${Y + 80}C${X - 66} ${Y + 80} ${n(X - half + 14)} ${Y + 70} ${n(X - half)} ${Y + 10}Z`,
      colour,
    );
  } else if (style === 1) {
    c.path(
      `M${X - 50} ${Y + 90}Q${X} ${Y + 66} ${X + 50} ${Y + 90}Q${X + 54} ${Y + 160} ${X} ${Y + 172}Q${X - 54} ${Y + 160} ${X - 50} ${Y + 90}Z`,
      colour,
    );
  } else if (style === 2)
    c.path(
      `M${X - 48} ${Y + 94}Q${X - 20} ${Y + 70} ${X} ${Y + 80}Q${X + 20} ${Y + 70} ${X + 48} ${Y + 94}Q${X} ${Y + 86} ${X - 48} ${Y + 94}Z`,
      colour,
    );
}

function frontHair({ c, hair, woman, half, old }: Face, style: number): void {
  const lit = shade(hair, 0.08);
  const paint = c.linear(
    [X - half, 150],
    [X + half, 330],
    [
      [0, lit],
      [0.6, hair],
      [1, shade(hair, -0.04)],
    ],
  );
  const l = n(X - half - 6);
  const r = n(X + half + 6);
  if (woman) {
    if (style === 2)
      c.path(
        `M${l} ${Y - 6}C${l} 150 ${r} 150 ${r} ${Y - 6}C${X + 110} 250 ${X + 60} 214 ${X} 212C${X - 60} 214 ${X - 110} 250 ${l} ${Y - 6}Z`,
        paint,
      );
    else if (style === 3)
      c.path(
        `M${l} ${Y - 30}C${X - 150} 140 ${X + 150} 140 ${r} ${Y - 30}C${X + 90} 226 ${X - 90} 226 ${l} ${Y - 30}Z`,
        paint,
      );
    else if (style === 1)
      c.path(
        `M${l} ${Y + 50}C${X - 168} 130 ${X + 168} 130 ${r} ${Y + 50}C${X + 112} ${Y - 20} ${X + 112} ${Y - 50} ${X + 104} ${Y - 76}Q${X} ${Y - 46} ${X - 104} ${Y - 76}C${X - 112} ${Y - 50} ${X - 112} ${Y - 20} ${l} ${Y + 50}Z`,
        paint,
      );
    else
      c.path(
        `M${l} ${Y + 60}C${X - 176} 120 ${X + 176} 120 ${r} ${Y + 60}C${X + 116} ${Y - 30} ${X + 60} 226 ${X - 24} 204C${X - 50} 260 ${X - 108} ${Y - 40} ${l} ${Y + 60}Z`,
        paint,
      );
    return;
  }
  if (style === 0)
    c.path(
      `M${l} ${Y - 10}C${X - 156} 150 ${X - 40} 126 ${X + 30} 138C${X + 130} 136 ${X + 150} 230 ${r} ${Y - 10}L${n(X + half - 8)} ${Y - 70}C${X + 60} 230 ${X - 20} 250 ${X - 84} 236Q${n(X - half + 4)} 262 ${l} ${Y - 10}Z`,
      paint,
    );
  else if (style === 1)
    c.path(
      `M${l} ${Y - 10}C${X - 146} 160 ${X + 146} 160 ${r} ${Y - 10}L${n(X + half - 8)} ${Y - 66}Q${X} 204 ${n(X - half + 8)} ${Y - 66}Z`,
      paint,
    );
  else if (style === 2 || !old)
    c.path(
      `M${l} ${Y - 14}C${X - 170} 120 ${X + 170} 110 ${r} ${Y - 14}L${n(X + half - 10)} ${Y - 76}Q${X + 40} 226 ${X + 6} 240Q${X - 60} 220 ${n(X - half + 10)} ${Y - 70}Z`,
      paint,
    );
  else
    c.path(
      `M${l} ${Y + 4}Q${n(X - half - 10)} ${Y - 70} ${n(X - half + 12)} ${Y - 96}Q${n(X - half + 8)} ${Y - 50} ${n(X - half + 4)} ${Y + 4}ZM${r} ${Y + 4}Q${n(X + half + 10)} ${Y - 70} ${n(X + half - 12)} ${Y - 96}Q${n(X + half - 8)} ${Y - 50} ${n(X + half - 4)} ${Y + 4}Z`,
      paint,
    );
}

function extras({ c, p, r, woman, old, hair, half }: Face): void {
  if (r.chance(old ? 0.32 : 0.14)) {
    const rim = '#1d1a20';
    for (const s of [-1, 1]) c.circle(X + s * half * 0.44, Y, 36, 'none', `stroke="${rim}" stroke-width="5"`);
    c.stroke(
      `M${n(X - half * 0.44 + 36)} ${Y - 4}Q${X} ${Y - 16} ${n(X + half * 0.44 - 36)} ${Y - 4}`,
      rim,
      5,
    );
  }
  if (woman && r.chance(0.6)) for (const s of [-1, 1]) c.circle(X + s * (half + 1), Y + 64, 9, p.accent);
  if (!woman && old && r.chance(0.35)) {
    c.path(
      `M${n(X - half - 12)} ${Y - 84}Q${X} ${Y - 122} ${n(X + half + 12)} ${Y - 84}L${n(X + half - 14)} 176Q${X} 128 ${n(X - half + 14)} 176Z`,
      c.down(150, 250, [
        [0, shade(p.near, 0.05)],
        [1, p.near],
      ]),
    );
    c.path(
      `M${n(X - half - 12)} ${Y - 84}Q${X} ${Y - 122} ${n(X + half + 12)} ${Y - 84}L${n(X + half + 8)} ${Y - 106}Q${X} ${Y - 146} ${n(X - half - 8)} ${Y - 106}Z`,
      mix(p.accent, hair, 0.3),
    );
  }
}

/** 600×800: a person, calm and looking at us, with the house's moon behind the head. */
export function person(subject: ImageSubject): Canvas {
  const r = randomOf(subject.seed, 'person');
  const p = paletteOf({ ...subject, world: subject.world ?? 'abstract', mood: undefined });
  const c = new Canvas(W, H, r);
  const read = subject.person?.presents ?? presentsOf(subject.title);
  const byChance = r.chance(0.45);
  const woman = read ? read === 'woman' : byChance;
  const age = subject.person?.age ?? r.pick(['young', 'adult', 'adult', 'old'] as const);
  const old = age === 'old';
  const skin = r.pick(skins);
  const face: Face = {
    c,
    p,
    r,
    skin,
    dark: mix(skin, '#5a2a1e', 0.34),
    lit: mix(skin, '#fff3e0', 0.3),
    hair: old ? r.pick(greys) : r.pick(hairs),
    woman,
    old,
    half: woman ? r.range(110, 118) : r.range(116, 127),
  };
  c.fill(
    c.down(0, H, [
      [0, p.top],
      [0.65, p.mid],
      [1, p.near],
    ]),
  );
  disc(
    c,
    [X + r.range(-50, 50), Y - r.range(0, 50)],
    r.range(215, 250),
    { ...p, glow: mix(p.low, p.glow, 0.35) },
    1.7,
  );
  const style = r.int(0, 3);
  backHair(face, style);
  shoulders(face);
  const { half, dark, lit } = face;
  for (const s of [-1, 1]) c.ellipse(X + s * half, Y + 20, 17, 30, s < 0 ? mix(skin, dark, 0.3) : dark);
  const chin = woman ? 468 : 480;
  const jaw = woman ? 0.66 : 0.8;
  const outline = `M${n(X - half)} ${Y - 40}C${n(X - half)} 170 ${n(X + half)} 170 ${n(X + half)} ${Y - 40}C${n(X + half)} ${Y + 60} ${n(X + half * jaw)} ${chin - 20} ${X} ${chin}C${n(X - half * jaw)} ${chin - 20} ${n(X - half)} ${Y + 60} ${n(X - half)} ${Y - 40}Z`;
  c.path(outline, skin);
  c.clip(outline, () => {
    // One plane of shade: the side away from the lamp.
    c.path(
      `M${X + 20} 150C${X + 66} 260 ${X + 30} 330 ${X + 62} 400C${X + 50} 440 ${X + 16} 460 ${X + 4} ${chin + 10}H${X + 200}V150Z`,
      dark,
      'opacity="0.38"',
    );
    halo(c, [X - half * 0.5, Y + 54], 54, '#e0705a', 0.22);
    halo(c, [X - 40, Y - 90], 110, lit, 0.45);
  });
  if (!woman && r.chance(0.62)) beard(face);
  features(face);
  frontHair(face, style);
  extras(face);
  c.fill(
    c.down(H * 0.72, H, [
      [0, p.ink, 0],
      [1, p.ink, 0.6],
    ]),
  );
  return c;
}
