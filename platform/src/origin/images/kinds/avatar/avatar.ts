import { Canvas } from '../../draw/canvas.ts';
import { mix, shade } from '../../draw/colour.ts';
import { hash, randomOf } from '../../draw/random.ts';
import type { ImageSubject } from '../../subject.ts';
import { animals } from './animals.ts';
import { space } from './space.ts';
import { steppe } from './steppe.ts';

/** Faces and signs, in the order of their numbers. */
const drawings = { ...animals, ...steppe, ...space };

type AvatarName = keyof typeof drawings;

/** The avatars of the profile screen, by category. */
export const avatarSet: readonly {
  category: 'animals' | 'steppe' | 'space';
  names: readonly AvatarName[];
}[] = [
  { category: 'animals', names: ['fox', 'bear', 'owl', 'rabbit', 'penguin', 'whale'] },
  { category: 'steppe', names: ['leopard', 'camel', 'eagle', 'yurt', 'tulip', 'dombra'] },
  { category: 'space', names: ['robot', 'rocket', 'planet', 'sun', 'moon', 'film'] },
];

const names = Object.keys(drawings) as AvatarName[];
const grounds = [
  '#ffcf5c',
  '#7fc8e8',
  '#f4a38c',
  '#9bd0a3',
  '#b7a3e8',
  '#f2b8cf',
  '#6f8fe0',
  '#4fb3a8',
] as const;

/** 512×512: a friendly face or sign for a profile. */
export function avatar(subject: ImageSubject): Canvas {
  // Profiles name an avatar by its number, from 1.
  const number = Number(subject.mark);
  const byNumber = Number.isInteger(number) && number > 0 ? names[(number - 1) % names.length] : undefined;
  const name =
    names.find((known) => known === subject.mark) ??
    byNumber ??
    (names[hash(subject.seed) % names.length] as AvatarName);
  const c = new Canvas(512, 512, randomOf(subject.seed, 'avatar'));
  const night = (['rocket', 'planet', 'moon', 'film', 'owl'] as AvatarName[]).includes(name);
  const ground = night
    ? name === 'owl'
      ? '#23345f'
      : '#2a2f6b'
    : (grounds[names.indexOf(name) % grounds.length] as string);
  c.fill(
    c.down(0, 512, [
      [0, shade(ground, 0.05)],
      [1, shade(ground, -0.07)],
    ]),
  );
  c.circle(256, 268, 206, mix(ground, '#ffffff', night ? 0.1 : 0.3), 'opacity="0.8"');
  drawings[name](c);
  return c;
}
