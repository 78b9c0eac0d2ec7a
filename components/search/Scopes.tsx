import { Chips } from '@/components/ui/chips/Chips';
import type { Scope } from '@/lib/rules/catalogue/scopes';
import type { Messages } from '@/lib/shared/i18n/dictionaries';
import { routes } from '@/lib/shared/routes';
import styles from './page.module.scss';

interface Props {
  query: string;
  scopes: readonly Scope[];
  /** The shown kind of results; null: all. */
  current: Scope | null;
  /** How much there is of each kind, where it is certain; a plus sign says that there is more. */
  numbers: Partial<Record<Scope | 'all', string>>;
  words: Messages['search'];
}

/** Links to one kind of results. A search is one entry of the history, so that closing it leads to the page before. */
export function Scopes({ query, scopes, current, numbers, words }: Props) {
  if (scopes.length === 0) return null;
  const chips = [null, ...scopes].map((scope) => ({
    id: scope ?? 'all',
    href: routes.search(query, scope),
    name: named(words.scopes[scope ?? 'all'], numbers[scope ?? 'all']),
    isCurrent: scope === current,
  }));
  return <Chips label={words.scopes.label} chips={chips} scroll={false} replace className={styles.scopes} />;
}

/** The name of a chip with its number. */
export const named = (name: string, number: string | undefined) =>
  number ? (
    <>
      {name} <span className={styles.number}>{number}</span>
    </>
  ) : (
    name
  );
