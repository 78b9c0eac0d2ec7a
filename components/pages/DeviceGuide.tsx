import { fill } from '@/components/ui/fill';
import { ChevronRightIcon } from '@/components/ui/icon/arrows';
import { Link } from '@/components/ui/link/Link';
import { Section } from '@/components/ui/section/Section';
import {
  COMMON_TVS,
  type DeviceId,
  deviceName,
  devicesOf,
  namedTvs,
  signOf,
  storeName,
  storesOf,
} from '@/lib/rules/pages/devices';
import type { Store } from '@/lib/rules/pages/store';
import type { Messages } from '@/lib/shared/i18n/dictionaries';
import { routes } from '@/lib/shared/routes';
import { DeviceIcon } from './DeviceIcon';
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
  const item = (id: DeviceId) => {
    const name = deviceName(id, names);
    const own = storesOf(id, stores);
    return (
      <li key={id} className={styles.device}>
        <h3 className={styles.name}>
          <Link href={routes.instructions(id)} className={styles.how} aria-label={`${words.how}: ${name}`}>
            <DeviceIcon sign={signOf(id)} />
            {name}
            <ChevronRightIcon size="sm" className={styles.chevron} />
          </Link>
        </h3>
        {own.length > 0 ? (
          <p className={styles.links}>
            {own.map((store) => (
              <StoreLink key={store.href} store={store} newTabLabel={newTabLabel} className={styles.link}>
                {fill(words.open, { store: storeName(store) })}
              </StoreLink>
            ))}
          </p>
        ) : null}
      </li>
    );
  };
  const tvs = namedTvs();
  const kinds = [
    [words.phones, devicesOf('phone')],
    [words.computers, devicesOf('computer')],
  ] as const;
  return (
    <div className={styles.guide}>
      <Section title={words.tvs}>
        <div className={styles.tvs}>
          <ul className={styles.common}>{tvs.slice(0, COMMON_TVS).map(item)}</ul>
          <ul className={styles.devices}>{tvs.slice(COMMON_TVS).map(item)}</ul>
        </div>
        <Link href={routes.instructions('other')} className={styles.link}>
          {deviceName('other', names)}
        </Link>
      </Section>
      {kinds.map(([title, devices]) => (
        <Section key={title} title={title}>
          <ul className={styles.devices}>{devices.map(item)}</ul>
        </Section>
      ))}
    </div>
  );
}
