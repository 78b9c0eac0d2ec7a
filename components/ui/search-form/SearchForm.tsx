import { Button } from '../button/Button';
import { CloseIcon } from '../icon/close';
import { Link } from '../link/Link';
import styles from './search-form.module.scss';

interface Props {
  /** The page of results; the text is its parameter `q`. */
  action: string;
  words: { placeholder: string; label: string; submit: string };
  query?: string;
  maxLength: number;
  /** A link to the page without a query, inside the field. */
  clear?: { href: string; label: string };
  /** `secondary` on a page with a more important button. */
  variant?: 'primary' | 'secondary';
}

/** A plain field that needs no script; with scripts, a press opens the one with suggestions. */
export function SearchForm({ action, words, query = '', maxLength, clear, variant = 'primary' }: Props) {
  return (
    // A new key for each query, so that the text of the last one is not kept.
    <search key={query} className={styles.search}>
      <form action={action} className={styles.form}>
        <div className={styles.field}>
          <input
            type="search"
            name="q"
            data-plain-search=""
            defaultValue={query}
            maxLength={maxLength}
            placeholder={words.placeholder}
            aria-label={words.label}
            autoComplete="off"
            enterKeyHint="search"
            className={styles.input}
          />
          {clear && query ? (
            <Link href={clear.href} aria-label={clear.label} title={clear.label} className={styles.clear}>
              <CloseIcon size="sm" />
            </Link>
          ) : null}
        </div>
        <Button type="submit" variant={variant}>
          {words.submit}
        </Button>
      </form>
    </search>
  );
}
