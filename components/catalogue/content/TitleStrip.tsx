import { Picture } from '@/components/ui/picture/Picture';
import styles from './title-strip.module.scss';

interface Props {
  title: string;
  picture: string | null;
}

/** On a television: which title this is, under the header while its lists have the focus. It is the heading again, so it is not read. */
export function TitleStrip({ title, picture }: Props) {
  return (
    <div className={styles.strip} aria-hidden="true" data-strip="">
      <Picture src={picture} alt="" shape="hero" sizes="100vw" className={styles.art} />
      <p className={styles.title}>{title}</p>
    </div>
  );
}
