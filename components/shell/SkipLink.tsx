import styles from './skip-link.module.scss';

/** The id of the `<main>` element. */
const CONTENT_ID = 'main';

/** The first focusable element: skips the header. */
export function SkipLink({ label }: { label: string }) {
  return (
    <a href={`#${CONTENT_ID}`} className={styles.skip}>
      {label}
    </a>
  );
}
