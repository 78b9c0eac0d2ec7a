import { Link } from '@/components/ui/link/Link';
import type { Crumb } from '@/lib/rules/catalogue/view';
import styles from './crumbs.module.scss';

interface Props {
  crumbs: Crumb[];
  label: string;
}

/** The breadcrumbs of a page. */
export function Crumbs({ crumbs, label }: Props) {
  if (crumbs.length === 0) return null;
  return (
    <nav aria-label={label}>
      <ol className={styles.crumbs}>
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
