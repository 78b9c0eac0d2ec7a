import type { ImageMood, ImageSubject, ImageWorld } from '../subject.ts';
import { hue, isHex, mix, shade, tone } from './colour.ts';
import { randomOf } from './random.ts';

/** The light of a scene: the sky from top to horizon, its lamp, and the land from far to near. */
export interface Palette {
  top: string;
  mid: string;
  low: string;
  glow: string;
  far: string;
  near: string;
  /** The darkest tone: silhouettes and the ground of lettering. */
  ink: string;
  accent: string;
}

const palette = (colours: string): Palette => {
  const [top, mid, low, glow, far, near, ink, accent] = colours.split(' ').map((c) => `#${c}`) as [
    string,
    string,
    string,
    string,
    string,
    string,
    string,
    string,
  ];
  return { top, mid, low, glow, far, near, ink, accent };
};

const palettes = {
  ember: palette('1c1033 7a2048 f2704a ffd9a0 b0454f 2b0f2e 120818 ffb84d'),
  dawn: palette('2b3a67 8f6f9e ffc2a1 fff0d6 c98fa0 2a2a4d 14152c ff8f6b'),
  gold: palette('5a3416 c7782b ffd27a fff4d0 d79a4d 3d2210 1b0e06 ffe29a'),
  teal: palette('06222e 0f5a66 7fd1c0 eafff0 3d9a99 072a33 03151b ffb661'),
  night: palette('050816 10204a 3c5a9a e8efff 2b4580 0a1230 04060f f5b301'),
  violet: palette('120a2e 4a2580 d078c8 ffe0f4 7d469e 1e0f40 0c061e 6fe3ff'),
  jade: palette('0c2a1c 2d6b48 d7e8a0 fbffe0 7cab73 0f3322 061a10 ffd24d'),
  steel: palette('1a222b 4a5a68 b9c4c6 f4f6f2 7d8c94 1f2a33 0d1318 e8503a'),
  rose: palette('4b1d3f c14b6c ffc4b0 fff1e6 d97a88 3b1433 1c0a1a ffd27a'),
  noir: palette('07090c 1d252c 55636a e9e3d0 39454c 0b0f12 040506 d7263d'),
  blood: palette('140406 5a0d14 c8321f ffb38a 84201c 20070a 0b0304 ffdfb0'),
  sky: palette('2f7fc4 7fc1ea ffeec2 fffbe8 8fc0c8 1f5a78 0d2f45 ff7a4d'),
  candy: palette('e8637f ffb38a fff0c0 ffffff f08f86 7a3b6b 3b1a3f 35c2c1'),
  mint: palette('1f8a8a 74cfb8 fff3c9 fffdf0 6fbfae 14545a 0a2d33 ff6f59'),
  sand: palette('6f9794 d8c9a0 f6e3b4 fffaf0 c9a978 5a3f2c 2a1c14 c8472f'),
  indigo: palette('0b1033 2b2f8c 7f8cf0 f0f2ff 4a53b8 10154a 070a24 ffcf5c'),
  lime: palette('040b1c 0a2540 1f6a6a 9dffce 16504f 06162a 030a14 7dffb8'),
  polar: palette('050a20 1a1f5a 5a4aa0 7dffd0 33306e 0c0f30 050716 c58bff'),
  boreal: palette('04121a 0a3440 2f7f80 a6ff8f 1d5358 06202a 030d12 ff8fd0'),
  abyss: palette('9be8e4 1790a8 0a4a78 f0fffb 12668c 052a4a 03162a ffb347'),
  lagoon: palette('ffe6b8 3fb8a8 0b5a74 fffbe8 1c8090 06324a 041a2b ff7d66'),
  plum: palette('ffc7a8 a8548c 3a2068 fff0e0 5a2f80 1c1044 0e0824 ffd24d'),
} as const;

type PaletteName = keyof typeof palettes;

const ofWorld: Record<ImageWorld, readonly PaletteName[]> = {
  mountains: ['ember', 'dawn', 'teal', 'night', 'steel', 'rose', 'gold', 'indigo'],
  sea: ['teal', 'dawn', 'ember', 'night', 'steel', 'sky', 'rose'],
  city: ['night', 'violet', 'ember', 'noir', 'teal', 'indigo', 'rose'],
  steppe: ['gold', 'ember', 'sand', 'dawn', 'jade', 'rose', 'night'],
  space: ['violet', 'indigo', 'night', 'teal', 'ember', 'blood'],
  abstract: ['ember', 'violet', 'teal', 'rose', 'indigo', 'gold', 'noir', 'mint'],
  forest: ['jade', 'teal', 'gold', 'steel', 'night', 'ember', 'mint'],
  aurora: ['lime', 'polar', 'boreal'],
  underwater: ['abyss', 'lagoon', 'plum'],
  balloons: ['sky', 'dawn', 'mint', 'rose', 'candy', 'gold'],
  toys: ['candy', 'mint', 'sky', 'rose', 'indigo'],
};

/** Moods with a light of their own in every world. */
const ofMood: Partial<Record<ImageMood, readonly PaletteName[]>> = {
  thriller: ['noir', 'steel', 'night', 'teal', 'blood'],
  horror: ['noir', 'blood', 'steel'],
  kids: ['sky', 'candy', 'mint', 'rose'],
  comedy: ['candy', 'mint', 'sky', 'rose', 'gold'],
  history: ['gold', 'ember', 'sand', 'blood'],
  documentary: ['sand', 'steel', 'jade', 'teal', 'dawn', 'gold'],
};

const hueGap = (a: string, b: string) => Math.abs(((hue(a) - hue(b) + 540) % 360) - 180);

function namesFor(world: ImageWorld, mood: ImageMood | undefined): readonly PaletteName[] {
  const wanted = mood ? ofMood[mood] : undefined;
  if (world === 'aurora') return ofWorld.aurora;
  if (world === 'underwater' && mood !== 'thriller' && mood !== 'horror') return ofWorld.underwater;
  if (!wanted) return ofWorld[world];
  const both = wanted.filter((name) => ofWorld[world].includes(name));
  return both.length > 1 ? both : wanted;
}

/** The nearest tones are mixed with the page's background colour, so that the picture blends into its page. */
function tune(base: Palette, colour: string | undefined): Palette {
  if (!isHex(colour)) return base;
  return {
    ...base,
    ink: mix(base.ink, tone(colour, 0.16), 0.5),
    near: mix(base.near, tone(colour, 0.28), 0.35),
  };
}

/** The light of one subject: allowed by world and mood, near the title's own colour, chosen by seed. */
export function paletteOf(subject: ImageSubject): Palette {
  const random = randomOf(subject.seed, 'palette');
  const names = [...namesFor(subject.world ?? 'abstract', subject.mood)];
  const { color } = subject;
  if (isHex(color)) names.sort((a, b) => hueGap(palettes[a].mid, color) - hueGap(palettes[b].mid, color));
  const shortlist = isHex(color) ? names.slice(0, Math.max(2, Math.ceil(names.length / 2))) : names;
  return tune(palettes[random.pick(shortlist)], color);
}

/** A brand's own light, from one colour (channels, packets, avatars). */
export function paletteFrom(colour: string): Palette {
  return {
    top: tone(colour, 0.22, 0.8),
    mid: tone(colour, 0.45),
    low: tone(colour, 0.72),
    glow: tone(colour, 0.95, 0.4),
    far: tone(colour, 0.55),
    near: tone(colour, 0.26),
    ink: tone(colour, 0.14, 0.7),
    accent: shade(colour, 0.12),
  };
}
