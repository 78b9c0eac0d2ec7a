import { ChevronRightIcon } from '@/components/ui/icon/arrows';
import { Link } from '@/components/ui/link/Link';
import styles from './device-picker.module.scss';

export interface DeviceGroup {
  title: string;
  devices: ReadonlyArray<{ href: string; name: string }>;
}

interface Props {
  label: string;
  groups: readonly DeviceGroup[];
  /** The address of the chosen device. */
  chosen: string | null;
}

/** Links to the instructions of every device, by kind. */
export function DevicePicker({ label, groups, chosen }: Props) {
  return (
    <nav aria-label={label} className={styles.picker}>
      {groups.map(({ title, devices }) => (
        <section key={title} className={styles.group}>
          <h2 className={styles.title}>{title}</h2>
          <ul className={styles.devices}>
            {devices.map(({ href, name }) => (
              <li key={href}>
                <Link
                  href={href}
                  className={styles.device}
                  aria-current={href === chosen ? 'page' : undefined}
                >
                  {name}
                  <ChevronRightIcon size="sm" />
                </Link>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </nav>
  );
}
