'use client';

import { type KeyboardEvent, type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import { ChevronLeftIcon } from '@/components/ui/icon/arrows';
import { isTelevision } from '@/lib/client/browser/is-television';
import { isPhone } from '../../features/support/device';
import { ControlButton } from '../ControlButton';
import { usePlayerContext } from '../context';
import { Panel } from '../panel/Panel';
import { type Page, SettingsContext, type SettingsWords } from './context';
import { MainPage } from './MainPage';
import { AudioPage, KeysPage, QualityPage, SpeedPage, SubtitlesPage } from './pages';
import { SleepPage } from './SleepPage';
import { StylePage } from './StylePage';
import styles from './settings.module.scss';

/** Where the back button leads. */
const PARENT: Partial<Record<Page, Page>> = { style: 'subtitles' };

interface Props {
  words: SettingsWords;
  id: string;
  opener: RefObject<HTMLElement | null>;
}

/** The settings: a menu whose lines lead to pages, as a panel or as a sheet. */
export function SettingsPanel({ words, id, opener }: Props) {
  const { labels } = usePlayerContext();
  const [page, setPage] = useState<Page>('main');
  const body = useRef<HTMLDivElement>(null);
  const cameFrom = useRef<Page | null>(null);
  const titles: Record<Page, string> = {
    main: labels.settings,
    subtitles: labels.subtitles,
    style: words.style,
    audio: words.audio,
    quality: words.quality,
    speed: words.speed,
    sleep: words.sleep,
    keys: labels.shortcuts,
  };

  // Forward the focus moves to the choice, back to the line that led there.
  useEffect(() => {
    const find = (selector: string) => body.current?.querySelector<HTMLElement>(selector);
    const line = cameFrom.current && find(`[data-page="${cameFrom.current}"]`);
    cameFrom.current = null;
    (line || find(page === 'main' ? 'button' : 'input:checked, input'))?.focus();
  }, [page]);

  function back() {
    cameFrom.current = page;
    setPage(PARENT[page] ?? 'main');
  }
  /** Arrows move between the lines; radio lists have their own. On a television they also lead out of the lines. */
  function onKeyDown(event: KeyboardEvent) {
    if (isTelevision()) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const lines = [...(body.current?.querySelectorAll('button') ?? [])];
    const at = lines.indexOf(event.target as HTMLButtonElement);
    if (step === undefined || at < 0) return;
    event.preventDefault();
    lines[(at + step + lines.length) % lines.length]?.focus();
  }

  const context = useMemo(() => ({ words, go: setPage }), [words]);
  return (
    <SettingsContext value={context}>
      <Panel
        {...{ id, opener, onKeyDown }}
        name="settings"
        label={labels.settings}
        title={titles[page]}
        closeLabel={words.close}
        before={
          page !== 'main' && (
            <ControlButton label={words.back} onClick={back}>
              <ChevronLeftIcon />
            </ControlButton>
          )
        }
      >
        <div ref={body} className={styles.page}>
          {page === 'main' && <MainPage hasKeyboard={!isPhone()} />}
          {page === 'subtitles' && <SubtitlesPage />}
          {page === 'style' && <StylePage />}
          {page === 'audio' && <AudioPage />}
          {page === 'quality' && <QualityPage />}
          {page === 'speed' && <SpeedPage />}
          {page === 'sleep' && <SleepPage />}
          {page === 'keys' && <KeysPage />}
        </div>
      </Panel>
    </SettingsContext>
  );
}
