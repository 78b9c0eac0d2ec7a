import type { ReactNode } from 'react';
import styles from '@/components/ui/message/message.module.scss';
import type { Messages } from '@/lib/shared/i18n/dictionaries';

interface Props {
  labels: Pick<Messages['errors'], 'title' | 'text' | 'home' | 'watch_tv'>;
  homeHref: string;
  channelsHref: string;
  /** The control that tries again. */
  children: ReactNode;
  /** Below: the number of the failure, where it is known. */
  footnote?: ReactNode;
}

/** An error on our side, with a retry and ways to something to watch. Used by the error boundary and by our server. */
export function ErrorView({ labels, homeHref, channelsHref, children, footnote }: Props) {
  return (
    <section className={styles.message} role="alert">
      <h1 className={styles.title}>{labels.title}</h1>
      <p className={styles.text}>{labels.text}</p>
      <div className={styles.actions}>
        {children}
        {/* Full loads, because the client-side router may be the broken part. */}
        <a href={channelsHref} className={styles.link}>
          {labels.watch_tv}
        </a>
        <a href={homeHref} className={styles.link}>
          {labels.home}
        </a>
      </div>
      {footnote}
    </section>
  );
}
