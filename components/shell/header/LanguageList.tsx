import type { ReactNode } from 'react';
import type { LanguageLink } from '@/lib/rules/pages/shell-view';

interface Props {
  languages: readonly LanguageLink[];
  className?: string;
  /** Beside the language that is spoken. */
  mark?: ReactNode;
}

/**
 * Real links and a full document load: a soft one would keep the language of the page (stack 4.7). Search engines
 * follow them (quality E1); the rest of the address goes along (lib/client/browser/keep-query.ts).
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
