import { Type } from 'typebox';
import type { Locale } from '../http/locale.ts';
import { fixedSubject } from '../origin/images/fixed.ts';
import type { ImageKind, ImageSubject } from '../origin/images/subject.ts';
import { type VersionLookup, versionOf, versionsOf } from '../origin/images/version.ts';
import { Nullable, Wire } from './schema.ts';

/** Pictures with text differ by language, which is part of their address. All others are the same for everybody. */
const LETTERED: ReadonlySet<ImageKind> = new Set([
  'poster',
  'title',
  'logo',
  'cover-color_bg',
  'cover-dark_bg',
  'cover-light_bg',
]);
/** The language in which the origin looks up a picture without one in its address. */
const PLAIN: Locale = 'ru';
/** Pictures without a background keep their transparency. */
const TRANSPARENT: ReadonlySet<ImageKind> = new Set([
  'title',
  'icon',
  'category',
  'benefit',
  'age',
  'cover-bg',
  'cover-dark_bg',
  'cover-light_bg',
]);

export type ImageUrls = (
  kind: ImageKind,
  key: string | number,
  locale: Locale,
  subject?: ImageSubject,
) => string;

/** Addresses of drawn images. Only this file knows their form: `/img/{kind}[/{version}]/{key}[.{locale}].{ext}`. */
export function imageUrls(imagesUrl: string, lookUp: VersionLookup = versionsOf(fixedSubject)): ImageUrls {
  return (kind, key, locale, given) => {
    const isLettered = LETTERED.has(kind);
    const version = given ? versionOf(given) : lookUp(kind, String(key), isLettered ? locale : PLAIN);
    const language = isLettered ? `.${locale}` : '';
    const extension = TRANSPARENT.has(kind) ? 'png' : 'jpg';
    return `${imagesUrl}/img/${kind}${version ? `/${version}` : ''}/${key}${language}.${extension}`;
  };
}

const url = Type.String();
const points = Type.Integer();

/** wire 1.9. */
export const ScaledImage = Wire({
  mobile_width_pt: points,
  mobile_height_pt: points,
  mobile_x2: url,
  mobile_x3: url,
  tv_width_pt: points,
  tv_height_pt: points,
  tv_x1: url,
  tv_x15: url,
  tv_x3: url,
  svg: Nullable(url),
});

/** One image in the sizes of a ScaledImage; the origin's resizer creates them. */
export function scaledImage(address: string, width: number, height: number) {
  const at = (scale: number) => `${address}?w=${Math.round(width * scale)}`;
  const half = { width: Math.round(width / 2), height: Math.round(height / 2) };
  return {
    mobile_width_pt: half.width,
    mobile_height_pt: half.height,
    mobile_x2: at(1),
    mobile_x3: at(1.5),
    tv_width_pt: width,
    tv_height_pt: height,
    tv_x1: at(1),
    tv_x15: at(1.5),
    tv_x3: at(3),
    svg: null,
  };
}
