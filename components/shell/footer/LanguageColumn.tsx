import type { LanguageLink } from '@/lib/rules/pages/shell-view';
import { LanguageList } from '../header/LanguageList';
import { FooterColumn } from './FooterColumn';
import styles from './footer.module.scss';

interface Props {
  title: string;
  languages: readonly LanguageLink[];
}

/** Links to this page in other languages, if there are any. */
export function LanguageColumn({ title, languages }: Props) {
  if (languages.length < 2) return null;
  return (
    <FooterColumn title={title}>
      <LanguageList languages={languages} className={styles.link} />
    </FooterColumn>
  );
}
