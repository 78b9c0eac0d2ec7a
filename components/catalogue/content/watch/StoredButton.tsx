import { Button } from '@/components/ui/button/Button';
import { LinkButton } from '@/components/ui/button/LinkButton';
import { PlayIcon } from '@/components/ui/icon/playback';
import { Spinner } from '@/components/ui/spinner/Spinner';
import { takePressed } from '@/lib/client/browser/pressed';
import { fill } from '@/lib/shared/i18n/fill';
import { ButtonLabel } from './ButtonLabel';
import type { WatchProps } from './button-label';
import styles from './watch.module.scss';

interface Props
  extends Pick<WatchProps, 'words' | 'isFree' | 'isAnnouncement' | 'watchHref' | 'firstEpisode'> {
  /** What the viewer may do is not known yet. */
  isWaiting: boolean;
  /** Instead of where the link leads. */
  onPress?(): void;
}

/**
 * The watch button of the stored page, the same for everybody. Spec 2 §2 Watch button: "while loading, a spinner"; its words stay, so that
 * it has one meaning and one size. It is not `disabled`: the focus begins at it on a television.
 */
export function StoredButton(props: Props) {
  const { words, isFree, isAnnouncement, watchHref, firstEpisode, isWaiting, onPress } = props;
  const icon = isWaiting ? (
    <span className={styles.wait}>
      <Spinner label={words.loading} />
    </span>
  ) : (
    <PlayIcon />
  );
  const look = { size: 'lg', className: styles.watch, 'aria-busy': isWaiting || undefined } as const;
  if (!watchHref) {
    return (
      <Button {...look} onClick={onPress}>
        <ButtonLabel icon={icon} label={words.watch} sub={isAnnouncement ? words.announcement : null} />
      </Button>
    );
  }
  const first = firstEpisode && fill(words.suffix, firstEpisode);
  return (
    <LinkButton
      {...look}
      href={watchHref}
      variant="primary"
      // A new tab opens the player, which shows the price.
      onClick={onPress && ((event) => takePressed(event) && onPress())}
    >
      <ButtonLabel
        icon={icon}
        label={isFree ? words.watchFree : words.watch}
        sub={isFree ? first : words.subscription}
      />
    </LinkButton>
  );
}
