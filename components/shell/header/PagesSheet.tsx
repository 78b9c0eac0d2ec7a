import { GlobeIcon, InstallIcon } from '@/components/ui/icon/navigation';
import { Link } from '@/components/ui/link/Link';
import { menuItem } from '@/components/ui/menu/Menu';
import type { GuestOffer, LanguageLink, MenuPage } from '@/lib/rules/pages/shell-view';
import type { Messages } from '@/lib/shared/i18n/dictionaries';
import styles from './bottom-bar.module.scss';
import { LanguageList } from './LanguageList';
import { MenuItem } from './MenuItem';
import { OfferLink } from './OfferLink';

export interface PagesSheetProps {
  pages: MenuPage[];
  languages: LanguageLink[];
  offer: GuestOffer | null;
  labels: Messages['shell'];
  /** None inside an application. */
  installHref: string | null;
}

/** The sheet of phones (spec 3 §2 Header): the pages without a place in the bar, and links that do not fit into the header. */
export function PagesSheet({ pages, languages, offer, labels, installHref }: PagesSheetProps) {
  return (
    <>
      <ul className={styles.pages}>
        {pages.map((page) => (
          <MenuItem key={page.id} page={page} newTabLabel={labels.newTab} className={menuItem} />
        ))}
      </ul>
      <div className={styles.more}>
        {offer ? <OfferLink offer={offer} className={styles.offer} /> : null}
        {installHref ? (
          <Link href={installHref} className={styles.install} data-event="open_install_devices">
            <InstallIcon />
            {labels.install}
          </Link>
        ) : null}
        {languages.length > 1 ? (
          <section aria-label={labels.language} className={styles.languages}>
            <GlobeIcon />
            <ul>
              <LanguageList languages={languages} className={styles.language} />
            </ul>
          </section>
        ) : null}
      </div>
    </>
  );
}
