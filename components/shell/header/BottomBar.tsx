import { HeartIcon } from '@/components/ui/icon/heart';
import { HomeIcon, TvIcon } from '@/components/ui/icon/navigation';
import { SearchIcon } from '@/components/ui/icon/search';
import { GridIcon } from '@/components/ui/icon/views';
import { Menu } from '@/components/ui/menu/Menu';
import styles from './bottom-bar.module.scss';
import { NavLink } from './NavLink';
import { PagesSheet, type PagesSheetProps } from './PagesSheet';

interface Props extends PagesSheetProps {
  homeHref: string;
  channelsHref: string;
  search: { href: string; label: string };
}

/**
 * Phones and tablets: the main links within reach of the thumb, all other pages in a panel above (spec 3 §2 Header).
 */
export function BottomBar({ homeHref, channelsHref, search, ...sheet }: Props) {
  const { labels, pages } = sheet;
  const own = pages.find(({ isOwn }) => isOwn);
  return (
    <nav className={styles.bar} aria-label={labels.mobileMenu}>
      <NavLink href={homeHref} className={styles.item}>
        <HomeIcon size="lg" />
        {labels.start}
      </NavLink>
      <NavLink href={channelsHref} className={styles.item}>
        <TvIcon size="lg" />
        {labels.channels}
      </NavLink>
      <NavLink href={search.href} className={styles.item}>
        <SearchIcon size="lg" />
        {search.label}
      </NavLink>
      <Menu
        id="catalogue-pages"
        side="above"
        className={styles.menu}
        triggerClassName={styles.item}
        panelClassName={styles.sheet}
        trigger={
          <>
            <GridIcon size="lg" />
            {labels.catalogue}
          </>
        }
      >
        <PagesSheet {...sheet} />
      </Menu>
      {own ? (
        <div className={styles.own} data-own="">
          <NavLink href={own.href} className={styles.item}>
            <HeartIcon size="lg" isSolid={false} />
            {own.title}
          </NavLink>
        </div>
      ) : null}
    </nav>
  );
}
