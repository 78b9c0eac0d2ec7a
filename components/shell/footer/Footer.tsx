import { ContactLink } from '@/components/ui/link/ContactLink';
import { ExternalLink } from '@/components/ui/link/ExternalLink';
import { Link } from '@/components/ui/link/Link';
import type { LanguageLink, MenuPage } from '@/lib/rules/pages/shell-view';
import type { FooterView } from '@/lib/server/shell/footer';
import type { Messages } from '@/lib/shared/i18n/dictionaries';
import { fill } from '@/lib/shared/i18n/fill';
import { type Brand, Wordmark } from '../brand/Wordmark';
import { LanguageList } from '../header/LanguageList';
import { MenuItem } from '../header/MenuItem';
import { FooterColumn } from './FooterColumn';
import styles from './footer.module.scss';

interface Props extends FooterView {
  pages: MenuPage[];
  languages: LanguageLink[];
  labels: Messages['footer'];
  shell: Messages['shell'];
  homeHref: string;
  brand: Brand;
  year: number;
}

/** Spec 3 §2 Footer. Columns without links are left out. */
export function Footer(props: Props) {
  const { pages, morePages, information, support, devices, stores, languages } = props;
  const { labels, shell, homeHref, brand, year } = props;
  const list = (links: FooterView['information']) =>
    links.map(({ href, label }) => (
      <li key={href}>
        <Link href={href} className={styles.link}>
          {label}
        </Link>
      </li>
    ));
  return (
    <footer className={styles.footer}>
      <div>
        <Wordmark label={shell.home} homeHref={homeHref} brand={brand} />
        <p className={styles.quiet}>{labels.tagline}</p>
        {stores.length > 0 ? (
          <ul className={styles.stores} aria-label={labels.stores}>
            {stores.map(({ href, label }) => (
              <li key={href}>
                <ExternalLink href={href} newTabLabel={shell.newTab} className={styles.store}>
                  {label}
                </ExternalLink>
              </li>
            ))}
          </ul>
        ) : null}
      </div>
      <div className={styles.columns}>
        {pages.length + morePages.length > 0 ? (
          <FooterColumn title={labels.sections}>
            {pages.map((page) => (
              <MenuItem key={page.id} page={page} newTabLabel={shell.newTab} className={styles.link} />
            ))}
            {list(morePages)}
          </FooterColumn>
        ) : null}
        {information.length > 0 ? (
          <FooterColumn title={labels.information}>{list(information)}</FooterColumn>
        ) : null}
        {support.length > 0 ? (
          <FooterColumn title={labels.support}>
            {support.map((link) => (
              <li key={link.href}>
                <ContactLink {...link} newTabLabel={shell.newTab} className={styles.link} />
              </li>
            ))}
          </FooterColumn>
        ) : null}
        {devices.length > 0 ? <FooterColumn title={labels.devices}>{list(devices)}</FooterColumn> : null}
        <LanguageColumn title={labels.languages} languages={languages} />
      </div>
      <div className={styles.legal}>
        <p>{fill(labels.rights, { year })}</p>
        <p>{labels.attribution}</p>
      </div>
    </footer>
  );
}

/** Links to this page in other languages, if there are any. */
function LanguageColumn({ title, languages }: { title: string; languages: readonly LanguageLink[] }) {
  if (languages.length < 2) return null;
  return (
    <FooterColumn title={title}>
      <LanguageList languages={languages} className={styles.link} />
    </FooterColumn>
  );
}
