import type { ReactNode } from 'react';
import { Crumbs } from '@/components/ui/crumbs/Crumbs';
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
      <Crumbs crumbs={crumbs} label={crumbsLabel} className={styles.crumbs} />
      <h1 className={styles.title}>{title}</h1>
      {marks}
      {description ? <p className={styles.description}>{description}</p> : null}
      {aside ? <div className={styles.aside}>{aside}</div> : null}
      {children}
    </header>
  );
}
