import 'server-only';
import { readFile } from 'node:fs/promises';
import path from 'node:path';

const WEIGHTS = [500, 700] as const;
const SUBSETS = ['latin', 'latin-ext', 'cyrillic', 'cyrillic-ext'] as const;

/** Font files for the drawing, which supports neither woff2 nor variable fonts, the formats of the pages. */
const FILES = path.join(process.cwd(), 'node_modules/@fontsource/onest/files');

/** One family for each subset, because within one the first file would be used for all letters. */
const familyOf = (subset: string): string => `Onest ${subset}`;

export const FONT_FAMILY = SUBSETS.map(familyOf).join(', ');

type Fonts = Array<{ name: string; data: Buffer; weight: (typeof WEIGHTS)[number]; style: 'normal' }>;

let loading: Promise<Fonts> | undefined;

/** Loaded once; a failure is not cached. */
export function shareFonts(): Promise<Fonts> {
  loading ??= read().catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

function read(): Promise<Fonts> {
  const cuts = SUBSETS.flatMap((subset) => WEIGHTS.map((weight) => ({ subset, weight })));
  return Promise.all(
    cuts.map(async ({ subset, weight }) => ({
      name: familyOf(subset),
      data: await readFile(path.join(FILES, `onest-${subset}-${weight}-normal.woff`)),
      weight,
      style: 'normal' as const,
    })),
  );
}
