import { LinkButton } from '@/components/ui/button/LinkButton';
import type { Messages } from '@/lib/i18n/dictionaries';
import styles from './message.module.scss';

/** The four messages of spec 2 §8. */
export type NotFoundKind =
  | 'not_found_content'
  | 'not_found_channel'
  | 'not_found_subscription'
  | 'not_found_page';

interface Props {
  kind: NotFoundKind;
  labels: Messages['notFound'];
  homeHref: string;
  channelsHref: string;
}

/** What is missing, the way home, and something to watch instead. */
export function NotFoundView({ kind, labels, homeHref, channelsHref }: Props) {
  return (
    <section className={styles.message}>
      <p className={styles.code}>{labels.code}</p>
      <h1 className={styles.title}>{labels[kind]}</h1>
      <p className={styles.text}>
        {labels.text} {labels.suggestion}
      </p>
      <div className={styles.actions}>
        <LinkButton href={homeHref} variant="primary">
          {labels.home}
        </LinkButton>
        <LinkButton href={channelsHref}>{labels.channels}</LinkButton>
      </div>
    </section>
  );
}
