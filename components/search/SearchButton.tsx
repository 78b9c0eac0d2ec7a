'use client';

import { clsx } from 'clsx';
import { usePathname } from 'next/navigation';
import { useCallback, useEffect, useRef, useState } from 'react';
import { SearchIcon } from '@/components/ui/icon/search';
import { takePressed } from '@/lib/client/browser/pressed';
import { useBrowserPath } from '@/lib/client/hooks/use-browser-path';
import { opensSearch } from '@/lib/client/search/hotkey';
import { routes } from '@/lib/shared/routes';
import type { LoadedPanel } from './load-panel';
import styles from './search.module.scss';

interface Props {
  label: string;
}

/** The initial state of the field. */
interface Begin {
  text: string;
  /** True if the viewer has typed letters while the field loaded. */
  isBegun: boolean;
}

const NOTHING: Begin = { text: '', isBegun: false };

/**
 * Spec 3 §2: search opens on the icon or on "/". It is a link to the page with a form, which works before scripts load
 * or if they fail; the field loads when it is first used (DESIGN section 10).
 */
export function SearchButton({ label }: Props) {
  const path = usePathname();
  const isOwnPage = useBrowserPath() === routes.search();
  const [panel, setPanel] = useState<LoadedPanel | null>(null);
  /** The initial state of the field; null while it is closed. */
  const [begin, setBegin] = useState<Begin | null>(null);
  const link = useRef<HTMLAnchorElement>(null);
  const lastPath = useRef(path);
  const wasOpen = useRef(false);
  const isOpen = panel !== null && begin !== null;

  /** `readStart` is called when the field has loaded, because the viewer may type before that on a slow connection. */
  const open = useCallback((readStart: () => Begin, onFailure: () => void) => {
    import('./load-panel')
      .then(({ loadPanel }) => loadPanel())
      .then((loaded) => {
        setPanel(loaded);
        setBegin(readStart());
      }, onFailure);
  }, []);
  const openEmpty = useCallback(
    () =>
      open(
        () => NOTHING,
        () => location.assign(routes.search()),
      ),
    [open],
  );

  const close = useCallback(() => setBegin(null), []);

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!opensSearch(event)) return;
      event.preventDefault();
      openEmpty();
    };
    // A press on the plain field of the page opens the one with suggestions. If that fails to load, the plain field
    // works as it is.
    const onClick = ({ target }: Event) => {
      if (!(target instanceof HTMLInputElement && target.matches('[data-plain-search]'))) return;
      open(
        () => ({ text: target.value, isBegun: target.value !== target.defaultValue }),
        () => {},
      );
    };
    document.addEventListener('keydown', onKey);
    document.addEventListener('click', onClick);
    return () => {
      document.removeEventListener('keydown', onKey);
      document.removeEventListener('click', onClick);
    };
  }, [open, openEmpty]);

  // The search ends when a result was opened or the browser went back.
  useEffect(() => {
    if (path !== lastPath.current && path !== routes.search()) setBegin(null);
    lastPath.current = path;
  }, [path]);

  useEffect(() => {
    // The removed field had the focus.
    if (wasOpen.current && !isOpen && document.activeElement === document.body)
      link.current?.focus({ preventScroll: true });
    wasOpen.current = isOpen;
  }, [isOpen]);

  return (
    <div className={styles.place}>
      {/* Not a link of the router, which would prefetch a page that the field replaces. */}
      <a
        ref={link}
        href={routes.search()}
        aria-label={label}
        title={label}
        className={clsx(styles.open, isOwnPage && styles.here)}
        onClick={(event) => {
          if (takePressed(event)) openEmpty();
        }}
      >
        <SearchIcon />
      </a>
      {isOpen ? (
        <panel.Panel words={panel.words} begin={begin.text} isBegun={begin.isBegun} onClose={close} />
      ) : null}
    </div>
  );
}
