import { Link } from '@/components/ui/link/Link';
import type { Scope } from '@/lib/rules/catalogue/scopes';
import type { Messages } from '@/lib/shared/i18n/dictionaries';
import { routes } from '@/lib/shared/routes';
import styles from './page.module.scss';

interface Props {
  query: string;
  scopes: readonly Scope[];
  /** The shown kind of results; null: all. */
  current: Scope | null;
  words: Messages['search'];
}

/** Links to one kind of results. The address has the choice, so it can be shared and needs no script. */
export function Scopes({ query, scopes, current, words }: Props) {
  if (scopes.length === 0) return null;
  return (
    <nav aria-label={words.scopes.label} className={styles.scopes}>
      {[null, ...scopes].map((scope) => (
        <Link
          key={scope}
          href={routes.search(query, scope)}
          scroll={false}
          aria-current={scope === current ? 'page' : undefined}
          className={styles.scope}
        >
          {words.scopes[scope ?? 'all']}
        </Link>
      ))}
    </nav>
  );
}
