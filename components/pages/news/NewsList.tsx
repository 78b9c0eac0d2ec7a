import { Link } from '@/components/ui/link/Link';
import { Picture } from '@/components/ui/picture/Picture';
import type { NewsView } from '@/lib/server/pages/news';
import styles from './news.module.scss';

interface Props {
  news: readonly NewsView[];
}

/** News items with links to their pages, the latest first. */
export function NewsList({ news }: Props) {
  return (
    <ol className={styles.list}>
      {news.map((item, place) => (
        <li key={item.id}>
          <article className={styles.card}>
            <Picture
              src={item.image}
              alt=""
              shape="wide"
              sizes="(min-width: 1280px) 24vw, (min-width: 481px) 44vw, 88vw"
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
            </div>
          </article>
        </li>
      ))}
    </ol>
  );
}
