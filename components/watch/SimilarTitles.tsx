import { Picture } from '@/components/ui/picture/Picture';
import type { SimilarTitle } from '@/lib/server/playback/load-watch';
import styles from './similar.module.scss';

/** Titles to watch after this one. */
export function SimilarTitles({ heading, titles }: { heading: string; titles: readonly SimilarTitle[] }) {
  return (
    <section className={styles.similar}>
      <h2 className={styles.heading}>{heading}</h2>
      <ul className={styles.list}>
        {titles.map(({ id, href, title, poster, color }) => (
          <li key={id}>
            {/* The router would lay the title over the player. */}
            <a href={href} className={styles.title}>
              <Picture
                className={styles.poster}
                src={poster}
                color={color}
                alt=""
                shape="poster"
                sizes="(min-width: 933px) 10rem, 22vw"
              />
              <span className={styles.name}>{title}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
