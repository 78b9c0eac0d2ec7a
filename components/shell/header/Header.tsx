import type { ReactNode } from 'react';
import { buttonClasses } from '@/components/ui/button/classes';
import { InstallIcon } from '@/components/ui/icon/navigation';
import { modalHref } from '@/lib/rules/modals/address';
import type { GuestOffer, LanguageLink, MenuPage } from '@/lib/rules/pages/shell-view';
import type { Messages } from '@/lib/shared/i18n/dictionaries';
import { type Brand, Wordmark } from '../brand/Wordmark';
import { HeaderFrame } from './HeaderFrame';
import { LanguageMenu } from './LanguageMenu';
import { MainMenu } from './MainMenu';
import { OfferLink } from './OfferLink';
import styles from './tools.module.scss';

interface Props {
  pages: MenuPage[];
  languages: LanguageLink[];
  offer: GuestOffer | null;
  labels: Messages['shell'];
  homeHref: string;
  brand: Brand;
  /** A way to install it; none inside an application. */
  hasInstall: boolean;
  /** Search, messages and login, from other areas, at the end of the line. */
  children?: ReactNode;
}

/** Spec 3 §2 Header. */
export function Header(props: Props) {
  const { pages, languages, offer, labels, homeHref, brand, hasInstall, children } = props;
  return (
    <HeaderFrame>
      <Wordmark label={labels.home} homeHref={homeHref} brand={brand} />
      <MainMenu pages={pages} labels={labels} />
      <div className={styles.tools}>
        {offer ? (
          <OfferLink
            offer={offer}
            className={buttonClasses({ variant: 'primary', size: 'sm' }, styles.offer)}
          />
        ) : null}
        <LanguageMenu languages={languages} label={labels.chooseLanguage} />
        {hasInstall ? (
          <a
            href={modalHref('smarttv')}
            aria-label={labels.install}
            title={labels.install}
            data-event="open_install_devices"
            className={styles.install}
          >
            <InstallIcon />
          </a>
        ) : null}
        {children}
      </div>
    </HeaderFrame>
  );
}
