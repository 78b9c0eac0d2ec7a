import { type Static, Type } from 'typebox';
import type { Library as LibraryThing } from '../../catalogue/model.ts';
import { ScaledImage, scaledImage } from '../images.ts';
import { perLocale } from '../per-locale.ts';
import { Wire } from '../schema.ts';
import { localized, type View } from '../view.ts';

const LOGO_WIDTH = 240;
const LOGO_HEIGHT = 80;

/** wire 5.1. */
export const Library = Wire({
  id: Type.Integer(),
  slug: Type.String(),
  title: Type.String(),
  description: Type.String(),
  library_type: Type.String(),
  cover: Wire({ bg: Type.String(), color_bg: Type.String() }),
  bg: Type.String(),
  color_bg: Type.String(),
  logo: ScaledImage,
});

export const presentLibrary = perLocale((library: LibraryThing, view: View): Static<typeof Library> => {
  const bg = view.images('library', library.id, view.locale);
  return {
    id: library.id,
    slug: library.slug,
    title: localized(library.title, view),
    description: localized(library.description, view),
    library_type: library.libraryType,
    cover: { bg, color_bg: library.colorBg },
    bg,
    color_bg: library.colorBg,
    logo: scaledImage(bg, LOGO_WIDTH, LOGO_HEIGHT),
  };
});
