import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { Link } from '../link/Link';
import styles from './chips.module.scss';

interface Chip {
  id: string | number;
  href: string;
  name: ReactNode;
  isCurrent?: boolean;
  /** Only for logged-in viewers. */
  isOwn?: boolean;
}

interface Props {
  label: string;
  chips: readonly Chip[];
  /** False if the page keeps its place. */
  scroll?: boolean;
  /** Whether a choice takes the place of the current history entry. */
  replace?: boolean;
  className?: string | undefined;
}

/** Links that choose what the page shows; the address has the choice, so it can be shared and needs no script. */
export function Chips({ label, chips, scroll, replace, className }: Props) {
  return (
    <nav aria-label={label} className={clsx(styles.chips, className)}>
      {chips.map(({ id, href, name, isCurrent, isOwn }) => (
        <Link
          key={id}
          href={href}
          scroll={scroll}
          replace={replace}
          aria-current={isCurrent ? 'page' : undefined}
          data-own={isOwn ? '' : undefined}
          className={styles.chip}
        >
          {name}
        </Link>
      ))}
    </nav>
  );
}
