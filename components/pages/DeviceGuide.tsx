import { fill } from '@/components/ui/fill';
import { PhoneIcon } from '@/components/ui/icon/money';
import { ComputerIcon, TvIcon } from '@/components/ui/icon/navigation';
import { Link } from '@/components/ui/link/Link';
import { Section } from '@/components/ui/section/Section';
import { type DeviceId, deviceName, devicesOf, storeName, storesOf } from '@/lib/rules/pages/devices';
import type { Store } from '@/lib/rules/pages/store';
import type { Messages } from '@/lib/shared/i18n/dictionaries';
import { routes } from '@/lib/shared/routes';
import styles from './device-guide.module.scss';
import { StoreLink } from './StoreLink';

interface Props {
  stores: readonly Store[];
  words: Messages['pages']['store'];
  names: Messages['smartTv']['names'];
  newTabLabel: string;
}

/** The applications of each device, and how to begin on it. */
export function DeviceGuide({ stores, words, names, newTabLabel }: Props) {
  const item = (id: DeviceId, Icon: typeof TvIcon) => (
    <li key={id} className={styles.device}>
      <Icon size="lg" className={styles.icon} />
      <h3 className={styles.name}>{deviceName(id, names)}</h3>
      <p className={styles.links}>
        <Link
          href={routes.instructions(id)}
          className={styles.link}
          aria-label={`${words.how}: ${deviceName(id, names)}`}
        >
          {words.how}
        </Link>
        {storesOf(id, stores).map((store) => (
          <StoreLink key={store.href} store={store} newTabLabel={newTabLabel} className={styles.link}>
            {fill(words.open, { store: storeName(store) })}
          </StoreLink>
        ))}
      </p>
    </li>
  );
  const kinds = [
    [words.tvs, devicesOf('tv'), TvIcon],
    [words.phones, devicesOf('phone'), PhoneIcon],
    [words.computers, devicesOf('computer'), ComputerIcon],
  ] as const;
  return (
    <div className={styles.guide}>
      {kinds.map(([title, devices, icon]) => (
        <Section key={title} title={title}>
          <ul className={styles.devices}>{devices.map((id) => item(id, icon))}</ul>
        </Section>
      ))}
    </div>
  );
}
