import type { ReactNode } from 'react';
import type { LanguageLink } from '@/lib/rules/pages/shell-view';

interface Props {
  languages: readonly LanguageLink[];
  className?: string;
  /** Shown next to the current language. */
  mark?: ReactNode;
}

/**
 * Real links with a full document load, because a client-side navigation would keep the language of the page (stack
 * 4.7). Search engines follow them (quality E1); the rest of the address is kept (lib/client/browser/keep-query.ts).
 */
export function LanguageList({ languages, className, mark }: Props) {
  return languages.map((language) => (
    <li key={language.tag}>
      <a
        href={language.href}
        lang={language.tag}
        hrefLang={language.tag}
        aria-current={language.isCurrent ? 'true' : undefined}
        className={className}
      >
        {language.name}
        {language.isCurrent ? mark : null}
      </a>
    </li>
  ));
}
