'use client';

import { useRef, useState } from 'react';
import { LinkButton } from '@/components/ui/button/LinkButton';
import { focusBehind } from '@/components/ui/dialog/focus-behind';
import { fill } from '@/components/ui/fill';
import { Failure } from '@/components/ui/form/Failure';
import { TvIcon } from '@/components/ui/icon/navigation';
import { Section } from '@/components/ui/section/Section';
import { removeDevice } from '@/lib/client/account/calls';
import { askConfirm } from '@/lib/client/modals/message';
import type { AccountDevice } from '@/lib/rules/account/account';
import type { Messages } from '@/lib/shared/i18n/dictionaries';
import { PlatformError } from '@/lib/shared/platform-error';
import { routes } from '@/lib/shared/routes';
import styles from './account.module.scss';
import { DeviceLine } from './DeviceLine';

interface Props {
  words: Messages['account'];
  devices: readonly AccountDevice[];
  onChange(devices: AccountDevice[]): void;
}

/** Spec 3 §2 Devices: the current one cannot be removed, the others after a confirmation. */
export function Devices({ words, devices, onChange }: Props) {
  const own = words.devices;
  const [leaving, setLeaving] = useState<string | null>(null);
  const [news, setNews] = useState<{ text: string; hasFailed: boolean } | null>(null);
  const place = useRef<HTMLDivElement>(null);

  const nameOf = ({ kind, about }: AccountDevice) => [own.types[kind], about].filter(Boolean).join(' · ');

  const remove = async (device: AccountDevice) => {
    const name = nameOf(device);
    const text = fill(own.confirmText, { name });
    if (leaving || !(await askConfirm({ title: own.confirmTitle, text, action: own.remove }))) return;
    setLeaving(device.id);
    setNews(null);
    try {
      await removeDevice(device.id);
      onChange(devices.filter(({ id }) => id !== device.id));
      setNews({ text: fill(own.removed, { name }), hasFailed: false });
      // The pressed button no longer exists, so the heading gets the focus.
      focusBehind(place.current?.closest('section')?.querySelector('h2'));
    } catch (failure) {
      setNews({ text: fill(own.removeFailed, { reason: reasonOf(failure, words) }), hasFailed: true });
    } finally {
      setLeaving(null);
    }
  };

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
              isLeaving={leaving === device.id}
              onRemove={() => remove(device)}
            />
          ))}
        </ul>
        <p role="status" className={styles.news}>
          {news && !news.hasFailed ? news.text : null}
        </p>
        <Failure text={news?.hasFailed ? news.text : null} />
        <LinkButton href={routes.tv()} className={styles.addTv}>
          <TvIcon />
          {words.tv.add}
        </LinkButton>
      </div>
    </Section>
  );
}

function reasonOf(failure: unknown, words: Messages['account']): string {
  if (!navigator.onLine) return words.offline;
  return (failure instanceof PlatformError && failure.sentence) || words.unavailable;
}
