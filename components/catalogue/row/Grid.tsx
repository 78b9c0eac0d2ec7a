import { Children, type ReactNode } from 'react';
import { cx } from '@/components/ui/cx';
import type { RowTemplate } from '@/lib/catalogue/view';
import styles from './grid.module.scss';

interface Props {
  template: RowTemplate;
  label: string;
  children: ReactNode;
}

/** All tiles of a row on a page of its own. */
export function Grid({ template, label, children }: Props) {
  const columns =
    template === 'content-v' || template === 'person'
      ? styles.v
      : template === 'channel'
        ? styles.channel
        : styles.h;
  return (
    <ul className={cx(styles.grid, columns)} aria-label={label}>
      {Children.map(children, (child) => (
        <li>{child}</li>
      ))}
    </ul>
  );
}
