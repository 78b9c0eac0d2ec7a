import { Chips } from '@/components/ui/chips/Chips';
import { MIN_CATEGORIES } from '@/lib/rules/channels/constants';
import type { ChannelCategory } from '@/lib/rules/channels/view';
import styles from './chips.module.scss';

interface Props {
  categories: ChannelCategory[];
  label: string;
  /** The category of favourites; null if there is none. */
  favourites: ChannelCategory | null;
}

/** The category filter of the page of channels: each category is a page. */
export function CategoryChips({ categories, label, favourites }: Props) {
  if (categories.length < MIN_CATEGORIES) return null;
  const [first, ...others] = categories;
  // Spec 2 §6: guests have no favourites.
  const own = favourites ? [{ ...favourites, isOwn: !favourites.isCurrent }] : [];
  return (
    <Chips label={label} chips={[...(first ? [first] : []), ...own, ...others]} className={styles.chips} />
  );
}
