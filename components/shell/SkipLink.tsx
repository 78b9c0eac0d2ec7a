import styles from './skip-link.module.scss';

/** The id of the page's `<main>`. */
export const CONTENT_ID = 'main';

/** First stop of the keyboard: past the header to what the page is about. */
export function SkipLink({ label }: { label: string }) {
  return (
    <a href={`#${CONTENT_ID}`} className={styles.skip}>
      {label}
    </a>
  );
}
