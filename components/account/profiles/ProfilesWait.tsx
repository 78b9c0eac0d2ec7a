import { Button } from '@/components/ui/button/Button';
import { VisuallyHidden } from '@/components/ui/hidden/VisuallyHidden';
import { ModalLink } from '@/components/ui/modal/ModalLink';
import { Skeleton } from '@/components/ui/skeleton/Skeleton';
import { needsSignIn } from '@/lib/client/errors/needs-sign-in';
import type { Messages } from '@/lib/shared/i18n/dictionaries';
import styles from './profiles.module.scss';

interface Props {
  words: Messages['profiles'];
  /** Null while the request runs. */
  error: unknown;
  onRetry(): void;
}

/** Shown until the profiles load: placeholders of their size, or the error with a retry. */
export function ProfilesWait({ words, error, onRetry }: Props) {
  if (!error) {
    return (
      <div className={styles.grid} role="status">
        <VisuallyHidden>{words.loading}</VisuallyHidden>
        <Skeleton className={styles.face} />
        <Skeleton className={styles.face} />
        <Skeleton className={styles.face} />
      </div>
    );
  }
  const isGuest = needsSignIn(error);
  return (
    <div role="alert" className={styles.form}>
      <p className={styles.text}>{isGuest ? words.signInText : words.failedTitle}</p>
      {isGuest ? (
        <ModalLink modal="auth" variant="primary" size="lg">
          {words.signIn}
        </ModalLink>
      ) : (
        <Button variant="primary" size="lg" onClick={onRetry}>
          {words.retry}
        </Button>
      )}
    </div>
  );
}
