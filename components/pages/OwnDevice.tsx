'use client';

import { LinkButton } from '@/components/ui/button/LinkButton';
import { useBrowserValue } from '@/lib/client/hooks/use-browser-value';
import { deviceLookOf, deviceName } from '@/lib/rules/pages/devices';
import { ownDevice, ownName } from '@/lib/rules/pages/own-device';
import type { Messages } from '@/lib/shared/i18n/dictionaries';
import { routes } from '@/lib/shared/routes';
import { DeviceSign } from './DeviceSign';
import styles from './own-device.module.scss';

interface Props {
  words: Messages['pages']['store'];
  names: Messages['smartTv']['names'];
}

const agent = () => navigator.userAgent;

/** The way for the device at hand. The stored page is the same for all of them, so only the browser adds its name, where room is kept. */
export function OwnDevice({ words, names }: Props) {
  const userAgent = useBrowserValue<string | null>(agent, null);
  const id = userAgent === null ? null : ownDevice(userAgent);
  return (
    <section className={styles.own} aria-labelledby="own-device">
      <DeviceSign look={id ? deviceLookOf(id) : 'computer'} />
      <div>
        <p className={styles.kind}>{words.own}</p>
        <h2 id="own-device" className={styles.name}>
          {id && userAgent ? (ownName(userAgent) ?? deviceName(id, names)) : words.ownUnknown}
        </h2>
      </div>
      <LinkButton href={routes.instructions(id ?? undefined)} variant="primary" className={styles.way}>
        {words.steps}
      </LinkButton>
    </section>
  );
}
