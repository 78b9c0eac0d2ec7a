import { clsx } from 'clsx';
import type { Crumb } from '@/lib/rules/catalogue/view';
import { Link } from '../link/Link';
import styles from './crumbs.module.scss';

interface Props {
  crumbs: readonly Crumb[];
  label: string;
  /** Its colour. */
  className?: string | undefined;
}

/** The breadcrumbs of a page. */
export function Crumbs({ crumbs, label, className }: Props) {
  if (crumbs.length === 0) return null;
  return (
    <nav aria-label={label}>
      <ol className={clsx(styles.crumbs, className)}>
        {crumbs.map(({ title, href }) => (
          <li key={title}>
            {href ? (
              <Link href={href} className={styles.link}>
                {title}
              </Link>
            ) : (
              <span aria-current="page">{title}</span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
