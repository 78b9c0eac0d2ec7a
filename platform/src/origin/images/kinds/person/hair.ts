import { n } from '../../draw/canvas.ts';
import { mix, shade } from '../../draw/colour.ts';
import { type Face, X, Y } from './face.ts';

export function backHair({ c, hair, woman, r }: Face, style: number): void {
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

export function beard({ c, hair, half, r }: Face): void {
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

export function frontHair({ c, hair, woman, half, old }: Face, style: number): void {
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
