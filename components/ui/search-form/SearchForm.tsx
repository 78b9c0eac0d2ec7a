import { Button } from '../button/Button';
import styles from './search-form.module.scss';

interface Props {
  /** The page of results; the text is its parameter `q`. */
  action: string;
  words: { placeholder: string; label: string; submit: string };
  query?: string;
  maxLength: number;
  /** `secondary` on a page with a more important button. */
  variant?: 'primary' | 'secondary';
}

/** A plain field that needs no script; with scripts, a press opens the one with suggestions. */
export function SearchForm({ action, words, query = '', maxLength, variant = 'primary' }: Props) {
  return (
    // A new key for each query, so that the text of the last one is not kept.
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
