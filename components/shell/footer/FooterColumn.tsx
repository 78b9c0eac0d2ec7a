import { type ReactNode, useId } from 'react';
import { ChevronDownIcon } from '@/components/ui/icon/arrows';
import styles from './footer.module.scss';

interface Props {
  title: string;
  children: ReactNode;
}

/**
 * A named list of links. On phones and tablets it is folded, so that the footer fits on one screen; the links stay in
 * the document for crawlers and find-in-page. On wider screens style sheets show the list and take the button away.
 */
export function FooterColumn({ title, children }: Props) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={styles.column}>
      <h2 id={id} className={styles.title}>
        {title}
      </h2>
      <details className={styles.fold}>
        <summary className={styles.summary}>
          {title}
          <ChevronDownIcon size="sm" />
        </summary>
        <ul>{children}</ul>
      </details>
    </section>
  );
}
