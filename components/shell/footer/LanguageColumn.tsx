import type { LanguageLink } from '@/lib/shell/view';
import { FooterColumn } from './FooterColumn';
import styles from './footer.module.scss';

interface Props {
  title: string;
  languages: readonly LanguageLink[];
}

/** Real links to this page in other languages: search engines follow them (facts/quality.md E1). */
export function LanguageColumn({ title, languages }: Props) {
  return (
    <FooterColumn title={title}>
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
  );
}
