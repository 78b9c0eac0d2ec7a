import { type Static, Type } from 'typebox';
import type { FoundItem } from '../../search/found.ts';
import { Wire } from '../schema.ts';
import { localized, type View } from '../view.ts';
import { channelPicture, posterOf } from './pictures.ts';

/** An entry of `search/suggest` (wire 6); everything but the text is ours: what it is, where it is, and its picture. */
export const Suggestion = Wire({
  text: Type.String(),
  content_type: Type.String(),
  object_id: Type.String(),
  slug: Type.String(),
  image: Type.String(),
});

/** The upright picture of a title, the logo of a channel, the portrait of a person. */
function pictureOf({ kind, item }: FoundItem, view: View): string {
  switch (kind) {
    case 'content':
      return posterOf(item, view);
    case 'channel':
      return channelPicture(item, view, 'icon');
    case 'person':
      return view.images('person', item.id, view.locale);
  }
}

export function suggestion(found: FoundItem, view: View): Static<typeof Suggestion> {
  const { kind, item } = found;
  return {
    text: localized(kind === 'content' ? item.title : item.name, view),
    content_type: kind === 'content' ? item.type : kind,
    object_id: String(item.id),
    slug: item.slug,
    image: pictureOf(found, view),
  };
}
