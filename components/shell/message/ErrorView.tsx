import { Button } from '@/components/ui/button/Button';
import type { Messages } from '@/lib/i18n/dictionaries';
import styles from './message.module.scss';

interface Props {
  labels: Pick<Messages['errors'], 'title' | 'text' | 'retry' | 'home'>;
  homeHref: string;
  onRetry: () => void;
}

/** Something broke on our side: says so and offers to try again. Used by the client error boundary. */
export function ErrorView({ labels, homeHref, onRetry }: Props) {
  return (
    <section className={styles.message} role="alert">
      <h1 className={styles.title}>{labels.title}</h1>
      <p className={styles.text}>{labels.text}</p>
      <div className={styles.actions}>
        <Button variant="primary" onClick={onRetry}>
          {labels.retry}
        </Button>
        {/* A full load on purpose: the client router may be what is broken. */}
        <a href={homeHref} className={styles.link}>
          {labels.home}
        </a>
      </div>
    </section>
  );
}
