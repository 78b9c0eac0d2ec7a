import { ChevronUpIcon } from '@/components/ui/icon/arrows';
import { Picture } from '@/components/ui/picture/Picture';
import styles from './title-strip.module.scss';

interface Props {
  title: string;
  picture: string | null;
  /** Where the arrow up leads. */
  above: string;
}

/**
 * On a television: which title this is, at the top of the window while its lists have the focus, and its picture dimmed behind them. It is the
 * heading again, so it is not read.
 */
export function TitleStrip({ title, picture, above }: Props) {
  return (
    <>
      <div className={styles.behind} aria-hidden="true">
        <Picture src={picture} alt="" shape="hero" sizes="640px" most={960} />
      </div>
      <div className={styles.strip} aria-hidden="true" data-strip="">
        <p className={styles.title}>{title}</p>
        <span className={styles.up}>
          <ChevronUpIcon size="sm" />
          {above}
        </span>
      </div>
    </>
  );
}
