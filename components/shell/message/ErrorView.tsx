import type { ReactNode } from 'react';
import styles from '@/components/ui/message/message.module.scss';
import type { Messages } from '@/lib/shared/i18n/dictionaries';

interface Props {
  labels: Pick<Messages['errors'], 'title' | 'text' | 'home'>;
  homeHref: string;
  /** How one tries again. */
  children: ReactNode;
}

/** Something broke on our side: says so and offers to try again. For the error boundary and for our server. */
export function ErrorView({ labels, homeHref, children }: Props) {
  return (
    <section className={styles.message} role="alert">
      <h1 className={styles.title}>{labels.title}</h1>
      <p className={styles.text}>{labels.text}</p>
      <div className={styles.actions}>
        {children}
        {/* A full load on purpose: the client router may be what is broken. */}
        <a href={homeHref} className={styles.link}>
          {labels.home}
        </a>
      </div>
    </section>
  );
}
