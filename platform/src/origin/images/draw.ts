import type { Canvas } from './draw/canvas.ts';
import { age } from './kinds/age.ts';
import { avatar } from './kinds/avatar/avatar.ts';
import { benefit } from './kinds/benefit.ts';
import { category } from './kinds/category.ts';
import { coverOn, icon, logo } from './kinds/logo.ts';
import { packet } from './kinds/packet.ts';
import { person } from './kinds/person/person.ts';
import { poster } from './kinds/poster.ts';
import { graphicTitle } from './kinds/title.ts';
import { background, collection, promo, still } from './kinds/wide.ts';
import type { ImageKind, ImageSubject } from './subject.ts';

export interface KindFacts {
  draw: (subject: ImageSubject) => Canvas;
  /** The original size in pixels, used without a requested size. */
  width: number;
  height: number;
  /** Has transparent parts: never sent as JPEG. */
  transparent?: true;
}

/** Every kind of picture, its illustrator and its original size. */
export const kinds: Record<ImageKind, KindFacts> = {
  poster: { draw: poster, width: 600, height: 900 },
  still: { draw: still, width: 1280, height: 720 },
  background: { draw: background, width: 1920, height: 1080 },
  title: { draw: graphicTitle, width: 800, height: 320, transparent: true },
  person: { draw: person, width: 600, height: 800 },
  logo: { draw: logo, width: 640, height: 360 },
  icon: { draw: icon, width: 320, height: 320 },
  'cover-bg': { draw: (subject) => coverOn('none', subject), width: 640, height: 360, transparent: true },
  'cover-color_bg': { draw: logo, width: 640, height: 360 },
  'cover-light_bg': {
    draw: (subject) => coverOn('light', subject),
    width: 640,
    height: 360,
    transparent: true,
  },
  'cover-dark_bg': {
    draw: (subject) => coverOn('dark', subject),
    width: 640,
    height: 360,
    transparent: true,
  },
  promo: { draw: promo, width: 1280, height: 720 },
  packet: { draw: packet, width: 1280, height: 720 },
  library: { draw: collection, width: 1280, height: 720 },
  collection: { draw: collection, width: 1280, height: 720 },
  news: { draw: still, width: 1280, height: 720 },
  avatar: { draw: avatar, width: 512, height: 512 },
  category: { draw: category, width: 160, height: 160, transparent: true },
  age: { draw: age, width: 240, height: 150, transparent: true },
  benefit: { draw: benefit, width: 160, height: 160, transparent: true },
};

/** The picture as an SVG document: a pure function, with the same result for the same subject. */
export const drawSvg = (kind: ImageKind, subject: ImageSubject): string => kinds[kind].draw(subject).toSvg();
