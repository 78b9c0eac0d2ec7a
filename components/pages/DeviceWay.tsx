import { fill } from '@/components/ui/fill';
import { ExternalLink } from '@/components/ui/link/ExternalLink';
import { storeName } from '@/lib/rules/pages/devices';
import type { Store } from '@/lib/rules/pages/store';
import styles from './device-guide.module.scss';

interface Props {
  /** The devices that share this way. */
  devices: readonly { id: string; name: string }[];
  text: string;
  stores?: readonly Store[];
  openLabel?: string;
  newTabLabel?: string;
}

/** How to watch on one or several similar devices; each name is an anchor. */
export function DeviceWay({ devices, text, stores = [], openLabel = '', newTabLabel = '' }: Props) {
  return (
    <li className={styles.device}>
      <div className={styles.names}>
        {devices.map(({ id, name }) => (
          <h3 key={id} id={id} className={styles.name}>
            {name}
          </h3>
        ))}
      </div>
      <p className={styles.text}>{text}</p>
      {stores.map((store) => (
        <ExternalLink key={store.href} href={store.href} newTabLabel={newTabLabel} className={styles.store}>
          {fill(openLabel, { store: storeName(store) })}
        </ExternalLink>
      ))}
    </li>
  );
}
