import { Link } from '@/components/ui/link/Link';
import { Picture } from '@/components/ui/picture/Picture';
import type { NewsView } from '@/lib/server/pages/news';
import styles from './news.module.scss';

interface Props {
  news: NewsView;
  all: { href: string; label: string };
}

/** A news item; empty lines separate its paragraphs. */
export function NewsArticle({ news: { image, text }, all }: Props) {
  return (
    <>
      <Picture
        src={image}
        alt=""
        shape="hero"
        sizes="(min-width: 1024px) 44rem, 88vw"
        priority="high"
        className={styles.hero}
      />
      <div className={styles.text}>
        {text.split(/\n\s*\n/).map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
      <p className={styles.all}>
        <Link href={all.href} className={styles.back}>
          {all.label}
        </Link>
      </p>
    </>
  );
}
