import { ChevronRightIcon } from '@/components/ui/icon/arrows';
import { Link } from '@/components/ui/link/Link';
import { Section } from '@/components/ui/section/Section';
import styles from './device-picker.module.scss';

interface Device {
  href: string;
  name: string;
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
        </Section>
      ))}
    </nav>
  );
}
