/** Shapes of art and the widths the platform is asked for; few, so that its cache stays warm. */
export const shapes = {
  poster: { ratio: [2, 3], widths: [180, 300, 450] },
  wide: { ratio: [16, 9], widths: [320, 480, 720] },
  hero: { ratio: [16, 9], widths: [640, 960, 1280, 1920] },
  square: { ratio: [1, 1], widths: [120, 200, 320] },
} as const satisfies Record<string, { ratio: readonly [number, number]; widths: readonly number[] }>;

export type Shape = keyof typeof shapes;

/** Vectors and inline images have no sizes to choose from. */
const isFixed = (src: string) => /^(data|blob):|\.svg($|\?)/.test(src);

/** Resize by query, as the platform does it (facts/wire.md 1.9); a size that is already asked for gives way. */
export function resized(src: string, width: number): string {
  if (isFixed(src)) return src;
  const [path, search] = src.split('?');
  const query = new URLSearchParams(search);
  query.set('w', String(width));
  query.set('format', 'webp');
  return `${path}?${query}`;
}

/** `src` for old readers, `srcSet` for the rest. */
export function sources(src: string, shape: Shape): { src: string; srcSet?: string } {
  const { widths } = shapes[shape];
  if (isFixed(src)) return { src };
  const middle = widths[Math.floor(widths.length / 2)] ?? widths[0];
  return {
    src: resized(src, middle),
    srcSet: widths.map((width) => `${resized(src, width)} ${width}w`).join(', '),
  };
}
