import styles from './brand.module.scss';

/** The emblem: a strip of film folded into a play sign (taspa is Kazakh for tape). Also in `app/icon.svg`. */
export function Mark() {
  return (
    <svg className={styles.mark} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path className={styles.under} d="M13.2 12h8.3L11.8 22H3.5z" />
      <path className={styles.over} d="M3.5 2h8.3L21.5 12h-8.3z" />
    </svg>
  );
}
