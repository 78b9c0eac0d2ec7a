import { n } from '../../draw/canvas.ts';
import { mix, shade } from '../../draw/colour.ts';
import { type Face, X, Y } from './face.ts';

export function shoulders({ c, p, r, skin, dark }: Face): void {
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

export function extras({ c, p, r, woman, old, cap, hair, half }: Face): void {
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
  if (cap) {
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
