import { clsx } from 'clsx';
import { buttonClasses } from '@/components/ui/button/classes';
import { ChevronDownIcon } from '@/components/ui/icon/arrows';
import { Link } from '@/components/ui/link/Link';
import { Menu, menuItem } from '@/components/ui/menu/Menu';
import { MIN_CATEGORIES } from '@/lib/rules/channels/constants';
import type { ChannelCategory } from '@/lib/rules/channels/view';
import styles from './category.module.scss';
import { FavouritesItem } from './FavouritesItem';

interface Props {
  /** Unique on the page. */
  id: string;
  categories: ChannelCategory[];
  label: string;
  /** The category of favourites; null if there is none. */
  favourites: ChannelCategory | null;
  className?: string;
}

/** The category dropdown of a narrow place (spec 2 §2) with links, because each category is a page; it opens before scripts load. */
export function CategoryMenu({ id, categories, label, favourites, className }: Props) {
  if (categories.length < MIN_CATEGORIES) return null;
  const current = favourites?.isCurrent ? favourites : categories.find(({ isCurrent }) => isCurrent);
  return (
    <nav aria-label={label} className={clsx(styles.menu, className)}>
      <Menu
        id={id}
        triggerClassName={buttonClasses({ size: 'md' }, styles.trigger)}
        panelClassName={styles.panel}
        trigger={
          <>
            <span className={styles.current}>{current?.name ?? label}</span>
            <ChevronDownIcon size="sm" />
          </>
        }
      >
        <ul>
          {categories.map((category, index) => (
            <li key={category.id}>
              <Link
                href={category.href}
                aria-current={category.isCurrent ? 'page' : undefined}
                className={menuItem}
              >
                {category.name}
              </Link>
              {index === 0 && favourites ? <FavouritesItem category={favourites} /> : null}
            </li>
          ))}
        </ul>
      </Menu>
    </nav>
  );
}
