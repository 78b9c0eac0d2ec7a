import { Button } from '@/components/ui/button/Button';
import { PhoneIcon } from '@/components/ui/icon/devices';
import { LaptopIcon, TvIcon } from '@/components/ui/icon/navigation';
import { recentText } from '@/lib/client/browser/moment';
import type { AccountDevice } from '@/lib/rules/account/account';
import type { Messages } from '@/lib/shared/i18n/dictionaries';
import { fill } from '@/lib/shared/i18n/fill';
import styles from './account.module.scss';

const ICONS = {
  android_tv: TvIcon,
  android_stb: TvIcon,
  tvos: TvIcon,
  webkit: TvIcon,
  tv: TvIcon,
  android_mobile: PhoneIcon,
  ios: PhoneIcon,
  phone: PhoneIcon,
  tablet: PhoneIcon,
  web: LaptopIcon,
  pc: LaptopIcon,
  other: LaptopIcon,
} satisfies Record<AccountDevice['kind'], unknown>;

interface Props {
  words: Messages['account']['devices'];
  device: AccountDevice;
  /** The complete description, because a screen reader announces the button without the text beside it. */
  name: string;
  isLeaving: boolean;
  onRemove(): void;
}

export function DeviceLine({ words, device, name, isLeaving, onRemove }: Props) {
  const { kind, about, loginAt, isCurrent } = device;
  const Icon = ICONS[kind];
  return (
    <li className={styles.device}>
      <span className={styles.deviceIcon}>
        <Icon />
      </span>
      <div className={styles.deviceWords}>
        <p className={styles.deviceName}>
          {words.types[kind]}
          {isCurrent ? <span className={styles.here}>{words.current}</span> : null}
        </p>
        {about ? <p className={styles.deviceAbout}>{about}</p> : null}
        {loginAt ? (
          <p className={styles.deviceAbout}>{fill(words.seen, { time: recentText(loginAt) })}</p>
        ) : null}
      </div>
      {isCurrent ? null : (
        <Button
          size="sm"
          className={styles.remove}
          aria-label={isLeaving ? undefined : fill(words.removeNamed, { name })}
          aria-disabled={isLeaving}
          onClick={onRemove}
        >
          {isLeaving ? words.removing : words.remove}
        </Button>
      )}
    </li>
  );
}
