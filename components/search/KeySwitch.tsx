'use client';

import { useEffect, useState } from 'react';
import { Switch } from '@/components/ui/switch/Switch';
import { isKeyOn, setKeyOn } from '@/lib/client/search/hotkey';
import styles from './page.module.scss';

interface Props {
  label: string;
}

/** WCAG 2.1.4: viewers who use speech input or press keys by accident can switch "/" off. */
export function KeySwitch({ label }: Props) {
  const [isOn, setOn] = useState(true);
  useEffect(() => setOn(isKeyOn()), []);
  return (
    <div className={styles.key}>
      <Switch
        label={label}
        isOn={isOn}
        onChange={(wanted) => {
          setKeyOn(wanted);
          setOn(isKeyOn());
        }}
      />
    </div>
  );
}
