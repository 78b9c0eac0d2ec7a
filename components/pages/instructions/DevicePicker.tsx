import { Link } from '@/components/ui/link/Link';
import { Section } from '@/components/ui/section/Section';
import type { DeviceLook } from '@/lib/rules/pages/devices';
import { DeviceSign } from '../DeviceSign';
import styles from './device-picker.module.scss';

interface Device {
  href: string;
  name: string;
  look: DeviceLook;
}

interface Props {
  label: string;
  groups: ReadonlyArray<{ title: string; devices: readonly Device[] }>;
  /** The address of the chosen device. */
  chosen: string | null;
}

/** Links to the instructions of every device, by kind. */
export function DevicePicker({ label, groups, chosen }: Props) {
  return (
    <nav aria-label={label} className={styles.picker}>
      {groups.map(({ title, devices }) => (
        <Section key={title} title={title}>
          <ul className={styles.devices}>
            {devices.map(({ href, name, look }) => (
              <li key={href}>
                <Link
                  href={href}
                  className={styles.device}
                  aria-current={href === chosen ? 'page' : undefined}
                >
                  <DeviceSign look={look} />
                  {name}
                </Link>
              </li>
            ))}
          </ul>
        </Section>
      ))}
    </nav>
  );
}
