import 'server-only';
import { GROUND } from '@/lib/server/brand/ground';
import { accentTokens } from '@/lib/shared/sites/accent';
import { MARK_VIEW, type Mark, type MarkTone } from '@/lib/shared/sites/marks';
import type { Site } from '@/lib/shared/sites/sites';

const [LEFT, TOP, WIDTH, HEIGHT] = MARK_VIEW;

type Brand = Pick<Site, 'name' | 'accent' | 'mark'>;

/** The emblem alone, on nothing. */
export function emblemSvg({ name, accent, mark }: Brand): string {
  return picture(MARK_VIEW, name, paths(mark, accent));
}

/**
 * The emblem on the background of the product. `corner`: the radius of the square, `share`: the part of its width that
 * the emblem has; both from 0 to 1.
 */
export function iconSvg(
  { name, accent, mark }: Brand,
  { corner, share }: { corner: number; share: number },
): string {
  const size = 64;
  const scale = (size * share) / WIDTH;
  const left = (size - WIDTH * scale) / 2 - LEFT * scale;
  const top = (size - HEIGHT * scale) / 2 - TOP * scale;
  return picture(
    [0, 0, size, size],
    name,
    `<rect width="${size}" height="${size}" rx="${size * corner}" fill="${GROUND}"/>
     <g transform="translate(${left} ${top}) scale(${scale})">${paths(mark, accent)}</g>`,
  );
}

/** How strongly the picture covers what is behind it: texts in front stay readable. */
export const HERO_LIGHT = { glow: 0.14, emblem: 0.1 } as const;

/** The picture behind the heading of the brand's pages: its emblem, large and cut off, in its own light. */
export function heroSvg({ name, accent, mark }: Brand): string {
  const { 'accent-deep': deep } = accentTokens(accent);
  const glow = `<radialGradient id="g" cx=".82" cy=".3" r=".75"><stop offset="0" stop-color="${deep}" stop-opacity="${HERO_LIGHT.glow}"/>
    <stop offset=".6" stop-color="${deep}" stop-opacity="${HERO_LIGHT.glow / 4}"/><stop offset="1" stop-color="${deep}" stop-opacity="0"/></radialGradient>`;
  const fade = `<linearGradient id="f" x1="0" y1="0" x2="0" y2="1"><stop stop-color="#fff" stop-opacity="0"/>
    <stop offset=".16" stop-color="#fff"/><stop offset=".4" stop-color="#fff"/>
    <stop offset="1" stop-color="#fff" stop-opacity="0"/></linearGradient><mask id="m"><rect width="1600" height="480" fill="url(#f)"/></mask>`;
  const emblem = (x: number, y: number, scale: number, turn: number) =>
    `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${scale})" opacity="${HERO_LIGHT.emblem}">${paths(mark, accent)}</g>`;
  return picture(
    [0, 0, 1600, 480],
    name,
    `<defs>${glow}${fade}</defs><g mask="url(#m)"><rect width="1600" height="480" fill="url(#g)"/>
     ${emblem(1120, -90, 8.2, 10)}${emblem(900, 190, 2.4, -14)}${emblem(1420, 250, 1.6, 20)}</g>`,
  );
}

const toneOf = (accent: string): Record<MarkTone, string> => {
  const { 'accent-deep': deep, 'accent-shade': shade } = accentTokens(accent);
  return { accent, deep, shade };
};

function paths(mark: Mark, accent: string): string {
  const tones = toneOf(accent);
  return mark
    .map(({ tone, path }) => `<path fill="${tones[tone]}" fill-rule="evenodd" d="${path}"/>`)
    .join('');
}

function picture(view: readonly number[], name: string, content: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${view.join(' ')}" role="img" aria-label="${name}">${content}</svg>`;
}
