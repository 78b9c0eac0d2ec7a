/**
 * Shapes of pictures and the widths that are requested from the platform; few, to keep its cache effective. They range
 * from the smallest box on a plain screen to three pixels per point (spec 1 §9, image scale factor); wide art ends at
 * 1080 (spec 2 §9 "Images").
 */
export const shapes = {
  poster: { ratio: [2, 3], widths: [180, 300, 450] },
  wide: { ratio: [16, 9], widths: [160, 240, 320, 480, 720, 1080] },
  hero: { ratio: [16, 9], widths: [480, 640, 960, 1280, 1920] },
  /** Hero art on a phone in portrait: its middle, cropped by the platform. */
  upright: { ratio: [3, 4], widths: [480, 720, 960, 1280] },
  square: { ratio: [1, 1], widths: [120, 200, 320, 480] },
  /** The logo of a channel, from a line of a list to a tile. */
  sign: { ratio: [16, 9], widths: [96, 160, 240, 320, 480] },
} as const satisfies Record<string, { ratio: readonly [number, number]; widths: readonly number[] }>;

export type Shape = keyof typeof shapes;

/** Vectors and inline images have no sizes. */
const isFixed = (src: string) => /^(data|blob):|\.svg($|\?)/.test(src);

/** Resizes by query, as the platform does (wire 1.9); a size in the address is replaced. */
export function resized(src: string, width: number, cut: Record<string, string> = {}): string {
  if (isFixed(src)) return src;
  const [path, search] = src.split('?');
  const query = new URLSearchParams(search);
  for (const side of ['h', 'crop']) query.delete(side);
  query.set('w', String(width));
  query.set('format', 'webp');
  for (const [name, value] of Object.entries(cut)) query.set(name, value);
  return `${path}?${query}`;
}

/** Crops art of another shape on the server, so that invisible parts are not sent. */
export function cutTo(src: string, shape: Shape): string | undefined {
  const { ratio, widths } = shapes[shape];
  if (isFixed(src)) return undefined;
  const cut = (width: number) =>
    `${resized(src, width, { h: String(Math.round((width * ratio[1]) / ratio[0])), crop: '1' })} ${width}w`;
  return widths.map(cut).join(', ');
}

/** The widths of a shape up to the first that is large enough. */
export function widthsOf(shape: Shape, most = Number.POSITIVE_INFINITY): readonly number[] {
  const { widths } = shapes[shape];
  const enough = widths.findIndex((width) => width >= most);
  return enough < 0 ? widths : widths.slice(0, enough + 1);
}

/** `src` for old browsers, `srcSet` for others. */
export function sources(src: string, shape: Shape, most?: number): { src: string; srcSet?: string } {
  const widths = widthsOf(shape, most);
  if (isFixed(src)) return { src };
  const middle = widths[Math.floor(widths.length / 2)] ?? 0;
  return {
    src: resized(src, middle),
    srcSet: widths.map((width) => `${resized(src, width)} ${width}w`).join(', '),
  };
}
