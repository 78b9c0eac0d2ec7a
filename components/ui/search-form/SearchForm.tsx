import { CloseIcon } from '../icon/close';
import { SearchIcon } from '../icon/search';
import { Link } from '../link/Link';
import styles from './search-form.module.scss';
import { searchInput } from './search-input';

interface Props {
  /** The page of results; the text is its parameter `q`. */
  action: string;
  words: { placeholder: string; label: string; submit: string };
  query?: string;
  maxLength: number;
  /** A link to the page without a query, inside the field. */
  clear?: { href: string; label: string };
}

/** A plain field that needs no script; with scripts, a press opens the one with suggestions. */
export function SearchForm({ action, words, query = '', maxLength, clear }: Props) {
  return (
    // A new key for each query, so that the text of the last one is not kept.
    <search key={query} className={styles.search}>
      <form action={action} className={styles.form}>
        <input
          {...searchInput(words)}
          data-plain-search=""
          defaultValue={query}
          maxLength={maxLength}
          className={styles.input}
        />
        <button type="submit" aria-label={words.submit} title={words.submit} className={styles.submit}>
          <SearchIcon />
        </button>
        {clear && query ? (
          <Link href={clear.href} aria-label={clear.label} title={clear.label} className={styles.clear}>
            <CloseIcon size="sm" />
          </Link>
        ) : null}
      </form>
    </search>
  );
}
