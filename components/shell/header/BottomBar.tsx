import { GridIcon, HomeIcon, TvIcon } from '@/components/ui/icon/navigation';
import { Menu, menuItem } from '@/components/ui/menu/Menu';
import type { Messages } from '@/lib/i18n/dictionaries';
import type { MenuPage } from '@/lib/shell/view';
import styles from './bottom-bar.module.scss';
import { MenuItem } from './MenuItem';
import { NavLink } from './NavLink';

interface Props {
  pages: MenuPage[];
  labels: Messages['shell'];
  homeHref: string;
  channelsHref: string;
}

/** Phones and tablets: the main places under the thumb, all other pages in a panel above (spec 3 §2 Header). */
export function BottomBar({ pages, labels, homeHref, channelsHref }: Props) {
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
      <Menu
        id="catalogue-pages"
        side="above"
        className={styles.menu}
        triggerClassName={styles.item}
        trigger={
          <>
            <GridIcon size="lg" />
            {labels.catalogue}
          </>
        }
      >
        <ul>
          {pages.map((page) => (
            <MenuItem key={page.id} page={page} newTabLabel={labels.newTab} className={menuItem} />
          ))}
        </ul>
      </Menu>
    </nav>
  );
}
