'use client';

import { useRef } from 'react';
import { Button } from '@/components/ui/button/Button';
import { LinkButton } from '@/components/ui/button/LinkButton';
import { focusBehind } from '@/components/ui/dialog/focus-behind';
import { Failure } from '@/components/ui/form/Failure';
import { TvIcon } from '@/components/ui/icon/navigation';
import { LeaveIcon } from '@/components/ui/icon/person';
import { Section } from '@/components/ui/section/Section';
import type { AccountDevice } from '@/lib/rules/account/account';
import type { Messages } from '@/lib/shared/i18n/dictionaries';
import { fill } from '@/lib/shared/i18n/fill';
import { routes } from '@/lib/shared/routes';
import styles from './account.module.scss';
import { DeviceLine } from './DeviceLine';
import { useDeviceRemoval } from './use-device-removal';

interface Props {
  words: Messages['account'];
  devices: readonly AccountDevice[];
  onChange(devices: AccountDevice[]): void;
}

/** Spec 3 §2 Devices: the current one cannot be removed, the others after a confirmation, one by one or all of them. */
export function Devices({ words, devices, onChange }: Props) {
  const own = words.devices;
  const place = useRef<HTMLDivElement>(null);
  const { news, leaving, others, nameOf, remove, removeOthers } = useDeviceRemoval({
    words,
    devices,
    onChange,
    // The pressed button no longer exists, so the heading gets the focus.
    onGone: () => focusBehind(place.current?.closest('section')?.querySelector('h2')),
  });
  return (
    <Section
      title={own.where}
      intro={devices.length === 1 ? own.alone : fill(own.intro, { count: devices.length })}
    >
      <div ref={place} className={styles.devices}>
        <ul>
          {devices.map((device) => (
            <DeviceLine
              key={device.id}
              words={own}
              device={device}
              name={nameOf(device)}
              isLeaving={leaving.includes(device.id)}
              onRemove={() => remove(device)}
            />
          ))}
        </ul>
        <p role="status" className={styles.news}>
          {news && !news.hasFailed ? news.text : null}
        </p>
        <Failure text={news?.hasFailed ? news.text : null} />
        <div className={styles.deviceActions}>
          <LinkButton href={routes.tv()}>
            <TvIcon />
            {words.tv.add}
          </LinkButton>
          {others.length > 0 ? (
            <Button variant="quiet" aria-disabled={leaving.length > 0} onClick={removeOthers}>
              <LeaveIcon />
              {leaving.length > 1 ? own.removingOthers : own.removeOthers}
            </Button>
          ) : null}
        </div>
      </div>
    </Section>
  );
}
