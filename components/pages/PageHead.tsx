import { clsx } from 'clsx';
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
  /** On a phone the breadcrumbs are left out, because what is below belongs on the first screen. */
  isBrief?: boolean | undefined;
  /** A button beside the title, where there is space. */
  aside?: ReactNode;
  /** Facts or buttons below. */
  children?: ReactNode;
}

/** Breadcrumbs, title and description of a page. */
export function PageHead({
  crumbs,
  crumbsLabel,
  title,
  description,
  marks,
  isBrief,
  aside,
  children,
}: Props) {
  return (
    <header className={clsx(styles.head, isBrief && styles.brief)}>
      <Crumbs crumbs={crumbs} label={crumbsLabel} className={styles.crumbs} />
      <h1 className={styles.title}>{title}</h1>
      {marks}
      {description ? <p className={styles.description}>{description}</p> : null}
      {aside ? <div className={styles.aside}>{aside}</div> : null}
      {children}
    </header>
  );
}
