import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { LinkButton } from '@/components/ui/button/LinkButton';
import styles from '@/components/ui/message/message.module.scss';
import { SearchForm } from '@/components/ui/search-form/SearchForm';
import { MAX_QUERY } from '@/lib/rules/search/constants';
import type { Messages } from '@/lib/shared/i18n/dictionaries';
import { routes } from '@/lib/shared/routes';

interface Props {
  /** One of the messages of spec 2 §8. */
  title: string;
  labels: Messages['notFound'];
  /** The words of the search; null where the site cannot be searched. */
  search: Pick<Messages['search'], 'placeholder' | 'label' | 'submit'> | null;
  homeHref: string;
  channelsHref: string;
  /** A picture beside the words. */
  art?: ReactNode;
}

/** The message, a search where there is one, a link to the channels, and a link home; all work without script. */
export function NotFoundView({ title, labels, search, homeHref, channelsHref, art }: Props) {
  return (
    <section className={clsx(styles.message, art ? styles.beside : null)}>
      <div className={styles.words}>
        {art ? null : <p className={styles.code}>{labels.code}</p>}
        <h1 className={styles.title}>{title}</h1>
        <p className={styles.text}>
          {labels.text} {labels.suggestion}
        </p>
        {search ? <SearchForm action={routes.search()} words={search} maxLength={MAX_QUERY} /> : null}
        <div className={styles.actions}>
          <LinkButton href={channelsHref} variant="primary">
            {labels.channels}
          </LinkButton>
          <LinkButton href={homeHref}>{labels.home}</LinkButton>
        </div>
      </div>
      {art}
    </section>
  );
}
