import { fill } from '@/components/ui/fill';
import { ExternalLink } from '@/components/ui/link/ExternalLink';
import { Section } from '@/components/ui/section/Section';
import type { Messages } from '@/lib/i18n/dictionaries';
import { DEVICES, storeName, storesOf } from '@/lib/pages/devices';
import type { Store } from '@/lib/platform/resources';
import styles from './device-guide.module.scss';

interface Props {
  stores: readonly Store[];
  words: Messages['pages']['store'];
  newTabLabel: string;
}

/** For each device its application, or, while there is none, how to watch without. */
export function DeviceGuide({ stores, words, newTabLabel }: Props) {
  const without = { tv: words.noTvApp, android: words.android, ios: words.ios };
  const group = (title: string, kind: 'tv' | 'phone') => (
    <Section title={title}>
      <ul className={styles.devices}>
        {DEVICES.filter((device) => device.kind === kind).map((device) => {
          const found = storesOf(device, stores);
          const advice = device.kind === 'tv' ? without.tv : without[device.id];
          return (
            <li key={device.id} id={device.id} className={styles.device}>
              <h3 className={styles.name}>{device.name}</h3>
              <p className={styles.text}>{found.length > 0 ? words.app : advice}</p>
              {found.map((store) => (
                <ExternalLink
                  key={store.href}
                  href={store.href}
                  newTabLabel={newTabLabel}
                  className={styles.store}
                >
                  {fill(words.open, { store: storeName(store) })}
                </ExternalLink>
              ))}
            </li>
          );
        })}
      </ul>
    </Section>
  );
  return (
    <div className={styles.guide}>
      {group(words.tvs, 'tv')}
      {group(words.phones, 'phone')}
      <Section title={words.computers}>
        <div className={styles.device}>
          <h3 className={styles.name}>{words.computer}</h3>
          <p className={styles.text}>{words.browser}</p>
        </div>
      </Section>
    </div>
  );
}
