import { ChevronUpIcon } from '@/components/ui/icon/arrows';
import { PlayIcon } from '@/components/ui/icon/playback';
import styles from './title-strip.module.scss';

interface Props {
  title: string;
}

/** On a television: which title this is, at the top of the window while its lists have the focus, and that its buttons are above. It is the heading again, so it is not read. */
export function TitleStrip({ title }: Props) {
  return (
    <div className={styles.strip} aria-hidden="true" data-strip="">
      <p className={styles.title}>{title}</p>
      <span className={styles.up}>
        <ChevronUpIcon />
        <PlayIcon />
      </span>
    </div>
  );
}
