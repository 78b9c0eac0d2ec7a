import { Link } from '@/components/ui/link/Link';
import { Section } from '@/components/ui/section/Section';
import {
  type DeviceId,
  deviceLookOf,
  deviceName,
  devicesOf,
  storeName,
  storesOf,
} from '@/lib/rules/pages/devices';
import type { Store } from '@/lib/rules/pages/store';
import type { Messages } from '@/lib/shared/i18n/dictionaries';
import { fill } from '@/lib/shared/i18n/fill';
import { routes } from '@/lib/shared/routes';
import { DeviceSign } from './DeviceSign';
import styles from './device-guide.module.scss';
import { OwnDevice } from './OwnDevice';
import { StoreLink } from './StoreLink';

interface Props {
  stores: readonly Store[];
  words: Messages['pages']['store'];
  names: Messages['smartTv']['names'];
  newTabLabel: string;
}

/** The applications of each device, and how to begin on it: phones first, as most have the page on one. */
export function DeviceGuide({ stores, words, names, newTabLabel }: Props) {
  const item = (id: DeviceId) => {
    const name = deviceName(id, names);
    const own = storesOf(id, stores);
    return (
      <li key={id} className={styles.device}>
        <h3>
          <Link href={routes.instructions(id)} className={styles.how} aria-label={`${words.how}: ${name}`}>
            <DeviceSign look={deviceLookOf(id)} />
            {name}
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
  return (
    <div className={styles.guide}>
      <OwnDevice words={words} names={names} />
      <Section title={words.phones}>
        <ul className={styles.devices}>{[...devicesOf('phone'), ...devicesOf('computer')].map(item)}</ul>
      </Section>
      <Section title={words.tvs}>
        <ul className={styles.devices}>{devicesOf('tv').map(item)}</ul>
      </Section>
    </div>
  );
}
