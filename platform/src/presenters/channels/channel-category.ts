import { type Static, Type } from 'typebox';
import type { Category, Channel, Snapshot } from '../../catalogue/model.ts';
import { ScaledImage, scaledImage } from '../images.ts';
import { Wire } from '../schema.ts';
import { localized, type View } from '../view.ts';

/** wire 3 category_list. */
export const ChannelCategory = Wire({
  id: Type.Integer(),
  name: Type.String(),
  short: Type.String(),
  slug: Type.String(),
  scaled_icon: ScaledImage,
  channels: Type.Array(Type.Integer()),
  tags: Wire({ all_channels: Type.Boolean(), startup: Type.Boolean(), is_adult: Type.Boolean() }),
});

const ICON_SIZE = 48;

/** The channels of a category; the tag `all_channels` means every channel. */
export function channelsOf(snapshot: Snapshot, { id, tags }: Category): Channel[] {
  const channels = [...snapshot.channels.values()];
  return tags.all_channels ? channels : channels.filter(({ categoryIds }) => categoryIds.includes(id));
}

export function channelCategory(
  snapshot: Snapshot,
  category: Category,
  view: View,
): Static<typeof ChannelCategory> {
  const { all_channels = false, startup = false, is_adult = false } = category.tags;
  return {
    id: category.id,
    name: localized(category.name, view),
    short: localized(category.short, view),
    slug: category.slug,
    scaled_icon: scaledImage(view.images('category', category.slug, view.locale), ICON_SIZE, ICON_SIZE),
    channels: channelsOf(snapshot, category).map(({ id }) => id),
    tags: { all_channels, startup, is_adult },
  };
}
