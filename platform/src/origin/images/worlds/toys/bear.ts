import { n } from '../../draw/canvas.ts';
import { mix } from '../../draw/colour.ts';
import { halo, stars } from '../../draw/sky.ts';
import type { Scene } from '../stage.ts';

/** A bear on the moon with a lantern. */
export const bear: Scene = (c, p, { x, horizon, u }) => {
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
