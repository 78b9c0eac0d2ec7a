import { ChevronRightIcon } from '@/components/ui/icon/arrows';
import { Link } from '@/components/ui/link/Link';
import { Picture } from '@/components/ui/picture/Picture';
import type { NewsView } from '@/lib/server/pages/news';
import styles from './news.module.scss';

interface Props {
  news: readonly NewsView[];
  /** At the end of a card, which is a link as a whole. */
  read: string;
}

/** News items with links to their pages, the latest first. */
export function NewsList({ news, read }: Props) {
  return (
    <ol className={styles.list}>
      {news.map((item, place) => (
        <li key={item.id} className={place === 0 ? styles.leading : undefined}>
          <article className={styles.card}>
            <Picture
              src={item.image}
              alt=""
              shape="wide"
              sizes={
                place === 0
                  ? '(min-width: 933px) 44vw, 88vw'
                  : '(min-width: 1280px) 28vw, (min-width: 481px) 44vw, 88vw'
              }
              priority={place === 0 ? 'high' : 'lazy'}
              className={styles.art}
            />
            <div className={styles.words}>
              {item.date ? (
                <time dateTime={item.at ?? undefined} className={styles.date}>
                  {item.date}
                </time>
              ) : null}
              <h2 className={styles.title}>
                <Link href={item.href} className={styles.link}>
                  {item.title}
                </Link>
              </h2>
              <p className={styles.lead}>{item.text}</p>
              <p className={styles.read} aria-hidden="true">
                {read}
                <ChevronRightIcon size="sm" />
              </p>
            </div>
          </article>
        </li>
      ))}
    </ol>
  );
}
