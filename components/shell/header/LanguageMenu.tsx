import { GlobeIcon } from '@/components/ui/icon/navigation';
import { CheckIcon } from '@/components/ui/icon/status';
import { Menu, menuItem } from '@/components/ui/menu/Menu';
import type { LanguageLink } from '@/lib/shell/view';
import styles from './header.module.scss';

interface Props {
  languages: LanguageLink[];
  label: string;
}

/** Real links and a full document load: a soft one would keep the language of the page (facts/stack.md 4.7). */
export function LanguageMenu({ languages, label }: Props) {
  const short =
    languages
      .find((language) => language.isCurrent)
      ?.tag.slice(0, 2)
      .toUpperCase() ?? '';
  return (
    <Menu
      id="languages"
      // What is read on the button is part of its name: speech input presses it by that (WCAG 2.5.3).
      label={`${label}: ${short}`}
      triggerClassName={styles.language}
      trigger={
        <>
          <GlobeIcon />
          <span aria-hidden="true">{short}</span>
        </>
      }
    >
      <ul>
        {languages.map((language) => (
          <li key={language.tag}>
            <a
              href={language.href}
              lang={language.tag}
              hrefLang={language.tag}
              aria-current={language.isCurrent ? 'true' : undefined}
              className={menuItem}
            >
              {language.name}
              {language.isCurrent ? <CheckIcon size="sm" /> : null}
            </a>
          </li>
        ))}
      </ul>
    </Menu>
  );
}
