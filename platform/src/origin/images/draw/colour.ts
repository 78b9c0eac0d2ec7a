/** Colours are `#rrggbb` everywhere; they are mixed in OKLab, where the middle of two hues stays clear. */
type Triple = [number, number, number];

const toLinear = (v: number) => (v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4);
const toGamma = (v: number) => (v <= 0.0031308 ? v * 12.92 : 1.055 * v ** (1 / 2.4) - 0.055);

function linear(hex: string): Triple {
  const n = Number.parseInt(hex.slice(1, 7), 16);
  return [toLinear((n >> 16) / 255), toLinear(((n >> 8) & 255) / 255), toLinear((n & 255) / 255)];
}

function oklab(hex: string): Triple {
  const [r, g, b] = linear(hex);
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}

function fromOklab([L, a, b]: Triple): string {
  const l = (L + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (L - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (L - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const channels = [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
  const bytes = channels.map((v) => Math.round(255 * Math.min(1, Math.max(0, toGamma(Math.max(0, v))))));
  return `#${bytes.map((v) => v.toString(16).padStart(2, '0')).join('')}`;
}

export const isHex = (value: string | undefined): value is string => /^#[0-9a-f]{6}$/i.test(value ?? '');

/** `t` of the way from one colour to the other. */
export function mix(from: string, to: string, t: number): string {
  const a = oklab(from);
  const b = oklab(to);
  return fromOklab([a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t, a[2] + (b[2] - a[2]) * t]);
}

/** The same hue at another lightness (0..1) and with its chroma scaled. */
export function tone(hex: string, lightness: number, chroma = 1): string {
  const [, a, b] = oklab(hex);
  return fromOklab([lightness, a * chroma, b * chroma]);
}

/** Lighter (positive) or darker (negative) by a share of the whole scale. */
export function shade(hex: string, by: number, chroma = 1): string {
  const [l, a, b] = oklab(hex);
  return fromOklab([Math.min(1, Math.max(0, l + by)), a * chroma, b * chroma]);
}

/** Hue in degrees. */
export function hue(hex: string): number {
  const [, a, b] = oklab(hex);
  return ((Math.atan2(b, a) * 180) / Math.PI + 360) % 360;
}

/** WCAG relative luminance. */
export function luminance(hex: string): number {
  const [r, g, b] = linear(hex);
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** WCAG contrast of two colours, 1..21. */
export function contrast(one: string, other: string): number {
  const [low, high] = [luminance(one), luminance(other)].sort((a, b) => a - b) as [number, number];
  return (high + 0.05) / (low + 0.05);
}
