'use client';

import { usePathname } from 'next/navigation';
import { type MouseEvent, useCallback, useEffect, useRef, useState } from 'react';
import { SearchIcon } from '@/components/ui/icon/navigation';
import { opensSearch } from '@/lib/client/search/hotkey';
import { routes } from '@/lib/shared/routes';
import type { LoadedPanel } from './load-panel';
import styles from './search.module.scss';

interface Props {
  label: string;
}

/** What the field begins with. */
interface Begin {
  text: string;
  /** Somebody has typed some of it while the field was on its way. */
  isBegun: boolean;
}

const NOTHING: Begin = { text: '', isBegun: false };

/** A press that opens a new tab or window is the browser's. */
const isPlain = (event: MouseEvent) => !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);

/**
 * Spec 3 §2: search opens on the icon, or on "/". A link, so it leads to the page with a form until scripts are there and
 * where they fail; the field arrives when it is first wanted (DESIGN section 10).
 */
export function SearchButton({ label }: Props) {
  const path = usePathname();
  const [panel, setPanel] = useState<LoadedPanel | null>(null);
  /** What the field begins with; null while it is closed. */
  const [begin, setBegin] = useState<Begin | null>(null);
  const link = useRef<HTMLAnchorElement>(null);
  const lastPath = useRef(path);
  const wasOpen = useRef(false);
  const isOpen = panel !== null && begin !== null;

  /** `begins` is asked when the field is there: on a slow line letters are typed before. */
  const open = useCallback((begins: () => Begin, onFailure: () => void) => {
    import('./load-panel')
      .then(({ loadPanel }) => loadPanel())
      .then((loaded) => {
        setPanel(loaded);
        setBegin(begins());
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
    // The plain field of the page: whoever presses it wants the one with suggestions. Without that one it works as it is.
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

  // A result was opened, or the browser went back: whatever page this is now, nobody searches on it.
  useEffect(() => {
    if (path !== lastPath.current && path !== routes.search()) setBegin(null);
    lastPath.current = path;
  }, [path]);

  useEffect(() => {
    // The field took the focus with it.
    if (wasOpen.current && !isOpen && document.activeElement === document.body)
      link.current?.focus({ preventScroll: true });
    wasOpen.current = isOpen;
  }, [isOpen]);

  return (
    <div className={styles.place}>
      {/* Not the router's link: it would fetch the page that the field makes needless. */}
      <a
        ref={link}
        href={routes.search()}
        aria-label={label}
        title={label}
        className={styles.open}
        onClick={(event) => {
          if (!isPlain(event)) return;
          event.preventDefault();
          openEmpty();
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
