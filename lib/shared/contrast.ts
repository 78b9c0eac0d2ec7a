/**
 * Contrast of text on pictures (WCAG 1.4.3; DESIGN section 7: computed for each title). The picture is
 * unknown, so the scrim is strong enough for its brightest possible pixel, white.
 */

export type Rgb = readonly [number, number, number];

/** WCAG AA for text below 24 px. */
export const READABLE = 4.5;

/** The darker one of the two text colours on scrims (`--text-scrim` in styles/tokens.scss). */
export const SCRIM_TEXT = '#e6e8f0';

/** The background of labels and cards (`--surface-1` in styles/tokens.scss), and the one of pages for children. */
export const CARD_GROUND = '#10141f';
export const CHILD_CARD_GROUND = '#222b5e';

const WHITE: Rgb = [255, 255, 255];
/** The background of the product (`--ground`): used when the colour of a scrim is missing or invalid. */
const GROUND: Rgb = [8, 11, 20];
/** The maximum brightness of a scrim, so that it stays dark whatever the title's colour is. */
const TINT_LUMINANCE = 0.012;
/** Steps of the strength; smaller ones are not visible. */
const ALPHA_STEP = 0.01;

/** `#rgb`, `#rrggbb` or `#rrggbbaa`; null for anything else, because the colour comes from outside. */
export function parseHex(text: string | null | undefined): Rgb | null {
  const digits = /^#?([0-9a-f]{3}|[0-9a-f]{6}|[0-9a-f]{8})$/i.exec(text?.trim() ?? '')?.[1];
  if (!digits) return null;
  const full = digits.length === 3 ? digits.replace(/./g, '$&$&') : digits;
  const value = Number.parseInt(full.slice(0, 6), 16);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
}

export function toHex(color: Rgb): string {
  return `#${color.map((channel) => Math.round(channel).toString(16).padStart(2, '0')).join('')}`;
}

/** Relative luminance, 0 to 1 (WCAG 2.2). */
export function luminance(color: Rgb): number {
  const [red, green, blue] = color.map((channel) => {
    const share = channel / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** 1 to 21. */
export function contrast(one: Rgb, other: Rgb): number {
  const [light, dark] = [luminance(one), luminance(other)].sort((a, b) => b - a) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

/** `over` at `alpha` on an opaque `under`. */
export function blend(over: Rgb, under: Rgb, alpha: number): Rgb {
  return over.map((channel, index) => channel * alpha + (under[index] ?? 0) * (1 - alpha)) as unknown as Rgb;
}

/** The title's colour, darkened; its hue stays. */
export function backgroundTintOf(color: Rgb): Rgb {
  let tint = color;
  for (let share = 1; share >= 0 && luminance(tint) > TINT_LUMINANCE; share -= 0.02) {
    tint = blend(color, GROUND, share);
  }
  return luminance(tint) > TINT_LUMINANCE ? GROUND : tint;
}

export interface Scrim {
  /** Hex colour of the scrim and of the page's tint. */
  color: string;
  /** The smallest strength at which text is readable on a white picture. */
  alpha: number;
}

/** The scrim for a page or a slide with this `color_bg`. */
export function scrimFor(colorBg: string | null | undefined, text: string = SCRIM_TEXT): Scrim {
  const color = backgroundTintOf(parseHex(colorBg) ?? GROUND);
  const ink = parseHex(text) ?? WHITE;
  let alpha = 0;
  while (alpha < 1 && contrast(ink, blend(color, WHITE, alpha)) < READABLE) alpha += ALPHA_STEP;
  return { color: toHex(color), alpha: Math.min(1, Math.round(alpha * 100) / 100) };
}

/** A colour from outside, made light enough for text on `ground`; its hue stays as far as possible. */
export function readableOn(color: string | null, ground: string): string {
  const under = parseHex(ground) ?? GROUND;
  const own = parseHex(color) ?? WHITE;
  for (let share = 0; share < 1; share += 0.05) {
    const ink = blend(WHITE, own, share);
    if (contrast(ink, under) >= READABLE) return toHex(ink);
  }
  return toHex(WHITE);
}
