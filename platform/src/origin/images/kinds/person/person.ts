import { Canvas, n } from '../../draw/canvas.ts';
import { mix } from '../../draw/colour.ts';
import { paletteOf } from '../../draw/palette.ts';
import { randomOf } from '../../draw/random.ts';
import { disc, halo } from '../../draw/sky.ts';
import type { ImageSubject } from '../../subject.ts';
import { extras, shoulders } from './clothes.ts';
import { type Face, greys, H, hairs, skins, W, X, Y } from './face.ts';
import { features } from './features.ts';
import { backHair, beard, frontHair } from './hair.ts';
import { presentsOf } from './presents.ts';

/** 600×800: a calm person who looks at the viewer, with the brand's moon behind the head. */
export function person(subject: ImageSubject): Canvas {
  const r = randomOf(subject.seed, 'person');
  const p = paletteOf({ ...subject, world: subject.world ?? 'abstract', mood: undefined });
  const c = new Canvas(W, H, r);
  const read = subject.person?.presents ?? presentsOf(subject.title);
  const byChance = r.chance(0.45);
  const woman = read ? read === 'woman' : byChance;
  const age = subject.person?.age ?? r.pick(['young', 'adult', 'adult', 'old'] as const);
  const old = age === 'old';
  const skin = r.pick(subject.person?.skin ? skins[subject.person.skin] : Object.values(skins).flat());
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
    cap: subject.person?.cap ?? (!woman && old && r.chance(0.35)),
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
    // One area of shade: the side away from the light.
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
