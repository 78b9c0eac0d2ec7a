import { fill } from '@/components/ui/fill';
import { Link } from '@/components/ui/link/Link';
import styles from './brand.module.scss';
import { Mark } from './Mark';

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
