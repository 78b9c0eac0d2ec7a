import { Button } from '../button/Button';
import styles from './search-form.module.scss';

interface Props {
  /** The page that answers; what was typed is its `q`. */
  action: string;
  words: { placeholder: string; label: string; submit: string };
  query?: string;
  maxLength: number;
  /** Of the button: on a page whose first way on is another one, it steps back. */
  variant?: 'primary' | 'secondary';
}

/** A plain field that needs no script; with scripts, pressing it opens the one with suggestions. */
export function SearchForm({ action, words, query = '', maxLength, variant = 'primary' }: Props) {
  return (
    // Another query is another form: what was typed into the last one does not stay.
    <search key={query} className={styles.search}>
      <form action={action} className={styles.form}>
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
        <Button type="submit" variant={variant}>
          {words.submit}
        </Button>
      </form>
    </search>
  );
}
