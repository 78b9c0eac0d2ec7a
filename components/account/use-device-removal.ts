'use client';

import { useState } from 'react';
import { removeDevice } from '@/lib/client/account/calls';
import { reasonOf } from '@/lib/client/errors/reason-of';
import { pageLocale } from '@/lib/client/i18n/load-words';
import { askConfirm } from '@/lib/client/modals/message';
import type { AccountDevice } from '@/lib/rules/account/account';
import type { Messages } from '@/lib/shared/i18n/dictionaries';
import { fill } from '@/lib/shared/i18n/fill';
import { listText } from '@/lib/shared/i18n/list-text';

interface Options {
  words: Messages['account'];
  devices: readonly AccountDevice[];
  onChange(devices: AccountDevice[]): void;
  /** Called when the pressed button has been removed together with its device. */
  onGone(): void;
}

/** Ends other devices after a confirmation: one, or all of them, each by a call of its own. */
export function useDeviceRemoval({ words, devices, onChange, onGone }: Options) {
  const own = words.devices;
  /** Their ids. */
  const [leaving, setLeaving] = useState<readonly string[]>([]);
  const [news, setNews] = useState<{ text: string; hasFailed: boolean } | null>(null);

  const nameOf = ({ kind, about }: AccountDevice) => [own.types[kind], about].filter(Boolean).join(' · ');

  /** Removes the devices one by one; a failure does not stop the removal of the others. */
  const end = async (wanted: readonly AccountDevice[]) => {
    const failed: AccountDevice[] = [];
    let reason = '';
    let left = [...devices];
    setLeaving(wanted.map(({ id }) => id));
    setNews(null);
    for (const device of wanted) {
      try {
        await removeDevice(device.id);
        left = left.filter(({ id }) => id !== device.id);
        onChange(left);
      } catch (failure) {
        failed.push(device);
        reason = reasonOf(failure, words);
      }
    }
    setLeaving([]);
    return { failed, reason };
  };

  const remove = async (device: AccountDevice) => {
    const name = nameOf(device);
    const text = fill(own.confirmText, { name });
    if (leaving.length > 0) return;
    if (!(await askConfirm({ title: own.confirmTitle, text, action: own.remove }))) return;
    const { failed, reason } = await end([device]);
    if (failed.length > 0) return setNews({ text: fill(own.removeFailed, { reason }), hasFailed: true });
    setNews({ text: fill(own.removed, { name }), hasFailed: false });
    onGone();
  };

  const others = devices.filter(({ isCurrent }) => !isCurrent);
  const removeOthers = async () => {
    const text = fill(own.othersText, { count: others.length });
    if (leaving.length > 0) return;
    if (!(await askConfirm({ title: own.othersTitle, text, action: own.removeOthers }))) return;
    const { failed, reason } = await end(others);
    if (failed.length > 0) {
      const names = listText(failed.map(nameOf), pageLocale());
      return setNews({ text: fill(own.othersFailed, { names, reason }), hasFailed: true });
    }
    setNews({ text: own.othersRemoved, hasFailed: false });
    onGone();
  };

  return { news, leaving, others, nameOf, remove, removeOthers };
}
