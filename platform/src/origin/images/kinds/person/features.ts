import { n } from '../../draw/canvas.ts';
import { mix } from '../../draw/colour.ts';
import { type Face, X, Y } from './face.ts';

export function features({ c, r, skin, dark, hair, woman, old, half }: Face): void {
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
