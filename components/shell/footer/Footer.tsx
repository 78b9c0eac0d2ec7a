import { fill } from '@/components/ui/fill';
import type { Messages } from '@/lib/i18n/dictionaries';
import type { LanguageLink, MenuPage } from '@/lib/shell/view';
import { Wordmark } from '../brand/Wordmark';
import { MenuItem } from '../header/MenuItem';
import { FooterColumn } from './FooterColumn';
import styles from './footer.module.scss';

interface Props {
  pages: MenuPage[];
  languages: LanguageLink[];
  labels: Messages['footer'];
  shell: Messages['shell'];
  homeHref: string;
  siteName: string;
  year: number;
}

/** Spec 3 §2 Footer. A column without links is not drawn: nothing here may lead nowhere. */
export function Footer({ pages, languages, labels, shell, homeHref, siteName, year }: Props) {
  return (
    <footer className={styles.footer}>
      <div className={styles.brand}>
        <Wordmark label={shell.home} homeHref={homeHref} name={siteName} />
        <p className={styles.quiet}>{labels.tagline}</p>
      </div>
      {pages.length > 0 ? (
        <FooterColumn title={labels.sections} isWide>
          {pages.map((page) => (
            <MenuItem key={page.id} page={page} newTabLabel={shell.newTab} className={styles.link} />
          ))}
        </FooterColumn>
      ) : null}
      {languages.length > 1 ? (
        <FooterColumn title={labels.languages}>
          {languages.map((language) => (
            <li key={language.tag}>
              <a
                href={language.href}
                lang={language.tag}
                hrefLang={language.tag}
                aria-current={language.isCurrent ? 'true' : undefined}
                className={styles.link}
              >
                {language.name}
              </a>
            </li>
          ))}
        </FooterColumn>
      ) : null}
      <div className={styles.legal}>
        <p>{fill(labels.rights, { year })}</p>
        <p>{labels.attribution}</p>
      </div>
    </footer>
  );
}
