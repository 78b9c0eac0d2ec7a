import { fill } from '@/components/ui/fill';
import { Link } from '@/components/ui/link/Link';
import styles from './brand.module.scss';
import { Mark } from './Mark';

interface Props {
  /** "{site}, home". */
  label: string;
  homeHref: string;
  /** The site's own name; a brand may bring another. */
  name: string;
}

/** Logo and name, the way home. */
export function Wordmark({ label, homeHref, name }: Props) {
  return (
    <Link href={homeHref} aria-label={fill(label, { site: name })} className={styles.wordmark}>
      <Mark />
      <span aria-hidden="true">{name}</span>
    </Link>
  );
}
