import { clsx } from 'clsx';
import { VisuallyHidden } from '@/components/ui/hidden/VisuallyHidden';
import { Link } from '@/components/ui/link/Link';
import { SearchForm } from '@/components/ui/search-form/SearchForm';
import type { Scope } from '@/lib/rules/catalogue/scopes';
import { MAX_QUERY } from '@/lib/rules/search/constants';
import type { Messages } from '@/lib/shared/i18n/dictionaries';
import { fill } from '@/lib/shared/i18n/fill';
import { routes } from '@/lib/shared/routes';
import styles from './page.module.scss';
import { ResultStatus } from './ResultStatus';

interface Props {
  words: Messages['search'];
  query: string;
  /** The kind of results that is shown alone. */
  scope: Scope | null;
  /** The sentence with the number of results; null without a query. */
  status: string | null;
  /** Nothing was found, which the page says below: neither the heading nor the number repeats it. */
  isEmpty: boolean;
  /** The chips below show the number. */
  isInChips: boolean;
  /** False where the page has a field of its own. */
  hasField: boolean;
  /** The text that the same keys write in the Russian layout. */
  hint: string | null;
}

/** The query, the number of results, and a plain form that needs no script. */
export function SearchHeading(props: Props) {
  const { words, query, scope, status, isEmpty, isInChips, hasField, hint } = props;
  const isOnlyHeard = isEmpty || isInChips;
  const hasResults = query !== '' && !isEmpty;
  return (
    <header className={styles.heading}>
      {/* The field says what the page is, and has the query in large letters. */}
      <VisuallyHidden>
        <h1>{hasResults ? fill(words.resultsOf, { text: query }) : words.title}</h1>
      </VisuallyHidden>
      {hasField ? (
        <SearchForm
          action={routes.search()}
          words={words}
          query={query}
          maxLength={MAX_QUERY}
          clear={{ href: routes.search(), label: words.clear }}
        />
      ) : null}
      <div className={clsx(styles.facts, isOnlyHeard && !hint && styles.unseen)}>
        {status === null ? null : (
          <ResultStatus search={routes.search(query, scope)} text={status} isOnlyHeard={isOnlyHeard} />
        )}
        {hint ? (
          <Link href={routes.search(hint)} replace className={styles.hint}>
            {fill(words.hint, { text: hint })}
          </Link>
        ) : null}
      </div>
    </header>
  );
}
