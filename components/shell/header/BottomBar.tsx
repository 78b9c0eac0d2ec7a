import { HeartIcon } from '@/components/ui/icon/heart';
import { HomeIcon, MoreIcon, TvIcon } from '@/components/ui/icon/navigation';
import { SearchIcon } from '@/components/ui/icon/search';
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
 * Phones and tablets: the main links within reach of the thumb, all other pages in a sheet (spec 3 §2 Header). The page
 * of the viewer is there for guests, too: it says what a login gives. Children have none.
 */
export function BottomBar({ homeHref, channelsHref, search, ...sheet }: Props) {
  const { labels, pages } = sheet;
  const own = pages.find(({ isOwn }) => isOwn);
  const others = pages.filter(({ href, isOwn }) => !isOwn && href !== channelsHref);
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
      {own ? (
        <NavLink href={own.href} className={styles.item}>
          <HeartIcon size="lg" isSolid={false} />
          {labels.mine}
        </NavLink>
      ) : null}
      <Menu
        id="other-pages"
        className={styles.menu}
        triggerClassName={styles.item}
        trigger={
          <>
            <MoreIcon size="lg" />
            {labels.moreShort}
          </>
        }
      >
        <PagesSheet {...sheet} pages={others} />
      </Menu>
    </nav>
  );
}
