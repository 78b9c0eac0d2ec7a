import { Picture } from '../picture/Picture';
import styles from './loading-poster.module.scss';

interface Props {
  /** What will play; null leaves it dark. */
  src: string | null;
  /** The logo of the channel, on its own colour. */
  logo?: string | null;
  color?: string | null;
  /** In place of a logo. */
  title: string;
}

/** The place of a video until its first picture: what will play, and that it is loading. The player says it in words. */
export function LoadingPoster({ src, logo = null, color = null, title }: Props) {
  return (
    <div className={styles.poster} aria-hidden="true" data-loading-poster="">
      {src && <Picture src={src} alt="" shape="hero" sizes="100vw" priority="eager" className={styles.art} />}
      <div className={styles.sign} data-sign="">
        {logo ? (
          <Picture
            src={logo}
            alt=""
            shape="sign"
            sizes="160px"
            color={color}
            priority="eager"
            className={styles.logo}
          />
        ) : (
          <p className={styles.title}>{title}</p>
        )}
        <span className={styles.spinner} />
      </div>
    </div>
  );
}
