import type { ReactNode } from 'react';
import { Link } from '@/components/ui/link/Link';
import type { Crumb } from '@/lib/rules/catalogue/view';
import styles from './page-head.module.scss';

interface Props {
  crumbs: readonly Crumb[];
  crumbsLabel: string;
  title: string;
  description?: string | null;
  /** Facts between title and description. */
  marks?: ReactNode;
  /** A button beside the title, where there is space. */
  aside?: ReactNode;
  /** Facts or buttons below. */
  children?: ReactNode;
}

/** Breadcrumbs, title and description of a page. */
export function PageHead({ crumbs, crumbsLabel, title, description, marks, aside, children }: Props) {
  return (
    <header className={styles.head}>
      <nav aria-label={crumbsLabel}>
        <ol className={styles.crumbs}>
          {crumbs.map((crumb) => (
            <li key={crumb.title}>
              {crumb.href ? (
                <Link href={crumb.href} className={styles.crumb}>
                  {crumb.title}
                </Link>
              ) : (
                <span aria-current="page">{crumb.title}</span>
              )}
            </li>
          ))}
        </ol>
      </nav>
      <h1 className={styles.title}>{title}</h1>
      {marks}
      {description ? <p className={styles.description}>{description}</p> : null}
      {aside ? <div className={styles.aside}>{aside}</div> : null}
      {children}
    </header>
  );
}
