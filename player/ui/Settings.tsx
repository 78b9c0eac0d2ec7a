'use client';

import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { CloseIcon } from '@/components/ui/icon/navigation';
import { ControlButton } from './ControlButton';
import { usePlayerContext, useSend } from './context';
import { SettingsIcon } from './icons';
import { AudioList, QualityList, ShortcutsSwitch, SpeedList, SubtitleList } from './SettingsLists';
import styles from './settings.module.scss';

/** A button with its panel: subtitles, audio, quality, speed. */
export function Settings() {
  const { labels } = usePlayerContext();
  const send = useSend();
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (!isOpen) return;
    send('hold', { by: 'settings', on: true });
    panel.current?.querySelector<HTMLElement>('input:checked, input')?.focus();
    const page = panel.current?.ownerDocument;
    const outside = (event: Event) => {
      const target = event.target as Node;
      if (!panel.current?.contains(target) && !button.current?.contains(target)) setOpen(false);
    };
    page?.addEventListener('pointerdown', outside);
    return () => {
      send('hold', { by: 'settings', on: false });
      page?.removeEventListener('pointerdown', outside);
    };
  }, [isOpen, send]);

  function close() {
    setOpen(false);
    button.current?.focus();
  }
  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Escape') return;
    // Escape closes only this panel, not the overlay around the player.
    event.preventDefault();
    event.stopPropagation();
    close();
  }

  return (
    <div className={styles.settings}>
      <ControlButton
        ref={button}
        label={labels.settings}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        <SettingsIcon />
      </ControlButton>
      {isOpen && (
        // biome-ignore lint/a11y/noStaticElementInteractions: Escape is heard from the radios inside
        <div ref={panel} id={id} className={styles.panel} onKeyDown={onKeyDown}>
          <ControlButton label={labels.closeSettings} className={styles.close} onClick={close}>
            <CloseIcon />
          </ControlButton>
          <SubtitleList />
          <AudioList />
          <QualityList />
          <SpeedList />
          <ShortcutsSwitch />
        </div>
      )}
    </div>
  );
}
