import { MoreIcon } from '@/components/ui/icon/navigation';
import { Menu, menuItem } from '@/components/ui/menu/Menu';
import type { Messages } from '@/lib/i18n/dictionaries';
import type { MenuPage } from '@/lib/shell/view';
import { MenuItem } from './MenuItem';
import styles from './menu.module.scss';

interface Props {
  pages: MenuPage[];
  labels: Messages['shell'];
}

/**
 * Pages that find no room move into "…" (spec 3 §2). Both lists hold them all; container queries show each page in
 * exactly one of the two, so it works before scripts and in any width.
 */
export function MainMenu({ pages, labels }: Props) {
  return (
    <nav className={styles.nav} aria-label={labels.mainMenu}>
      <ul className={styles.menu}>
        {pages.map((page) => (
          <MenuItem key={page.id} page={page} newTabLabel={labels.newTab} className={styles.link} />
        ))}
      </ul>
      <Menu
        id="more-pages"
        label={labels.more}
        trigger={<MoreIcon />}
        className={styles.more}
        triggerClassName={styles.dots}
      >
        <ul className={styles.overflow}>
          {pages.map((page) => (
            <MenuItem key={page.id} page={page} newTabLabel={labels.newTab} className={menuItem} />
          ))}
        </ul>
      </Menu>
    </nav>
  );
}
