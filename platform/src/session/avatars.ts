import { createHash } from 'node:crypto';
import { type Static, Type } from 'typebox';
import type { Locale } from '../http/locale.ts';
import { translate } from '../http/messages/translate.ts';
import { avatarSet } from '../origin/images/kinds/avatar/avatar.ts';
import { imageUrls } from '../presenters/images.ts';

/** Avatars are numbered from 1, through all categories (spec 3 §4 avatar picker). */
export const AVATAR_COUNT = avatarSet.reduce((sum, { names }) => sum + names.length, 0);

/** wire 2.10 avatar_categories. */
export const AvatarCategoryWire = Type.Object({
  title: Type.String(),
  avatars: Type.Array(Type.Object({ id: Type.Integer(), src: Type.String() })),
});

export function presentAvatars(locale: Locale, imagesUrl: string): Static<typeof AvatarCategoryWire>[] {
  const url = imageUrls(imagesUrl);
  let last = 0;
  return avatarSet.map(({ category, names }) => ({
    title: translate(locale, { key: `avatars_${category}` }),
    avatars: names.map(() => {
      last += 1;
      return { id: last, src: url('avatar', last, locale) };
    }),
  }));
}

/**
 * Pictures of older clients (`icon_base64`) are not stored, because they may be photographs of children.
 * The same picture always becomes the same avatar.
 */
export function avatarForPicture(picture: string): number {
  return (createHash('sha256').update(picture).digest().readUInt32BE(0) % AVATAR_COUNT) + 1;
}
