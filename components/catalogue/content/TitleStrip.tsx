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
 * On a television: a sticky bar with the title while the lists of the page have the focus, and the dimmed art behind
 * the lists. It repeats the heading, so screen readers skip it.
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
