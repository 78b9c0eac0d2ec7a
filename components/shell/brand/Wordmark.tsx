import { Link } from '@/components/ui/link/Link';
import styles from './brand.module.scss';
import { Mark } from './Mark';

interface Props {
  /** "Taspa, home". */
  label: string;
  homeHref: string;
  /** The site's own name; a brand may bring another. */
  name: string;
}

/** Logo and name, the way home. */
export function Wordmark({ label, homeHref, name }: Props) {
  return (
    <Link href={homeHref} aria-label={label} className={styles.wordmark}>
      <Mark />
      <span aria-hidden="true">{name}</span>
    </Link>
  );
}
