import type { ReactNode } from 'react';
import type { Messages } from '@/lib/i18n/dictionaries';
import type { LanguageLink, MenuPage } from '@/lib/shell/view';
import { Wordmark } from '../brand/Wordmark';
import { HeaderFrame } from './HeaderFrame';
import styles from './header.module.scss';
import { LanguageMenu } from './LanguageMenu';
import { MainMenu } from './MainMenu';

interface Props {
  pages: MenuPage[];
  languages: LanguageLink[];
  labels: Messages['shell'];
  homeHref: string;
  siteName: string;
  /** Search, messages, sign-in: what later areas add at the end of the line. */
  children?: ReactNode;
}

/** Spec 3 §2 Header. */
export function Header({ pages, languages, labels, homeHref, siteName, children }: Props) {
  return (
    <HeaderFrame>
      <Wordmark label={labels.home} homeHref={homeHref} name={siteName} />
      <MainMenu pages={pages} labels={labels} />
      <div className={styles.tools}>
        {children}
        {languages.length > 1 ? <LanguageMenu languages={languages} label={labels.chooseLanguage} /> : null}
      </div>
    </HeaderFrame>
  );
}
