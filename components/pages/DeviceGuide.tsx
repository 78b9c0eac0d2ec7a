import { Section } from '@/components/ui/section/Section';
import { DEVICES, storesOf } from '@/lib/rules/pages/devices';
import type { Store } from '@/lib/rules/pages/store';
import type { Messages } from '@/lib/shared/i18n/dictionaries';
import { DeviceWay } from './DeviceWay';
import styles from './device-guide.module.scss';

interface Props {
  stores: readonly Store[];
  words: Messages['pages']['store'];
  newTabLabel: string;
}

/** For each device its application or, without one, how to watch in another way. */
export function DeviceGuide({ stores, words, newTabLabel }: Props) {
  const found = DEVICES.map((device) => ({ device, stores: storesOf(device, stores) }));
  const withApp = (kind: 'tv' | 'phone') =>
    found
      .filter(({ device, stores: own }) => device.kind === kind && own.length > 0)
      .map(({ device, stores: own }) => (
        <DeviceWay
          key={device.id}
          devices={[device]}
          text={words.app}
          stores={own}
          openLabel={words.open}
          newTabLabel={newTabLabel}
        />
      ));
  const without = found.filter(({ stores: own }) => own.length === 0).map(({ device }) => device);
  const tvs = without.filter(({ kind }) => kind === 'tv');
  return (
    <div className={styles.guide}>
      <Section title={words.tvs}>
        <ul className={styles.devices}>
          {withApp('tv')}
          {tvs.length > 0 ? <DeviceWay devices={tvs} text={words.noTvApp} /> : null}
        </ul>
      </Section>
      <Section title={words.phones}>
        <ul className={styles.devices}>
          {withApp('phone')}
          {without.map((device) =>
            device.kind === 'phone' ? (
              <DeviceWay key={device.id} devices={[device]} text={words[device.id]} />
            ) : null,
          )}
        </ul>
      </Section>
      <Section title={words.computers}>
        <ul className={styles.devices}>
          <DeviceWay devices={[{ id: 'computer', name: words.computer }]} text={words.browser} />
        </ul>
      </Section>
    </div>
  );
}
