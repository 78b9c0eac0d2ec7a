import { waitText } from '@/lib/rules/parental/wait-text';
import type { Messages } from '@/lib/shared/i18n/dictionaries';
import { fill } from '@/lib/shared/i18n/fill';
import styles from './try-in.module.scss';

interface Props {
  words: Pick<Messages['account'], 'tryIn'>;
  /** Seconds. */
  left: number;
  className?: string | undefined;
}

/** How long until the next attempt; nothing where one is allowed. */
export function TryIn({ words, left, className = styles.wait }: Props) {
  if (left <= 0) return null;
  return <p className={className}>{fill(words.tryIn, { time: waitText(left) })}</p>;
}
