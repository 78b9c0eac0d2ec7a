import { type Static, Type } from 'typebox';
import type { users } from '../db/schema/session.ts';
import type { Locale } from '../http/locale.ts';
import { translate } from '../http/messages/translate.ts';
import { imageUrls } from '../presenters/images.ts';

type ParentalUser = Pick<typeof users.$inferSelect, 'pinHash' | 'isGuest' | 'isParentalIgnored'>;

const text = Type.String();

/** wire 2.8 parental_dialogue, in the form the spec reads (spec 1 §3). */
export const ParentalDialogueWire = Type.Object({
  icon: text,
  title: text,
  message: text,
  buttons: Type.Array(Type.Object({ label: text, action: text, is_primary: Type.Boolean() })),
});

export function parentalStatus(user: ParentalUser): 'set' | 'notset' | 'ignore' {
  if (user.pinHash) return 'set';
  // A guest cannot have a PIN; the dialogue would only be in the way (spec 1 §4 Parental).
  return user.isGuest || user.isParentalIgnored ? 'ignore' : 'notset';
}

/** The owl among the avatars, for dialogues about children. */
const ICON_AVATAR = 3;

/**
 * The parental modal after login while there is no PIN (spec 1 §4); null when there is nothing to ask. `action` is
 * the modal that follows, or `parental_ignore`, after which the client sends `parental_status: "ignore"`.
 */
export function parentalDialogue(
  user: ParentalUser,
  locale: Locale,
  imagesUrl: string,
): Static<typeof ParentalDialogueWire> | null {
  if (parentalStatus(user) !== 'notset') return null;
  const button = (action: 'parental_set' | 'parental_ignore', isPrimary: boolean) => ({
    label: translate(locale, { key: action }),
    action,
    is_primary: isPrimary,
  });
  return {
    icon: imageUrls(imagesUrl)('avatar', ICON_AVATAR, locale),
    title: translate(locale, { key: 'parental_title' }),
    message: translate(locale, { key: 'parental_message' }),
    buttons: [button('parental_set', true), button('parental_ignore', false)],
  };
}
