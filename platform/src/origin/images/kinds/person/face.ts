import type { Canvas } from '../../draw/canvas.ts';
import type { Palette } from '../../draw/palette.ts';
import type { Random } from '../../draw/random.ts';

export const W = 600;

export const H = 800;

/** Middle of the face. */
export const X = 300;

export const Y = 330;

export const skins = {
  fair: ['#f3d3b8', '#e9bf9d'],
  light: ['#e9bf9d', '#ddaa82'],
  warm: ['#ddaa82', '#c98f66'],
  deep: ['#b0764f', '#8d5a3a'],
} as const;

export const hairs = ['#1b1416', '#2a1a16', '#43281b', '#6b4226', '#151a22', '#8a5a33'] as const;

export const greys = ['#b9b6b2', '#8f8d8c', '#d8d4cd'] as const;

export interface Face {
  c: Canvas;
  p: Palette;
  r: Random;
  skin: string;
  dark: string;
  lit: string;
  hair: string;
  woman: boolean;
  old: boolean;
  cap: boolean;
  /** Half the width of the face. */
  half: number;
}
