'use client';

import { useId, useRef } from 'react';
import { SettingsIcon } from '@/components/ui/icon/settings';
import { loadWords } from '@/lib/client/i18n/load-words';
import { ControlButton } from './ControlButton';
import { useKey, usePlayerContext, useSend } from './context';
import styles from './controls.module.scss';
import { useLoadedLayer } from './use-loaded-layer';

async function loadSettings() {
  const [{ SettingsPanel }, words] = await Promise.all([
    import('./settings/SettingsPanel'),
    loadWords('playerSettings'),
  ]);
  return { SettingsPanel, words };
}

/** The pointer is there before the press. A failure is reported when the panel is wanted. */
const prepare = () => void loadSettings().catch(() => {});

/** A button with its panel, which loads when it is first wanted. */
export function Settings() {
  const { labels } = usePlayerContext();
  const send = useSend();
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const isOpen = useKey('layer') === 'settings';
  const settings = useLoadedLayer(isOpen, loadSettings);
  return (
    <div className={styles.settings}>
      <ControlButton
        ref={button}
        label={labels.settings}
        aria-expanded={isOpen}
        aria-controls={settings ? id : undefined}
        onPointerEnter={prepare}
        onFocus={prepare}
        onClick={() => send('showLayer', isOpen ? null : 'settings')}
      >
        <SettingsIcon />
      </ControlButton>
      {settings && <settings.SettingsPanel words={settings.words} id={id} opener={button} />}
    </div>
  );
}
