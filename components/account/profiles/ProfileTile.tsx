import { clsx } from 'clsx';
import { Avatar } from '@/components/ui/avatar/Avatar';
import { VisuallyHidden } from '@/components/ui/hidden/VisuallyHidden';
import { PencilIcon } from '@/components/ui/icon/status';
import { Spinner } from '@/components/ui/spinner/Spinner';
import type { Profile } from '@/lib/rules/profiles/profile';
import type { Messages } from '@/lib/shared/i18n/dictionaries';
import { fill } from '@/lib/shared/i18n/fill';
import styles from './profiles.module.scss';

interface Props {
  profile: Profile;
  words: Messages['profiles'];
  isActive: boolean;
  isManaged: boolean;
  isBusy: boolean;
  /** Gets the focus when the list opens. */
  isFirst: boolean;
  onPress(): void;
}

export function ProfileTile({ profile, words, isActive, isManaged, isBusy, isFirst, onPress }: Props) {
  const { name, role, icon } = profile;
  const about = [isActive ? words.active : null, role === 'child' ? words.kid : null]
    .filter(Boolean)
    .join(' · ');
  return (
    <button
      type="button"
      className={styles.tile}
      aria-current={isActive ? 'true' : undefined}
      aria-disabled={isBusy}
      data-autofocus={isFirst ? '' : undefined}
      onClick={onPress}
    >
      {/* The visible text is part of the accessible name, so that speech input can find the button (WCAG 2.5.3). */}
      {isManaged ? <VisuallyHidden>{`${fill(words.editNamed, { name: '' }).trim()} `}</VisuallyHidden> : null}
      <span className={styles.face}>
        <Avatar src={icon} name={name} sizes="120px" className={styles.picture} />
        {isBusy ? (
          <span className={styles.over}>
            <Spinner label={words.switching} />
          </span>
        ) : isManaged ? (
          <span className={styles.sign}>
            <PencilIcon />
          </span>
        ) : null}
      </span>
      <span className={styles.name}>{name}</span>
      <span className={clsx(styles.about, isActive && styles.isActive)}>{about}</span>
    </button>
  );
}
