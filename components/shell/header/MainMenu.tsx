import { MoreIcon } from '@/components/ui/icon/navigation';
import { Menu, menuItem } from '@/components/ui/menu/Menu';
import { roomNeeded } from '@/lib/rules/pages/menu-overflow';
import type { MenuPage } from '@/lib/rules/pages/shell-view';
import type { Messages } from '@/lib/shared/i18n/dictionaries';
import { MenuItem } from './MenuItem';
import styles from './menu.module.scss';
import { NavLink } from './NavLink';

interface Props {
  pages: MenuPage[];
  labels: Messages['shell'];
}

/**
 * Pages that do not fit move into "…" (spec 3 §2). Both lists contain all pages; container queries show each page in
 * exactly one of them by its needed width, so it works before scripts and at any width. The page of the viewer stays at
 * the end of the line and never moves.
 */
export function MainMenu({ pages, labels }: Props) {
  const own = pages.find(({ isOwn }) => isOwn);
  const others = pages.filter(({ isOwn }) => !isOwn);
  const rooms = roomNeeded(others.map(({ title }) => title));
  const items = (className?: string) =>
    others.map((page, at) => (
      <MenuItem
        key={page.id}
        page={page}
        newTabLabel={labels.newTab}
        className={className}
        room={rooms[at]}
      />
    ));
  return (
    <nav className={styles.nav} aria-label={labels.mainMenu}>
      <div className={styles.line}>
        <ul className={styles.menu}>{items(styles.link)}</ul>
        <div className={styles.more} data-room={rooms.at(-1)}>
          <Menu id="more-pages" label={labels.more} trigger={<MoreIcon />} triggerClassName={styles.dots}>
            <ul className={styles.overflow}>{items(menuItem)}</ul>
          </Menu>
        </div>
      </div>
      {own ? (
        <div data-own="">
          <NavLink href={own.href} className={styles.link}>
            {own.title}
          </NavLink>
        </div>
      ) : null}
    </nav>
  );
}
