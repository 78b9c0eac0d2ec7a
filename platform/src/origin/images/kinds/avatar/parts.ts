import { type Canvas, n } from '../../draw/canvas.ts';
import { shade } from '../../draw/colour.ts';

/** Draws on a sheet of 512 pixels whose background is already painted. */
export type Draw = (c: Canvas) => void;

export const INK = '#1b1626';

export const eyes = (c: Canvas, y: number, gap: number, r = 15) => {
  for (const s of [-1, 1]) {
    c.circle(256 + s * gap, y, r, INK);
    c.circle(256 + s * gap + r * 0.35, y - r * 0.4, r * 0.3, '#ffffff');
  }
};
export const ears = (c: Canvas, x: number, y: number, r: number, out: string, inner: string) => {
  for (const s of [-1, 1]) {
    c.circle(256 + s * x, y, r, out);
    c.circle(256 + s * x, y, r * 0.55, inner);
  }
};
export const points = (c: Canvas, colour: string, inner: string) => {
  for (const s of [-1, 1]) {
    c.path(`M${256 + s * 40} 170L${256 + s * 138} 92Q${256 + s * 158} 180 ${256 + s * 136} 250Z`, colour);
    c.path(`M${256 + s * 76} 172L${256 + s * 124} 128Q${256 + s * 134} 180 ${256 + s * 122} 220Z`, inner);
  }
};
export const head = (c: Canvas, colour: string, rx = 146, ry = 130, y = 276) =>
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
export const nose = (c: Canvas, y: number, colour = INK, w = 20) => {
  c.ellipse(256, y, w, w * 0.7, colour);
  c.stroke(
    `M256 ${y + w * 0.6}v${n(w * 0.8)}M${256 - w * 1.2} ${n(y + w * 1.6)}q${n(w * 0.6)} ${n(w * 0.8)} ${n(w * 1.2)} ${n(-w * 0.2)}q${n(w * 0.6)} ${n(w)} ${n(w * 1.2)} ${n(w * 0.2)}`,
    colour,
    6,
  );
};
