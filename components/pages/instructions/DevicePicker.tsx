import { ChevronRightIcon } from '@/components/ui/icon/arrows';
import { Link } from '@/components/ui/link/Link';
import type { DeviceSign } from '@/lib/rules/pages/devices';
import { DeviceIcon } from '../DeviceIcon';
import styles from './device-picker.module.scss';

interface Device {
  href: string;
  name: string;
  sign: DeviceSign;
}

export interface DeviceGroup {
  title: string;
  devices: readonly Device[];
  /** Below the others: for who has none of them. */
  other?: Device;
}

interface Props {
  label: string;
  groups: readonly DeviceGroup[];
  /** The address of the chosen device. */
  chosen: string | null;
}

/** Links to the instructions of every device, by kind. */
export function DevicePicker({ label, groups, chosen }: Props) {
  const link = ({ href, name, sign }: Device) => (
    <Link href={href} className={styles.device} aria-current={href === chosen ? 'page' : undefined}>
      <DeviceIcon sign={sign} />
      {name}
      <ChevronRightIcon size="sm" className={styles.chevron} />
    </Link>
  );
  return (
    <nav aria-label={label} className={styles.picker}>
      {groups.map(({ title, devices, other }) => (
        <section key={title} className={styles.group}>
          <h2 className={styles.title}>{title}</h2>
          <ul className={styles.devices}>
            {devices.map((device) => (
              <li key={device.href}>{link(device)}</li>
            ))}
          </ul>
          {other ? <p className={styles.other}>{link(other)}</p> : null}
        </section>
      ))}
    </nav>
  );
}
