import { GlobeIcon } from '@/components/ui/icon/navigation';
import { CheckIcon } from '@/components/ui/icon/status';
import { Menu, menuItem } from '@/components/ui/menu/Menu';
import type { LanguageLink } from '@/lib/rules/pages/shell-view';
import { LanguageList } from './LanguageList';
import styles from './tools.module.scss';

interface Props {
  languages: LanguageLink[];
  label: string;
}

/** Spec 3 §2 Header: shown with more than one language. On phones the languages are in the panel of the bottom bar. */
export function LanguageMenu({ languages, label }: Props) {
  if (languages.length < 2) return null;
  const short = languages.find((language) => language.isCurrent)?.locale.toUpperCase() ?? '';
  return (
    <Menu
      id="languages"
      // The visible text is part of the accessible name, so that speech input can find the button (WCAG 2.5.3).
      label={`${label}: ${short}`}
      className={styles.notOnPhones}
      triggerClassName={styles.language}
      trigger={
        <>
          <GlobeIcon />
          <span aria-hidden="true">{short}</span>
        </>
      }
    >
      <ul>
        <LanguageList languages={languages} className={menuItem} mark={<CheckIcon size="sm" />} />
      </ul>
    </Menu>
  );
}
