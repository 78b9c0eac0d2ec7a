import { fill } from '@/components/ui/fill';
import { Link } from '@/components/ui/link/Link';
import styles from './brand.module.scss';

interface Props {
  /** Accessible name, such as "{site}, home". */
  label: string;
  homeHref: string;
  /** The name of the site or brand. */
  name: string;
}

/** Logo and name with a link home. */
export function Wordmark({ label, homeHref, name }: Props) {
  return (
    <Link href={homeHref} aria-label={fill(label, { site: name })} className={styles.wordmark}>
      <Mark />
      <span aria-hidden="true">{name}</span>
    </Link>
  );
}

/** The emblem of `public/brand`, a strip of film folded into a T; inline, so that it is in the first paint. */
function Mark() {
  return (
    <svg className={styles.mark} viewBox="3 5 58 56" aria-hidden="true" focusable="false">
      <path className={styles.tail} d="M20 35h24v24l-12-6-12 6z" />
      <path className={styles.fold} d="M20 35h24v7H20z" />
      <path
        className={styles.strip}
        fillRule="evenodd"
        d="M7 7h50a3 3 0 0 1 3 3v22a3 3 0 0 1-3 3H7a3 3 0 0 1-3-3V10a3 3 0 0 1 3-3zm3 5v4.4h7V12zm12 0v4.4h7V12zm12 0v4.4h7V12zm12 0v4.4h7V12zM10 25.6V30h7v-4.4zm12 0V30h7v-4.4zm12 0V30h7v-4.4zm12 0V30h7v-4.4z"
      />
    </svg>
  );
}
