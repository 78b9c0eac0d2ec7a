import { LinkButton } from '@/components/ui/button/LinkButton';
import styles from '@/components/ui/message/message.module.scss';
import { routes } from '@/lib/shared/routes';

interface Props {
  labels: { code: string; title: string; all: string; home: string };
}

/** Spec 2 §8: the alert 'error_category_not_found', with links to all channels and home. */
export function CategoryNotFound({ labels }: Props) {
  return (
    <section className={styles.message} role="alert">
      <p className={styles.code}>{labels.code}</p>
      <h1 className={styles.title}>{labels.title}</h1>
      <div className={styles.actions}>
        <LinkButton href={routes.channels()} variant="primary">
          {labels.all}
        </LinkButton>
        <LinkButton href={routes.home()}>{labels.home}</LinkButton>
      </div>
    </section>
  );
}
